// Linking: a ruleset links whole, or not at all with every problem listed.
import { expect, test } from 'vitest';
import { readRuleset, rulesetFolders } from '../../support/ruleset.ts';
import type { Parts } from '../../support/small.ts';
import { problemsOf, small, told } from './told.ts';

const turn = { meta: { moves: ['wait'] } };

test.each(rulesetFolders())('[LINK-1] %s links without a problem', (folder) => {
  expect(told(readRuleset(folder))).toEqual([]);
});

test('[LINK-1] all mistakes of all files are told at once, each with its place', () => {
  const source = small({
    setup: [{ do: 'create', def: 'fxo', in: 'table.discrad' }],
    moves: {
      wait: {
        rule: 'SML-9',
        choose: [{ a: 'card', from: 'yuo.hand' }],
        do: [{ do: 'if', is: 'true', then: [{ do: 'set', what: 'table.truns', to: 1 }] }],
      },
    },
    flow: { initial: 'turn', states: { turn: { meta: { moves: ['wiat'] } } } },
    ends: [{ id: 'over', if: 'table.turns', winners: 'active' }],
  });
  expect(told(source)).toEqual([
    'flow.json/states/turn/meta/moves/0 There is no move “wiat” for the state “turn” to offer. (did you mean “wait”?)',
    'moves/all.json/moves/wait/rule The rule “SML-9” does not stand in rules.json; known: SML-1, SML-2.',
    'setup.json/do/0/in The table has no field “discrad”; known: field, deck, row, hand, turns, done, last, hero, rival.',
    'setup.json/do/0/def There is no card “fxo”. (did you mean “fox”?)',
    'moves/all.json/moves/wait/choose/0/from There is no name “yuo” here. (did you mean “you”?)',
    'moves/all.json/moves/wait/do/0/then/0/what The table has no counter or variable “truns”. (did you mean “turns”?)',
    'end.json/ends/0/if Expected yes or no but found a number.',
    'end.json/ends/0/winners Expected a list of players but found a player.',
  ]);
});

test('[LINK-1] a problem carries a code, a pointer with escapes, and offsets in the expression', () => {
  const on = { 'move.a/b~c': 'turn' };
  const source = small({
    flow: { initial: 'turn', states: { turn: { ...turn, on } } },
    ends: [{ id: 'over', if: 'true && yuo', winners: '[]' }],
  });
  expect(problemsOf(source)).toEqual([
    {
      file: 'flow.json',
      pointer: '/states/turn/on/move.a~1b~0c',
      code: 'unknown-move',
      message: 'There is no move “a/b~c”; known: wait.',
    },
    {
      file: 'end.json',
      pointer: '/ends/0/if',
      within: { start: 8, end: 11 },
      code: 'unknown-name',
      message: 'There is no name “yuo” here.',
      suggestion: 'you',
    },
  ]);
});

test('[LINK-6] names that every JavaScript object has are names like any other', () => {
  const table = {
    kinds: { constructor: {} },
    zones: { constructor: { per: 'player' as const, see: 'all' as const } },
    boards: { valueOf: { grid: { columns: 1, rows: 1 } } },
    vars: { toString: { type: 'int' as const } },
  };
  const parts: Parts = {
    table,
    cards: { constructor: { kind: 'constructor' } },
    setup: [{ do: 'create', def: 'constructor', in: 'you.constructor' }],
    moves: {
      constructor: {
        do: [{ do: 'set' as const, what: 'table.toString', to: 'table.valueOf.size()' }],
      },
    },
    programs: { constructor: { do: [] } },
    flow: {
      initial: 'constructor',
      states: {
        constructor: {
          entry: ['constructor'],
          meta: { moves: ['constructor'] },
          on: { 'move.constructor': 'constructor' },
        },
      },
    },
  };
  expect(told(small(parts))).toEqual([]);
  const unknown = { setup: [{ do: 'create' as const, def: 'constructor', in: 'table.row' }] };
  expect(told(small(unknown))).toEqual([
    'setup.json/do/0/def There is no card “constructor”; known: fox, owl, axe.',
  ]);
});
