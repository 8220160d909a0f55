// The chart: which programs it names and when, what it does with moves, and what of it is saved.
import { expect, test } from 'vitest';
import { decisions, hashState } from '../../../engine/index.ts';
import { begin, play, refusalOf, throughText } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';

/** Each program writes its digit behind those written before. */
function digit(number: number): NonNullable<Parts['programs']>[string] {
  return { do: [{ do: 'set', what: 'table.turns', to: `table.turns * 10 + ${number}` }] };
}

const PARTS: Parts = {
  programs: {
    one: digit(1),
    two: digit(2),
    three: digit(3),
    four: digit(4),
    pass: { do: [{ do: 'nextTurn' }] },
  },
  moves: { go: { do: [] }, stay: { do: [] }, leave: { do: [] }, again: { do: [] } },
  flow: {
    initial: 'outer',
    states: {
      outer: {
        initial: 'first',
        entry: ['one'],
        exit: ['four'],
        on: { 'move.leave': 'over', 'move.*': '#outer.second' },
        states: {
          first: {
            entry: ['two', 'three'],
            meta: { moves: ['go', 'stay', 'again'] },
            on: {
              'move.go': 'between',
              'move.stay': 'first',
              'move.again': [{ target: 'first', reenter: true }],
            },
          },
          between: {
            entry: ['pass'],
            on: {
              done: [
                { target: 'first', guard: 'active == first' },
                { target: 'second', guard: 'table.turns > 0' },
              ],
            },
          },
          second: { meta: { moves: ['leave', 'go'] } },
        },
      },
      over: { type: 'final' },
    },
  },
};

const ruleset = linked(smallSource(PARTS));
const digits = (state: { vars: readonly unknown[] }) => state.vars[0];

test('[FLOW-2] entering a state names the programs of the outer state first, each in its order', () => {
  const { state } = begin(ruleset);
  expect([state.chart, digits(state)]).toEqual(['outer.first', 123]);
});

test('[FLOW-2] done is sent when all programs are finished, and the first guard that holds decides', () => {
  const { state } = play(ruleset, begin(ruleset).state, { move: 'go' });
  expect([state.chart, state.active]).toEqual(['outer.second', 1]);
});

test('[FLOW-2] a state that goes to itself is entered again only if it says so', () => {
  const { state } = begin(ruleset);
  expect(digits(play(ruleset, state, { move: 'stay' }).state)).toBe(123);
  expect(digits(play(ruleset, state, { move: 'again' }).state)).toBe(12323);
});

test('[FLOW-3] a move that no transition handles asks again', () => {
  const moves = { wait: { do: [] } };
  const plain = linked(smallSource({ moves }));
  const { state } = play(plain, begin(plain).state, { move: 'wait' });
  expect([state.chart, state.step, decisions(plain, state)[0]?.seat]).toEqual(['turn', 1, 0]);
});

test('[FLOW-3] a move of another state is not offered here, and refused', () => {
  expect(refusalOf(ruleset, begin(ruleset).state, { move: 'leave' })).toBe('unknown-move');
});

test('[FLOW-3] a state around may handle every move that the inner one does not', () => {
  const second = play(ruleset, begin(ruleset).state, { move: 'go' }).state;
  const { state } = play(ruleset, second, { move: 'go' });
  expect(state.chart).toBe('outer.second');
});

test('[FLOW-4] reaching a final state at the top ends the game without winners', () => {
  const second = play(ruleset, begin(ruleset).state, { move: 'go' }).state;
  const { state } = play(ruleset, second, { move: 'leave' });
  expect(state.result).toEqual({ end: null, winners: [] });
  expect([state.chart, digits(state)]).toEqual(['over', 1234]);
});

test('[FLOW-1] the path of the chart is all that a save needs of it', () => {
  const second = play(ruleset, begin(ruleset).state, { move: 'go' }).state;
  const back = throughText(second);
  expect(back.chart).toBe('outer.second');
  const fresh = linked(smallSource(PARTS));
  const on = play(fresh, back, { move: 'leave' }).state;
  expect(hashState(on)).toBe(hashState(play(ruleset, second, { move: 'leave' }).state));
});

test('[FLOW-5] ends are looked at whenever a move or a program of the chart is complete, in their order', () => {
  const ends = [
    { id: 'second-end', if: 'table.turns > 12', winners: '[active]' },
    { id: 'never-seen', if: 'table.turns > 1', winners: '[]' },
    { id: 'first-end', if: 'table.turns == 1', winners: 'players' },
  ];
  const { state } = begin(linked(smallSource({ ...PARTS, ends })));
  expect(state.result).toEqual({ end: 'first-end', winners: [0, 1] });
  expect([digits(state), state.frames]).toEqual([1, []]);
});

test('[FLOW-5] the set-up alone ends nothing', () => {
  const plain = linked(
    smallSource({ ends: [{ id: 'at-once', if: 'true', winners: '[you, you]' }] }),
  );
  const { state } = begin(plain);
  expect(state.result).toBeNull();
  const end = play(plain, state, { move: 'wait' }).state;
  expect(end.result).toEqual({ end: 'at-once', winners: [0] });
});

test('[FLOW-5] a program is performed by whoever is active when it starts', () => {
  const parts: Parts = {
    programs: {
      pass: { do: [{ do: 'nextTurn' }] },
      mark: { do: [{ do: 'set', what: 'table.rival', to: 'you' }] },
    },
    flow: {
      initial: 'turn',
      states: { turn: { entry: ['pass', 'mark'], meta: { moves: ['wait'] } } },
    },
  };
  expect(begin(linked(smallSource(parts))).state.vars[4]).toBe(1);
});
