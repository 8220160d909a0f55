// Rulesets that are too large, too deep, or named to do harm: refused while they are linked, or harmless.
import { expect, test } from 'vitest';
import { linkRuleset } from '../../../engine/index.ts';
import { withinReason } from '../../support/effort.ts';
import { smallSource, type Parts } from '../../support/small.ts';
import { many, stopped } from './stopped.ts';

const TABLE = smallSource().table;

test.each<[string, () => Parts, string]>([
  [
    'counters on thousands of spaces',
    () => ({
      table: {
        ...TABLE,
        boards: { field: { grid: { columns: 26, rows: 26 } } },
        counters: many(100, (i) => [`c${i}`, { on: ['space'] }]),
      },
    }),
    'problem: The table, its players and its spaces carry 67605 counters and variables; 50000 are the most.',
  ],
  [
    'hundreds of counters on cards',
    () => ({ table: { ...TABLE, counters: many(201, (i) => [`c${i}`, { on: ['card'] }]) } }),
    'problem: Each card carries 201 counters and variables; 200 are the most.',
  ],
  [
    'hundreds of attributes',
    () => ({
      table: { ...TABLE, kinds: { beast: { attributes: many(201, (i) => [`a${i}`, 'bool']) } } },
    }),
    'problem: Kinds and boards declare 201 attributes; 200 are the most.',
  ],
  [
    'thousands of cards',
    () => ({ cards: many(10_001, (i) => [`c${i}`, { kind: 'beast' }]) }),
    'problem: There are more than 10000 cards up to here.',
  ],
  [
    'thousands of derived values',
    () => ({ standing: { values: many(1001, (i) => [`v${i}`, { of: 'table', is: '1' }]) } }),
    'problem: There are more than 1000 derived values up to here.',
  ],
  [
    'values that stand on values that stand on values',
    () => ({
      standing: {
        values: many(900, (i) => [
          `v${i}`,
          { of: 'table', is: i === 0 ? '1' : `table.v${i - 1} + 1` },
        ]),
      },
    }),
    'problem: “v32” stands on values that stand on values, more than 32 deep.',
  ],
  [
    'a circle of hundreds of values',
    () => ({
      standing: {
        values: many(900, (i) => [`v${i}`, { of: 'table', is: `table.v${(i + 1) % 900} + 1` }]),
      },
    }),
    'problem: “v0” depends on itself: v0, then v1, then v2, then v3, then v4, then v5, then …, then v0.',
  ],
  [
    'a million characters of expressions',
    () => ({
      moves: {
        wait: {
          do: Array.from({ length: 1100 }, () => ({
            do: 'if' as const,
            is: `1${' + 1'.repeat(240)} > 0`,
            then: [],
          })),
        },
      },
    }),
    'problem: The expressions have more than 1000000 characters up to here.',
  ],
])('[LIMIT-3] %s are refused before anything is laid out', (_, parts, told) => {
  expect(stopped(parts())).toBe(told);
});

test('[LIMIT-3] thousands of slips are told up to a number that can be read', () => {
  const source = smallSource({
    cards: many(5000, (i) => [`card-${i}-${'x'.repeat(30)}`, { kind: 'beast' }]),
    moves: {
      wait: {
        do: Array.from({ length: 3000 }, (_, i) => ({
          do: 'create' as const,
          def: `none-${i}-${'y'.repeat(30)}`,
          in: 'table.deck',
        })),
      },
    },
  });
  const linked = withinReason(() => linkRuleset(source));
  const problems = linked.ok ? [] : linked.problems;
  expect(problems).toHaveLength(501);
  expect(problems.at(-1)).toMatchObject({
    code: 'more-problems',
    message: 'There are more problems than these. Mend some of them first.',
  });
});

test('[LIMIT-3] thousands of states, of cards in expressions and of state rules stay playable', () => {
  expect(
    stopped({
      flow: {
        initial: 's0',
        states: many(3000, (i) => [
          `s${i}`,
          { meta: { moves: ['wait'] }, on: { 'move.wait': `s${(i + 1) % 3000}` } },
        ]),
      },
    }),
  ).toBe('played');
  expect(
    stopped({
      cards: many(5000, (i) => [`c${i}`, { kind: 'beast' }]),
      moves: {
        wait: {
          do: Array.from({ length: 1000 }, () => ({
            do: 'if' as const,
            is: "table.deck.exists(x, x.id == 'c7' && x.kind == 'beast')",
            then: [],
          })),
        },
      },
    }),
  ).toBe('played');
  const rules = Array.from({ length: 5000 }, (_, i) => ({ id: `s${i}`, if: 'false', do: [] }));
  expect(stopped({ state: rules })).toBe('played');
});

test('[LIMIT-4] names that every object has are names like any other, wherever they stand', () => {
  const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'];
  const each = <T>(value: T) => Object.fromEntries(names.map((name) => [name, value]));
  const told = stopped({
    ruleset: { options: { constructor: { type: 'bool', default: true } } } as never,
    table: {
      kinds: { constructor: { attributes: { hasOwnProperty: 'int' } } },
      zones: { valueOf: { per: 'table', see: 'all' } },
      counters: { isPrototypeOf: { on: ['player'] } },
      vars: { toString: { type: 'int' } },
    } as never,
    cards: { constructor: { kind: 'constructor', hasOwnProperty: 3 } },
    setup: [{ do: 'create', def: 'constructor', in: 'table.valueOf' }],
    programs: { constructor: { do: [{ do: 'add', what: 'table.toString', n: 1 }] } } as never,
    moves: {
      constructor: {
        require: [
          { is: 'option.constructor && table.valueOf.first().hasOwnProperty == 3', else: 'no' },
        ],
        do: [
          { do: 'call', program: 'constructor' },
          { do: 'gain', what: 'you.isPrototypeOf' },
        ],
      },
    } as never,
    flow: { initial: 'constructor', states: { constructor: { meta: { moves: ['constructor'] } } } },
  });
  expect(told).toBe('played');
  expect(Object.keys(each(1))).toHaveLength(names.length);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
