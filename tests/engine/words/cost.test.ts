// What a move or a branch costs: when it can be paid, when it is paid, and what is wrong with it.
import { expect, test } from 'vitest';
import { linkRuleset, type Effects, type TableFile } from '../../../engine/index.ts';
import { begin, play, refusalOf } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';

const table: TableFile = {
  kinds: { beast: {}, tool: {} },
  counters: {
    gem: { on: ['player'], total: 9, else: 'no-gem' },
    wood: { on: ['player', 'card'], initial: 2 },
    ash: { on: ['card'] },
    debt: { on: ['player'], signed: true },
  },
  vars: { seen: { type: 'int' }, log: { on: 'player', type: 'int' } },
};

const setup: Effects = [{ do: 'gain', what: 'first.gem', n: 3 }];

/** There is always something that costs nothing. */
const flow = { initial: 'turn', states: { turn: { meta: { moves: ['wait', 'rest'] } } } };

function small({ moves, ...parts }: Parts) {
  return linked(
    smallSource({ table, setup, flow, ...parts, moves: { rest: { do: [] }, ...moves } }),
  );
}

function holding(ruleset: ReturnType<typeof small>, name: string, vars: readonly unknown[]) {
  const { columns } = ruleset.world;
  return vars[(columns.player.get(name) ?? columns.table.get(name))!.base];
}

test('[COST-1] all of it is paid, back to the bank, before anything is done', () => {
  const seen: Effects = [{ do: 'set', what: 'table.seen', to: '10 * you.gem + you.wood' }];
  const ruleset = small({ moves: { wait: { cost: { gem: 2, wood: 'you.gem - 1' }, do: seen } } });
  const { state, events } = play(ruleset, begin(ruleset).state, { move: 'wait' });
  expect(holding(ruleset, 'seen', state.vars)).toBe(10);
  expect(state.vars[ruleset.world.columns.bank.get('gem')!.base]).toBe(8);
  expect(events.flatMap((one) => (one.event === 'counted' ? [one.counter] : []))).toEqual([
    'gem',
    'gem',
    'wood',
  ]);
});

test('[COST-1] where one part is missing nothing is paid, and that part is the reason', () => {
  const cost = (gem: number, wood: number, debt: number) =>
    small({ moves: { wait: { cost: { gem, wood, debt }, do: [] } } });
  expect(refusalOf(cost(3, 2, 99), begin(cost(3, 2, 99)).state, {})).toBe(null);
  expect(refusalOf(cost(4, 2, 0), begin(cost(4, 2, 0)).state, {})).toBe('no-gem');
  expect(refusalOf(cost(3, 3, 0), begin(cost(3, 3, 0)).state, {})).toBe('cannot-pay');
  expect(refusalOf(cost(0, -1, 0), begin(cost(0, -1, 0)).state, {})).toBe(null);
});

test('[COST-1] what is paid is heard as lost, once for each counter', () => {
  const ruleset = small({
    moves: { wait: { cost: { gem: 2 }, do: [] } },
    triggers: [{ id: 'heard', on: 'lose', do: [{ do: 'add', what: 'you.log', n: 'event.n' }] }],
  });
  const { state } = play(ruleset, begin(ruleset).state, { move: 'wait' });
  expect(holding(ruleset, 'log', state.vars)).toBe(2);
});

test('[LINK-4] a cost names counters of players, in numbers', () => {
  const branch = { say: 'go', cost: { wod: 1 }, do: [] };
  const result = linkRuleset(
    smallSource({
      table,
      moves: { wait: { cost: { ash: 1, wood: 'you' }, do: [{ do: 'either', options: [branch] }] } },
    }),
  );
  expect(result.ok ? [] : result.problems.map((one) => `${one.pointer} ${one.message}`)).toEqual([
    '/moves/wait/cost/ash Players have no counter “ash” to pay with; known: gem, wood, debt.',
    '/moves/wait/cost/wood Expected a number but found a player.',
    '/moves/wait/do/0/options/0/cost/wod Players have no counter “wod” to pay with.',
  ]);
});
