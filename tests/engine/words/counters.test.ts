// Counters and variables: what is limited is never made or lost, and what lasts for a while ends by itself.
import { describe, expect, test } from 'vitest';
import type { Effects, State, TableFile } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';
import { told } from '../ruleset/told.ts';

const TABLE: TableFile = {
  kinds: { beast: {}, tool: {} },
  boards: { field: { grid: { columns: 2, rows: 1 } } },
  zones: { row: { per: 'table', see: 'all' }, hand: { per: 'player', see: 'owner' } },
  counters: {
    gem: { on: ['player', 'card', 'space'], total: 5 },
    lamp: { on: ['player', 'table'], total: 2, short: 'mint' },
    gold: { on: ['player'], initial: 3 },
    score: { on: ['player'], signed: true },
  },
  vars: {
    sum: { type: 'int' },
    mood: { on: 'player', type: 'word', words: ['calm', 'wild'] },
    ally: { on: 'player', type: 'player?' },
    path: { type: 'list<space>' },
    shield: { on: 'space', type: 'bool', initial: true },
    spent: { on: 'player', type: 'int', ends: 'turn' },
    busy: { on: 'card', type: 'bool', ends: 'round' },
    tired: { on: 'player', type: 'bool', ends: 'ownTurn' },
    ready: { on: 'card', type: 'bool', ends: 'ownTurnStart' },
    frozen: { on: 'player', type: 'bool', ends: 'giverTurnStart' },
    taker: { on: 'card', type: 'player?', ends: 'leaves' },
  },
};

/** The first player has a fox; `do` is what a move does. */
function gameOf(moves: Readonly<Record<string, Effects>>) {
  const ruleset = linked(
    smallSource({
      table: TABLE,
      setup: [{ do: 'create', def: 'fox', in: 'first.hand' }],
      moves: Object.fromEntries(
        Object.entries(moves).map(([id, effects]) => [id, { do: effects }]),
      ),
      flow: { initial: 'turn', states: { turn: { meta: { moves: Object.keys(moves) } } } },
    }),
  );
  const { columns } = ruleset.world;
  const read = (state: State, of: keyof typeof columns, name: string, bearer = 0) => {
    const column = columns[of].get(name)!;
    if (of === 'card') return state.pieces.vars[column.base]![bearer];
    return state.vars[column.base + bearer];
  };
  const start = begin(ruleset);
  const make = (state: State, ...ids: string[]) =>
    ids.reduce((now, move) => play(ruleset, now, { move }).state, state);
  return { ruleset, start: start.state, make, read };
}

/** The state after one move that does these effects. */
function after(effects: Effects) {
  const { ruleset, start, read } = gameOf({ wait: effects });
  const { state, events } = play(ruleset, start, { move: 'wait' });
  const at = (of: Parameters<typeof read>[1], name: string, bearer?: number) =>
    read(state, of, name, bearer);
  return { at, events: events.slice(1) };
}

describe('counters', () => {
  test('[WORDS-2] gain takes from the bank, and only what is left there', () => {
    const { at, events } = after([
      { do: 'gain', what: 'you.gem', n: 3 },
      { do: 'gain', what: 'next(you).gem', n: 4, as: 'came' },
      { do: 'set', what: 'table.sum', to: 'came * 10 + bank.gem' },
    ]);
    expect([at('player', 'gem'), at('player', 'gem', 1), at('bank', 'gem')]).toEqual([3, 2, 0]);
    expect(at('table', 'sum')).toBe(20);
    expect(events.slice(0, 2)).toEqual([
      { event: 'counted', counter: 'gem', of: 'bank', from: 5, to: 2 },
      { event: 'counted', counter: 'gem', of: 'seat/0', from: 0, to: 3 },
    ]);
  });

  test('[WORDS-2] gain of a counter that mints gives the whole amount', () => {
    const { at } = after([{ do: 'gain', what: 'you.lamp', n: 5 }]);
    expect([at('player', 'lamp'), at('bank', 'lamp')]).toEqual([5, 0]);
  });

  test('[WORDS-2] gain and lose of what has no total know no bank', () => {
    const { at } = after([
      { do: 'gain', what: 'you.gold', n: 2 },
      { do: 'lose', what: 'next(you).gold', n: 9, as: 'went' },
      { do: 'set', what: 'table.sum', to: 'went' },
    ]);
    expect([at('player', 'gold'), at('player', 'gold', 1), at('table', 'sum')]).toEqual([5, 0, 3]);
  });

  test('[WORDS-2] lose gives back to the bank as far as there is', () => {
    const { at } = after([
      { do: 'gain', what: 'you.gem', n: 2 },
      { do: 'lose', what: 'you.gem', n: 7 },
    ]);
    expect([at('player', 'gem'), at('bank', 'gem')]).toEqual([0, 5]);
  });

  test('[WORDS-2] shift moves between bearers by the name of the counter, as far as there is', () => {
    const { at } = after([
      { do: 'gain', what: 'you.gem', n: 2 },
      { do: 'random', from: "['gem']", as: 'k' },
      { do: 'random', from: 'you.hand', as: 'card' },
      { do: 'shift', from: 'you[k]', to: 'card[k]', n: 'you[k] + 4' },
      { do: 'shift', from: 'bank.gem', to: 'table.field.first().gem', n: 1 },
      { do: 'set', what: 'table.sum', to: "card['gem']" },
    ]);
    expect([at('player', 'gem'), at('card', 'gem'), at('space', 'gem')]).toEqual([0, 2, 1]);
    expect([at('bank', 'gem'), at('table', 'sum')]).toEqual([2, 2]);
  });

  test('[WORDS-2] a place on none is passed over', () => {
    const { at, events } = after([{ do: 'gain', what: 'table.row.first().gem', n: 2 }]);
    expect([at('bank', 'gem'), events]).toEqual([5, []]);
  });

  test('[WORDS-2] pay pays in full, to the bank or to somebody', () => {
    const { at } = after([
      { do: 'pay', what: 'you.gold', n: 2, to: 'next(you).gold' },
      { do: 'pay', what: 'you.gold' },
    ]);
    expect([at('player', 'gold'), at('player', 'gold', 1)]).toEqual([0, 5]);
    expect(() => after([{ do: 'pay', what: 'you.gold', n: 4 }])).toThrow(
      'move “wait”: there is too little to pay 4 of you.gold',
    );
  });

  test('[WORDS-2] add changes what has no total; only what is signed goes below 0', () => {
    const { at } = after([
      { do: 'add', what: 'you.score', n: -2 },
      { do: 'add', what: 'table.sum', n: 7 },
    ]);
    expect([at('player', 'score'), at('table', 'sum')]).toEqual([-2, 7]);
    expect(() => after([{ do: 'add', what: 'you.gold', n: -4 }])).toThrow(
      'gold would fall below 0',
    );
  });

  test('[WORDS-2] nothing and less than nothing is neither gained nor lost', () => {
    const { at } = after([
      { do: 'gain', what: 'you.gem', n: -3 },
      { do: 'lose', what: 'you.gold', n: -3 },
      { do: 'pay', what: 'you.gold', n: 0 },
    ]);
    expect([at('player', 'gem'), at('bank', 'gem'), at('player', 'gold')]).toEqual([0, 5, 3]);
  });
});

describe('variables', () => {
  test('[WORDS-2] set writes on players, cards and spaces', () => {
    const { at } = after([
      { do: 'set', what: 'next(you).mood', to: "'wild'" },
      { do: 'set', what: 'you.ally', to: 'next(you)' },
      { do: 'set', what: 'table.path', to: 'table.field' },
      { do: 'set', what: 'table.field.last().shield', to: 'false' },
      { do: 'set', what: 'you.hand.first().taker', to: 'you' },
    ]);
    expect([at('player', 'mood'), at('player', 'mood', 1)]).toEqual(['calm', 'wild']);
    expect([at('player', 'ally'), at('table', 'path'), at('card', 'taker')]).toEqual([
      1,
      [0, 1],
      0,
    ]);
    expect([at('space', 'shield'), at('space', 'shield', 1)]).toEqual([true, false]);
  });

  const { start, make, read } = gameOf({
    mark: [
      { do: 'set', what: 'you.spent', to: 'you.spent + 1' },
      { do: 'set', what: 'you.hand.first().busy', to: 'true' },
      { do: 'set', what: 'first.tired', to: 'true' },
      { do: 'set', what: 'first.hand.first().ready', to: 'true' },
      { do: 'set', what: 'next(you).frozen', to: 'true' },
      { do: 'set', what: 'first.hand.first().taker', to: 'you' },
    ],
    pass: [{ do: 'nextTurn' }],
    round: [{ do: 'nextRound' }],
    give: [{ do: 'move', what: 'first.hand', to: 'next(first).hand' }],
  });
  const marked = make(start, 'mark');

  test('[ENDS-1] a variable goes back to its first value at its end', () => {
    expect(read(make(marked, 'mark'), 'player', 'spent')).toBe(2);
    expect(read(make(marked, 'pass'), 'player', 'spent')).toBe(0);
    expect(read(make(marked, 'pass'), 'card', 'busy')).toBe(true);
    expect(read(make(marked, 'round'), 'card', 'busy')).toBe(false);
    expect(read(make(marked, 'give'), 'card', 'taker')).toBe(null);
    expect(read(make(marked, 'pass', 'pass', 'round'), 'card', 'taker')).toBe(0);
  });

  test('[ENDS-1] ends that speak of a turn mean the bearer’s or the giver’s', () => {
    const other = make(start, 'pass', 'mark');
    expect(read(other, 'player', 'tired')).toBe(true);
    expect(read(make(other, 'pass'), 'player', 'tired')).toBe(true);
    expect(read(make(other, 'pass', 'pass'), 'player', 'tired')).toBe(false);
    expect(read(other, 'card', 'ready')).toBe(true);
    expect(read(make(other, 'pass'), 'card', 'ready')).toBe(false);
    expect(read(make(marked, 'pass'), 'player', 'frozen', 1)).toBe(true);
    expect(read(make(marked, 'pass', 'pass'), 'player', 'frozen', 1)).toBe(false);
  });

  test('[ENDS-1] a variable that says its end remembers who set it', () => {
    const effects: Effects = [
      { do: 'set', what: 'next(you).frozen', to: 'true' },
      { do: 'set', what: 'next(you).ally', to: "setBy(next(you), 'frozen')" },
      { do: 'set', what: 'you.ally', to: "setBy(you, 'frozen')" },
    ];
    const { at } = after(effects);
    expect([at('player', 'ally'), at('player', 'ally', 1)]).toEqual([null, 0]);
    const wrong = (text: string) =>
      told(smallSource({ table: TABLE, setup: [{ do: 'set', what: 'first.ally', to: text }] }))[0];
    expect([
      wrong("setBy(first, 'mood')"),
      wrong("setBy(first, 'forzen')"),
      wrong('setBy(first, 1)'),
    ]).toEqual([
      'setup.json/do/0/to Nobody remembers who set “mood”; a variable does that says when it ends.',
      'setup.json/do/0/to A player has no counter or variable “forzen”. (did you mean “frozen”?)',
      "setup.json/do/0/to The second thing in these brackets is the name of a variable: 'frozen'.",
    ]);
  });

  test('[ENDS-1] rounds and turns are counted from 1', () => {
    const {
      start: begun,
      make: go,
      read: see,
    } = gameOf({
      count: [{ do: 'set', what: 'table.sum', to: 'round * 10 + turn.number' }],
      round: [{ do: 'nextRound' }, { do: 'nextTurn' }],
    });
    expect(see(go(begun, 'count'), 'table', 'sum')).toBe(11);
    expect(see(go(begun, 'round', 'round', 'count'), 'table', 'sum')).toBe(33);
  });
});

describe('mistakes', () => {
  const problems = (table: Partial<TableFile>, effects: Effects = []) =>
    told(smallSource({ table: { ...TABLE, ...table }, moves: { wait: { do: effects } } }));

  test('[LINK-2] counters and variables that cannot be kept', () => {
    expect(
      problems({
        counters: {
          gem: { on: ['player'], total: 5, signed: true },
          gold: { on: ['player'], short: 'mint' },
          hand: { on: ['player'], initial: -1 },
          kind: { on: ['card'] },
        },
        vars: {
          mood: { type: 'word' },
          age: { type: 'int', words: ['old'] },
          pet: { type: 'word', words: ['fox'], initial: 'fxo' },
          sum: { type: 'int', initial: true },
          gone: { type: 'bool', ends: 'leaves' },
          own: { on: 'space', type: 'bool', ends: 'ownTurn' },
        },
      }),
    ).toEqual([
      'table.json/counters/hand “hand” also stands in zones; you.hand could mean either.',
      'table.json/counters/kind Every card has a field “kind” already; call the counter otherwise.',
      'table.json/counters/gem What has a total comes out of the bank: it cannot be signed or begin with anything.',
      'table.json/counters/gold/short Without a total the bank is never short.',
      'table.json/counters/hand/initial Only a signed counter can begin below 0.',
      'table.json/vars/mood A variable of words says which words it can be.',
      'table.json/vars/age/words A variable of type int has no words.',
      'table.json/vars/pet/initial “fxo” is not one of the words: fox. (did you mean “fox”?)',
      'table.json/vars/sum/initial A variable of type int cannot begin with true.',
      'table.json/vars/gone/ends Only cards leave a zone; this variable is on table.',
      'table.json/vars/own/ends A space has no turn of its own; only players and their cards do.',
    ]);
  });

  test('[LINK-4] places that are not', () => {
    const at = 'moves/all.json/moves/wait/do';
    expect(
      problems({}, [
        { do: 'gain', what: 'you.gme' },
        { do: 'gain', what: 'you' },
        { do: 'lose', what: 'you.spent' },
        { do: 'shift', from: 'you.gem', to: 'you.gold' },
        { do: 'add', what: 'you.gem', n: 1 },
        { do: 'add', what: 'you.mood', n: 1 },
        { do: 'set', what: 'you.gem', to: 1 },
        { do: 'set', what: 'you.mood', to: "'clam'" },
        { do: 'gain', what: "you['gme']" },
        { do: 'gain', what: 'option.gem' },
      ]),
    ).toEqual([
      `${at}/0/what A player has no counter or variable “gme”. (did you mean “gem”?)`,
      `${at}/1/what Expected a place such as table.name, you.name or card[k].`,
      `${at}/2/what “you.spent” is not a counter; use set or add for a variable.`,
      `${at}/3/to “gem” cannot go to “you.gold”.`,
      `${at}/4/what “gem” has a total; say gain, lose or shift, so that none is made or lost.`,
      `${at}/5/what “you.mood” is not a number.`,
      `${at}/6/what “gem” has a total; say gain, lose or shift, so that none is made or lost.`,
      `${at}/7/to “clam” is not a word of mood. (did you mean “calm”?)`,
      `${at}/8/what “gme” is not the name of a counter here. (did you mean “gem”?)`,
      `${at}/9/what There are no counters or variables on the options.`,
    ]);
  });
});
