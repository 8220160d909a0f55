// Rulesets that would never end, or fill the memory, are stopped in play with a sentence.
import { describe, expect, test } from 'vitest';
import type { Effects } from '../../../engine/index.ts';
import type { Parts } from '../../support/small.ts';
import { many, stopped } from './stopped.ts';

const TOO_LONG = 'fault: move “wait”: ran too long';
const does = (...effects: Effects): Parts => ({ moves: { wait: { do: effects } } });
const forever = (...steps: Effects): Effects[number] => ({ do: 'repeat', while: 'true', steps });
const looking = (test: string): Parts =>
  does({ do: 'let', set: { x: 'range(1, 9000)' } }, { do: 'repeat', while: test, steps: [] });
const cards = (copies: number, zone = 'table.deck'): Effects => [
  { do: 'create', def: 'fox', in: zone, copies },
];

const RUNS_ON: Readonly<Record<string, Parts>> = {
  'an endless loop': does(forever()),
  'an endless loop that writes': does(
    forever({ do: 'set', what: 'table.turns', to: 'table.turns + 1' }),
  ),
  'loops in loops': does({
    do: 'each',
    a: 'x',
    of: 'range(1, 400)',
    steps: [{ do: 'each', a: 'y', of: 'range(1, 4000)', steps: [] }],
  }),
  'tests of a long list': looking('!(0 in x)'),
  'comparing long lists': looking('x == x'),
  'turning a long list round': looking('x.reverse().size() > 0'),
  'the top of a long list': looking('x.top(9000).size() > 0'),
  'leaving one out of a long list': looking('x.without(3).size() > 0'),
  'each one of a long list once': looking('x.distinct().size() > 0'),
  'sorting a long list': looking('x.sortBy(y, 0 - y).size() > 0'),
  'a long line of conditions': does({
    do: 'repeat',
    while: `true${' && true'.repeat(120)}`,
    steps: [],
  }),
  'a billion dice': does({ do: 'roll', as: 'x', n: 1_000_000_000, sides: 9_007_199_254_740_991 }),
  'shuffling without end': {
    setup: cards(5000),
    ...does(forever({ do: 'shuffle', zone: 'table.deck' })),
  },
  'moving all cards to and fro': {
    setup: cards(5000),
    ...does(
      forever(
        { do: 'move', what: 'table.deck', to: 'table.row' },
        { do: 'move', what: 'table.row', to: 'table.deck' },
      ),
    ),
  },
  'thousands of modifiers': {
    standing: {
      values: { v: { of: 'table', is: '1' } },
      modifiers: Array.from({ length: 5000 }, () => ({ of: 'v', add: 1 })),
    },
    ...does({ do: 'repeat', while: 'table.v > 0', steps: [] }),
  },
  'thousands of replacements': {
    replaces: Array.from({ length: 1000 }, (_, i) => ({ id: `r${i}`, event: 'bang', first: [] })),
    ...does(forever({ do: 'would', event: 'bang', then: [] })),
  },
  'telling of a long list': does(
    { do: 'let', set: { x: 'range(1, 9000)' } },
    forever({ do: 'say', words: 'line', with: { x: 'x' } }),
  ),
};

const nested = (depth: number): string =>
  depth === 0
    ? 'true'
    : `range(1, 99).filter(x${depth}, ${nested(depth - 1)}).size() > 0`.replace(
        'true).size() > 0',
        'true).size() > 0',
      );

/** Judged while the menu is opened: the game does not even begin. */
const NOT_OFFERED: Readonly<Record<string, Parts>> = {
  'filters in filters': {
    moves: { wait: { require: [{ is: nested(5), else: 'no' }], do: [] } },
  },
  'values that double forty times over': {
    standing: {
      values: many(30, (i) => [
        `v${i}`,
        { of: 'table', is: i === 0 ? '1' : `table.v${i - 1} + table.v${i - 1}` },
      ]),
    },
    moves: { wait: { require: [{ is: 'table.v29 > 0', else: 'no' }], do: [] } },
  },
  'a choice that no pick can fulfil': hopeless(40, [0, 40]),
  'a choice of half of all cards': hopeless(5000, [2500, 2500]),
  'an order of half of all cards': hopeless(5000, [2500, 2500], true),
  'ten picks that cannot fit together': {
    setup: cards(50, 'first.hand'),
    moves: {
      wait: {
        choose: Array.from({ length: 10 }, (_, i) => ({ a: `c${i}`, from: 'you.hand' })),
        require: [{ is: 'c0 == c9 && c0 != c9', else: 'no' }],
        do: [],
      },
    },
  },
};

function hopeless(copies: number, count: [number, number], ordered = false): Parts {
  const must = [{ is: 'picked.size() > 99999', else: 'no' }];
  const choice = {
    a: 'cards',
    from: 'you.hand',
    count,
    must,
    ...(ordered && { ordered: true as const }),
  };
  return { setup: cards(copies, 'first.hand'), moves: { wait: { choose: [choice], do: [] } } };
}

describe('[LIMIT-1] work without end is stopped, and the part that did it is named', () => {
  test.each(Object.entries(RUNS_ON))('[LIMIT-1] %s', (_, parts) => {
    expect(stopped(parts)).toBe(TOO_LONG);
  });

  test.each(Object.entries(NOT_OFFERED))('[LIMIT-1] %s', (_, parts) => {
    expect(stopped(parts)).toBe(TOO_LONG);
  });

  test('[LIMIT-1] a chart that goes round and round', () => {
    const flow = {
      initial: 'a',
      states: {
        a: { on: { done: [{ target: 'turn', guard: 'table.turns > 0' }, { target: 'b' }] } },
        b: { on: { done: 'a' } },
        turn: { meta: { moves: ['wait'] } },
      },
    };
    expect(stopped({ flow })).toBe('fault: ran too long');
  });

  test('[LIMIT-1] triggers that trigger each other', () => {
    const ping = { do: 'emit', event: 'ping' } as const;
    const triggers = [{ id: 't', on: 'ping', do: [ping] }];
    expect(stopped({ triggers, ...does(ping) })).toBe('fault: trigger “t”: ran too long');
  });
});

describe('[LIMIT-2] what would fill the memory is stopped', () => {
  test.each<[string, Parts, string]>([
    [
      'a list that doubles forty times',
      does(
        { do: 'let', set: { x: '[1]' } },
        { do: 'repeat', times: 40, steps: [{ do: 'let', set: { x: 'x.join(x)' } }] },
      ),
      'fault: move “wait”: a list grew beyond 10000 elements',
    ],
    [
      'a list of a billion numbers',
      does({ do: 'let', set: { x: 'range(1, 1000000000)' } }),
      TOO_LONG,
    ],
    [
      'a variable that keeps a long list',
      {
        table: { vars: { kept: { type: 'list<int>' } } },
        cards: {},
        ...does({ do: 'set', what: 'table.kept', to: 'range(1, 1001)' }),
      },
      'fault: move “wait”: kept cannot hold more than 1000 elements',
    ],
    [
      'a million pieces',
      { setup: cards(1_000_000) },
      'fault: setup: there are more than 10000 pieces',
    ],
    [
      'a card of a million copies',
      {
        cards: { fox: { kind: 'beast', copies: 1_000_000 } },
        setup: [{ do: 'create', def: 'fox', in: 'table.deck' }],
      },
      'fault: setup: there are more than 10000 pieces',
    ],
    [
      'triggers that double',
      {
        triggers: [
          {
            id: 't',
            on: 'ping',
            do: [
              { do: 'emit', event: 'ping' },
              { do: 'emit', event: 'ping' },
            ],
          },
        ],
        ...does({ do: 'emit', event: 'ping' }),
      },
      'fault: trigger “t”: more than 256 triggers wait',
    ],
    [
      'a program that calls itself',
      {
        programs: { p: { do: [{ do: 'call', program: 'p' }] } },
        ...does({ do: 'call', program: 'p' }),
      },
      'fault: program “p”: programs call each other more than 64 deep',
    ],
  ])('[LIMIT-2] %s', (_, parts, told) => {
    expect(stopped(parts)).toBe(told);
  });

  test('[LIMIT-2] a state rule that never becomes false', () => {
    expect(stopped({ state: [{ id: 's', if: 'true', do: [] }] })).toBe(
      'fault: state rule “s” ran 200 times without becoming false',
    );
  });

  test('[LIMIT-2] two state rules that undo each other', () => {
    const turned = (to: boolean): Effects => [{ do: 'set', what: 'table.done', to }];
    const state = [
      { id: 's', if: 'table.done', do: turned(false) },
      { id: 'u', if: '!table.done', do: turned(true) },
    ];
    expect(stopped({ state })).toMatch(/^fault: state rule “[su]” ran 200 times/);
  });

  test('[LIMIT-2] expressions that nest deeper than the language can go', () => {
    const values = many(30, (i) => [
      `v${i}`,
      { of: 'table' as const, is: i === 0 ? '1' : `table.v${i - 1}${'+1'.repeat(480)}` },
    ]);
    const told = stopped({
      standing: { values },
      moves: { wait: { require: [{ is: 'table.v29 > 0', else: 'no' }], do: [] } },
    });
    expect(['played', 'fault: move “wait”: went too deep']).toContain(told);
  });

  test('[LIMIT-2] numbers beyond all bounds', () => {
    const doubled = { do: 'set', what: 'table.turns', to: 'table.turns * 2 + 1' } as const;
    expect(stopped(does({ do: 'repeat', times: 99, steps: [doubled] }))).toBe(
      'fault: move “wait”: a number grew too large',
    );
  });

  test('[LIMIT-1] picking all of five thousand cards is large, and possible', () => {
    const all = { a: 'cards', from: 'you.hand', count: 5000 };
    const setup = cards(5000, 'first.hand');
    expect(stopped({ setup, moves: { wait: { choose: [all], do: [] } } })).toBe('played');
    const ordered = { ...all, ordered: true as const };
    expect(stopped({ setup, moves: { wait: { choose: [ordered], do: [] } } })).toBe('played');
  });
});
