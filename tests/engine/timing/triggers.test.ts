// Triggers: what is heard when it happens, and done when what caused it is complete.
import { describe, expect, test } from 'vitest';
import type { CardsFile, Effects, ProgramsFile, TableFile } from '../../../engine/index.ts';
import { answer, RulesetFault } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';
import { told } from '../ruleset/told.ts';

const TABLE: TableFile = {
  kinds: { beast: {}, tool: {} },
  zones: {
    row: { per: 'table', see: 'all' },
    den: { per: 'player', see: 'all', inPlay: true },
    hand: { per: 'player', see: 'all' },
  },
  counters: { gem: { on: ['card', 'player'] } },
  vars: { order: { type: 'list<int>' }, was: { type: 'int' }, who: { type: 'player?' } },
};

const mark = (n: number | string): Effects => [
  { do: 'set', what: 'table.order', to: `table.order.join([${n}])` },
];

type Triggers = NonNullable<ProgramsFile['triggers']>;
type CardTriggers = NonNullable<CardsFile['cards']>[string]['triggers'];

interface Parts {
  readonly triggers?: Triggers;
  readonly fox?: NonNullable<CardTriggers>;
  readonly programs?: ProgramsFile['programs'];
}

function sourceOf(effects: Effects, { triggers = [], fox = [], programs }: Parts) {
  return smallSource({
    table: TABLE,
    setup: [
      { do: 'create', def: 'fox', in: 'first.den' },
      { do: 'create', def: 'owl', in: 'first.hand' },
      { do: 'gain', what: 'first.gem' },
    ],
    ...(programs && { programs }),
    triggers,
    cards: { fox: { kind: 'beast', triggers: fox }, owl: { kind: 'beast' } },
    moves: { wait: { do: effects }, take: { choose: [{ a: 'card', from: 'you.hand' }], do: [] } },
    flow: { initial: 'turn', states: { turn: { meta: { moves: ['wait', 'take'] } } } },
  });
}

function gameOf(effects: Effects, parts: Parts) {
  const ruleset = linked(sourceOf(effects, parts));
  const read = (name: string, { vars }: { vars: readonly unknown[] }) =>
    vars[ruleset.world.columns.table.get(name)!.base];
  return { ruleset, start: begin(ruleset).state, read };
}

/** What `table.order` holds after one move. */
function orderAfter(effects: Effects, parts: Parts): unknown {
  const { ruleset, start, read } = gameOf(effects, parts);
  return read('order', play(ruleset, start, { move: 'wait' }).state);
}

const OWL = 'you.hand.first()';

describe('triggers', () => {
  test('[TIME-6] nobody listens while the table is being set up', () => {
    const { start, read } = gameOf([], { triggers: [{ id: 'rich', on: 'gain', do: mark(1) }] });
    expect(read('order', start)).toEqual([]);
  });

  test('[TIME-6] what enters and what leaves is heard, by its zone if one is named', () => {
    const move: Effects = [{ do: 'move', what: OWL, to: 'you.den' }];
    const triggers: Triggers = [
      { id: 'left', on: 'leave', zone: 'hand', if: "event.card.id == 'owl'", do: mark(1) },
      { id: 'came', on: 'enter', zone: 'den', do: mark(2) },
      { id: 'never', on: 'enter', zone: 'hand', do: mark(9) },
    ];
    const { ruleset, start, read } = gameOf(move, { triggers });
    const asked = play(ruleset, start, { move: 'wait' }).state;
    const first = play(ruleset, asked, { move: 'came' }).state;
    expect(read('order', first)).toEqual([2, 1]);
  });

  test('[TIME-6] a condition is judged when it happens, and never again', () => {
    const effects: Effects = [
      { do: 'gain', what: 'you.gem' },
      { do: 'lose', what: 'you.gem', n: 2 },
    ];
    const triggers: Triggers = [
      { id: 'rich', on: 'gain', if: 'you.gem == 2', do: mark('you.gem') },
    ];
    expect(orderAfter(effects, { triggers })).toEqual([0]);
  });

  test('[TIME-6] an event of the ruleset’s own, a turn and a move that is complete are heard', () => {
    const effects: Effects = [{ do: 'emit', event: 'storm' }, { do: 'nextTurn' }, ...mark(0)];
    const triggers: Triggers = [
      { id: 'blown', on: 'storm', do: mark(1) },
      { id: 'done', on: 'did', if: "event.move == 'wait'", do: mark(4) },
      { id: 'over', on: 'turn-ends', do: mark(2) },
      { id: 'new', on: 'turn-starts', if: 'event.who != first', do: mark(3) },
    ];
    expect(orderAfter(effects, { triggers })).toEqual([0, 1, 3, 2, 4]);
  });

  test('[TIME-6] the card that a move was about is told', () => {
    const triggers: Triggers = [
      { id: 'took', on: 'did', if: "event.card.id == 'owl'", do: mark('or(event.card.gem, 7)') },
    ];
    const { ruleset, start, read } = gameOf([], { triggers });
    const after = play(ruleset, start, { move: 'take', picks: { card: 'piece/1' } }).state;
    expect(read('order', after)).toEqual([0]);
  });

  test.each([
    ['yours', 'you.gem', [1]],
    ['yours', 'next(you).gem', []],
    ['others', 'you.gem', []],
    ['others', 'next(you).gem', [1]],
    ['anyone', 'next(you).gem', [1]],
  ] as const)('[TIME-7] a card in play hears what is %s: %s', (whose, what, heard) => {
    const fox = [{ on: 'gain', whose, do: mark(1) }];
    expect(orderAfter([{ do: 'gain', what }], { fox })).toEqual(heard);
  });

  test('[TIME-7] a card that is not in play is silent; one that leaves hears itself leave', () => {
    const fox = [
      { id: 'gone', on: 'leave', if: 'event.card == this', do: mark(1) },
      { id: 'rich', on: 'gain', do: mark(9) },
    ];
    const effects: Effects = [
      { do: 'move', what: 'you.den', to: 'table.row' },
      { do: 'gain', what: 'you.gem' },
    ];
    expect(orderAfter(effects, { fox })).toEqual([1]);
  });

  test('[TIME-7] it runs even if its card is gone by then, and you are its owner', () => {
    const fox = [{ on: 'gain', do: mark('this.gem + you.gem') }];
    const effects: Effects = [
      { do: 'gain', what: 'you.gem' },
      { do: 'move', what: 'you.den', to: 'next(you).hand' },
    ];
    expect(orderAfter(effects, { fox })).toEqual([2]);
  });

  test('[TIME-8] more triggers than can wait are a fault', () => {
    const again: Triggers = [{ id: 'again', on: 'gain', do: [{ do: 'gain', what: 'you.gem' }] }];
    const { ruleset, start } = gameOf([{ do: 'gain', what: 'you.gem' }], { triggers: again });
    const wait = () => answer(ruleset, start, { seat: 0, move: 'wait', picks: {} });
    expect(wait).toThrow(RulesetFault);
    const flood: Effects = [{ do: 'repeat', times: 300, steps: [{ do: 'gain', what: 'you.gem' }] }];
    const many = gameOf(flood, { triggers: [{ id: 'rich', on: 'gain', do: [] }] });
    expect(() => play(many.ruleset, many.start, { move: 'wait' })).toThrow(
      'more than 256 triggers wait',
    );
  });

  test('[TIME-8] ends are looked at when no trigger waits', () => {
    const source = sourceOf([{ do: 'gain', what: 'you.gem' }], {
      triggers: [{ id: 'rich', on: 'gain', do: [{ do: 'lose', what: 'you.gem' }] }],
    });
    const ends = [{ id: 'two', if: 'first.gem == 2', winners: '[first]' }];
    const ruleset = linked({
      ...source,
      end: { ends },
      words: { en: { ...source.words['en']!, ends: { two: 'two' } } },
    });
    const { state } = play(ruleset, begin(ruleset).state, { move: 'wait' });
    expect(state.result).toBeNull();
  });

  test('[LINK-4] what a trigger names is checked', () => {
    const triggers: Triggers = [
      { id: 'fox', on: 'entre', do: [] },
      { id: 'b', on: 'gain', zone: 'den', if: 'event.crad == none', do: [] },
      { id: 'c', on: 'enter', zone: 'dne', do: [{ do: 'move', what: 'this', to: 'you.den' }] },
    ];
    const fox = [{ on: 'enter', if: 'this.gem', do: [] }];
    expect(told(sourceOf([], { triggers, fox }))).toMatchInlineSnapshot(`
      [
        "cards/all.json/cards/fox/triggers/0 The trigger “fox” already stands in programs/all.json: an answer could mean either.",
        "programs/all.json/triggers/0/on Nothing is called “entre” when it happens. (did you mean “enter”?)",
        "programs/all.json/triggers/1/zone Only what enters or leaves has a zone, and this is about “gain”.",
        "programs/all.json/triggers/1/if “event” has no field “crad” here. (did you mean “card”?)",
        "programs/all.json/triggers/2/zone There is no zone “dne”. (did you mean “den”?)",
        "programs/all.json/triggers/2/do/0/what There is no name “this” here.",
        "cards/all.json/cards/fox/triggers/0/if Expected yes or no but found a number.",
      ]
    `);
  });
});

test('[TIME-8] a program of the chart keeps triggers waiting if it is whole', () => {
  const order = (whole: object) => {
    const source = smallSource({
      table: TABLE,
      triggers: [{ id: 'heard', on: 'gain', do: mark(1) }],
      programs: { pay: { ...whole, do: [{ do: 'gain', what: 'you.gem' }, ...mark(2)] } },
      flow: {
        initial: 'start',
        states: {
          start: { entry: ['pay'], on: { done: 'turn' } },
          turn: { meta: { moves: ['wait'] } },
        },
      },
    });
    const ruleset = linked(source);
    return begin(ruleset).state.vars[ruleset.world.columns.table.get('order')!.base];
  };
  expect(order({})).toEqual([1, 2]);
  expect(order({ whole: true })).toEqual([2, 1]);
});
