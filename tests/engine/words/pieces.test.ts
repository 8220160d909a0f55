// Words that move, mix and show pieces, and dice: what they do, and who knows what afterwards.
import { describe, expect, test } from 'vitest';
import {
  eventsFor,
  view,
  type Effects,
  type State,
  type TableFile,
} from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';
import { told } from '../ruleset/told.ts';

const TABLE: TableFile = {
  kinds: { beast: {}, tool: {} },
  zones: {
    deck: { per: 'table', see: 'none', refill: 'heap' },
    heap: { per: 'table', see: 'top' },
    row: { per: 'table', see: 'all' },
    hand: { per: 'player', see: 'owner' },
    den: { per: 'player', see: 'face' },
  },
  vars: {
    list: { type: 'list<card>' },
    sum: { type: 'int' },
    busy: { on: 'card', type: 'bool' },
  },
};

/** A deck of six, the axe on top; the state after one move that does these effects. */
function after(effects: Effects, seed = 1) {
  const ruleset = linked(
    smallSource({
      table: TABLE,
      setup: [
        { do: 'create', def: 'fox', in: 'table.deck', copies: 2 },
        { do: 'create', def: 'owl', in: 'table.deck', copies: 3 },
        { do: 'create', def: 'axe', in: 'table.deck' },
      ],
      moves: { wait: { do: effects } },
    }),
  );
  const { state, events } = play(ruleset, begin(ruleset, { seed }).state, { move: 'wait' });
  const zone = (name: string, seat = 0) => state.zones[ruleset.world.zones.get(name)!.base + seat]!;
  const variable = (name: string) => state.vars[ruleset.world.columns.table.get(name)!.base];
  const seen = (seat: number | null) => seenBy(ruleset, state, seat);
  return { ruleset, state, events: events.slice(1), zone, variable, seen };
}

/** The refs of the pieces whose faces a seat can tell. */
function seenBy(ruleset: ReturnType<typeof linked>, state: State, seat: number | null): string[] {
  const refs = view(ruleset, state, seat).zones.flatMap(({ pieces }) =>
    pieces.map(({ ref }) => ref),
  );
  return refs.filter((ref) => ref !== null).sort();
}

describe('draw', () => {
  test('[WORDS-2] draw takes from the top, one by one, and names what it took', () => {
    const { zone, variable } = after([
      { do: 'draw', from: 'table.deck', to: 'you.hand', n: 2, as: 'drawn' },
      { do: 'set', what: 'table.list', to: 'drawn' },
    ]);
    expect([zone('hand'), zone('deck'), variable('list')]).toEqual([
      [5, 4],
      [0, 1, 2, 3],
      [5, 4],
    ]);
  });

  test('[WORDS-2] draw fills an empty zone again, and stops when nothing is left', () => {
    const { zone, variable } = after([
      { do: 'draw', from: 'table.deck', to: 'table.heap', n: 6 },
      { do: 'draw', from: 'table.deck', to: 'you.hand', n: 4, as: 'drawn' },
      { do: 'set', what: 'table.sum', to: 'drawn.size()' },
      { do: 'draw', from: 'table.heap', to: 'you.hand', n: 4 },
    ]);
    expect([zone('hand').length, zone('deck').length, zone('heap').length]).toEqual([4, 2, 0]);
    expect(variable('sum')).toBe(4);
  });
});

describe('places', () => {
  test('[WORDS-2] move lays at the bottom in order, and face up if it is said', () => {
    const { zone, seen } = after([
      { do: 'move', what: 'table.deck.last()', to: 'you.den', up: true },
      { do: 'move', what: 'table.deck.last()', to: 'you.den' },
    ]);
    expect([zone('deck'), zone('den')]).toEqual([
      [0, 1, 2, 3],
      [5, 4],
    ]);
    expect([seen(0), seen(null)]).toEqual([['piece/5'], ['piece/5']]);
    const below = after([
      { do: 'move', what: "table.deck.filter(c, c.id == 'owl')", to: 'table.deck', at: 'bottom' },
    ]);
    expect(below.zone('deck')).toEqual([2, 3, 4, 0, 1, 5]);
  });

  test('[WORDS-2] swap exchanges places, in one zone or two, with what lies on the pieces', () => {
    const { zone, state } = after([
      { do: 'draw', from: 'table.deck', to: 'you.hand', n: 2 },
      { do: 'random', from: "you.hand.filter(c, c.id == 'axe')", as: 'axe' },
      { do: 'random', from: "you.hand.filter(c, c.id == 'owl')", as: 'owl' },
      { do: 'set', what: 'axe.busy', to: 'true' },
      { do: 'swap', a: 'axe', b: 'owl' },
      { do: 'swap', a: 'axe', b: 'or(table.deck.first(), owl)' },
    ]);
    expect([zone('hand'), zone('deck')]).toEqual([
      [4, 0],
      [5, 1, 2, 3],
    ]);
    expect([state.pieces.vars[0]![5], state.pieces.owner[0]]).toEqual([true, 0]);
  });
});

describe('knowledge', () => {
  test('[VIEW-5] show makes pieces known to some, or to all, wherever they go', () => {
    const some = after([
      { do: 'show', what: 'table.deck.last()', to: '[next(you)]' },
      { do: 'draw', from: 'table.deck', to: 'you.hand', n: 2 },
    ]);
    expect([some.seen(0), some.seen(1), some.seen(null)]).toEqual([
      ['piece/4', 'piece/5'],
      ['piece/5'],
      [],
    ]);
    expect(eventsFor(some.events, null)[0]).toEqual({
      event: 'shown',
      piece: null,
      card: null,
      to: { zone: 'deck', of: 'table' },
    });
    expect(after([{ do: 'show', what: 'table.deck' }]).seen(null)).toHaveLength(6);
  });

  test('[VIEW-5] shuffling out of sight forgets; what all see stays known', () => {
    const mixed = after([
      { do: 'show', what: 'table.deck' },
      { do: 'draw', from: 'table.deck', to: 'you.hand', n: 3 },
      { do: 'shuffle', zone: 'table.deck' },
      { do: 'shuffle', zone: 'you.hand' },
    ]);
    expect([mixed.seen(0), mixed.seen(1)]).toEqual([['piece/3', 'piece/4', 'piece/5'], []]);
    expect(mixed.events.at(-1)).toEqual({
      event: 'shuffled',
      zone: { zone: 'hand', of: 'seat/0' },
    });
    const open = after([
      { do: 'move', what: 'table.deck', to: 'table.row' },
      { do: 'shuffle', zone: 'table.row' },
    ]);
    expect(open.seen(null)).toHaveLength(6);
  });

  test('[VIEW-5] what comes to lie on top of a heap is seen by all', () => {
    const { seen } = after([
      { do: 'move', what: 'table.deck', to: 'table.heap' },
      { do: 'shuffle', zone: 'table.heap' },
      { do: 'draw', from: 'table.heap', to: 'you.hand' },
    ]);
    expect([seen(1).length, seen(0).length]).toEqual([2, 2]);
  });

  test('[VIEW-5] a piece turned face up is seen by all, and stays known face down', () => {
    const { seen } = after([
      { do: 'move', what: 'table.deck.last()', to: 'you.den' },
      { do: 'set', what: 'you.den.first().up', to: 'true' },
      { do: 'set', what: 'you.den.first().up', to: 'false' },
    ]);
    expect(seen(1)).toEqual(['piece/5']);
  });
});

describe('chance', () => {
  test('[DICE-1] every order of a shuffled zone can come', () => {
    const effects: Effects = [
      { do: 'draw', from: 'table.deck', to: 'table.row', n: 3 },
      { do: 'shuffle', zone: 'table.row' },
    ];
    const orders = Array.from({ length: 120 }, (_, seed) =>
      after(effects, seed).zone('row').join(),
    );
    expect(new Set(orders).size).toBe(6);
  });

  test('[WORDS-2] roll gives one number, or a list of so many, from 1 to the sides', () => {
    const faces = Array.from({ length: 60 }, (_, seed) => {
      const { variable, events } = after(
        [
          { do: 'roll', as: 'one', sides: 3 },
          { do: 'roll', as: 'more', n: 2, hidden: true },
          { do: 'set', what: 'table.sum', to: 'one * 10 + more.size()' },
        ],
        seed,
      );
      const sum = variable('sum') as number;
      expect(events).toEqual([
        { event: 'rolled', sides: 3, faces: [(sum - 2) / 10] },
        { event: 'rolled', sides: 6, faces: null },
      ]);
      return sum;
    });
    expect(new Set(faces)).toEqual(new Set([12, 22, 32]));
    expect(() => after([{ do: 'roll', as: 'die', sides: 0 }])).toThrow('a die cannot have 0 sides');
  });
});

test('[LINK-2] a zone is filled again from another that it can find', () => {
  const zones: TableFile['zones'] = {
    deck: { per: 'table', see: 'none', refill: 'heep' },
    heap: { per: 'table', see: 'top', refill: 'heap' },
    hand: { per: 'player', see: 'owner' },
    pile: { per: 'table', see: 'none', refill: 'hand' },
  };
  const own = 'it must be another zone, of the table or of the same table.';
  expect(told(smallSource({ table: { kinds: { beast: {}, tool: {} }, zones } }))).toEqual([
    'table.json/zones/deck/refill There is no zone “heep”. (did you mean “heap”?)',
    `table.json/zones/heap/refill “heap” cannot fill this zone: ${own}`,
    `table.json/zones/pile/refill “hand” cannot fill this zone: ${own}`,
  ]);
});

test('[LINK-2] a zone with a capacity names a program that takes one card', () => {
  const room = (capacity?: number, overflow?: string) => ({
    per: 'table' as const,
    see: 'all' as const,
    ...(capacity !== undefined && { capacity }),
    ...(overflow !== undefined && { overflow }),
  });
  const zones = { a: room(3), b: room(3, 'psuh'), c: room(3, 'idle'), d: room(3, 'push') };
  const programs = { idle: { do: [] }, push: { with: { card: 'card' }, do: [] } };
  const kinds = { beast: {}, tool: {} };
  const problems = told(smallSource({ table: { kinds, zones }, programs }));
  expect(problems.filter((problem) => problem.startsWith('table.json'))).toEqual([
    'table.json/zones/a A zone with a capacity says which program makes room (overflow), and the other way round.',
    'table.json/zones/b/overflow There is no program “psuh”. (did you mean “push”?)',
    'table.json/zones/c/overflow The program “idle” must take one card, and nothing else.',
  ]);
});
