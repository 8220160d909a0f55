// Taking back: each barrier by itself, how far one or several seats may go, and the step of a case.
import { expect, test } from 'vitest';
import {
  answer,
  barrierBetween,
  runCase,
  undoReach,
  type Answer,
  type PlayedStep,
  type Ruleset,
  type ScenarioAnswer,
  type State,
} from '../../engine/index.ts';
import { begin } from '../support/play.ts';
import { linked, readRuleset } from '../support/ruleset.ts';
import { smallSource } from '../support/small.ts';

const small = linked(
  smallSource({
    setup: [
      { do: 'create', def: 'fox', in: 'table.deck' },
      { do: 'create', def: 'owl', in: 'table.deck' },
      { do: 'create', def: 'axe', in: 'first.hand' },
    ],
    moves: {
      wait: { do: [] },
      end: { do: [{ do: 'nextTurn' }] },
      roll: { do: [{ do: 'roll', as: 'face' }] },
      draw: { do: [{ do: 'draw', from: 'table.deck', to: 'you.hand' }] },
      bury: { do: [{ do: 'draw', from: 'table.deck', to: 'table.deck' }] },
      make: { do: [{ do: 'create', def: 'fox', in: 'table.row' }] },
      vote: {
        do: [{ do: 'choose', a: 'vote', who: 'players', number: [0, 3], secret: true }],
      },
    },
    flow: {
      initial: 'turn',
      states: {
        turn: { meta: { moves: ['wait', 'end', 'roll', 'draw', 'bury', 'make', 'vote'] } },
      },
    },
  }),
);

/** The steps of a game in which these answers were given, the last one first. */
function stepsOf(ruleset: Ruleset, given: readonly (string | Answer)[]): PlayedStep[] {
  let { state } = begin(ruleset);
  const steps: PlayedStep[] = [];
  for (const one of given) {
    const said = typeof one === 'string' ? { seat: state.active, move: one, picks: {} } : one;
    const before: State = state;
    const played = answer(ruleset, before, said);
    if (!played.ok) throw new Error(played.refusal.code);
    state = played.state;
    steps.unshift({ before, given: said, after: state });
  }
  return steps;
}

function vote(seat: number, number: number): Answer {
  return { seat, move: 'vote', picks: { vote: number } };
}

const barrierAfter = (...given: (string | Answer)[]) =>
  barrierBetween(stepsOf(small, given)[0]!)?.code ?? null;

test('[UNDO-1] an answer that told nobody anything is taken back', () => {
  expect(['wait', 'end', 'make', 'bury'].map((move) => barrierAfter(move))).toEqual(
    Array(4).fill(null),
  );
});

test('[UNDO-1] dice that fell and cards that were seen are barriers', () => {
  expect(barrierAfter('roll')).toBe('dice');
  expect(barrierAfter('draw')).toBe('seen');
});

test('[UNDO-1] the last of several who answer at once cannot take it back; those before can', () => {
  expect(barrierAfter('vote', vote(0, 1))).toBeNull();
  expect(barrierAfter('vote', vote(0, 1), vote(1, 2))).toBe('revealed');
});

test('[UNDO-1] going back stops at the last barrier and tells which it is', () => {
  const steps = stepsOf(small, ['wait', 'roll', 'wait', 'make']);
  const reach = undoReach(steps, [0]);
  expect(reach).toEqual({ back: 2, state: steps[1]!.before, barrier: { code: 'dice', step: 2 } });
  expect(undoReach(steps.slice(3), [0])).toEqual({
    back: 1,
    state: steps[3]!.before,
    barrier: { code: 'start', step: 0 },
  });
  expect(undoReach([], [0])).toEqual({
    back: 0,
    state: null,
    barrier: { code: 'start', step: 0 },
  });
});

test('[UNDO-1] the answer of another seat is a barrier, unless both take back together', () => {
  const steps = stepsOf(small, ['wait', 'end', 'wait']);
  expect(undoReach(steps, [0])).toMatchObject({
    back: 0,
    barrier: { code: 'other-seat', step: 3 },
  });
  expect(undoReach(steps, [1])).toMatchObject({
    back: 1,
    barrier: { code: 'other-seat', step: 2 },
  });
  expect(undoReach(steps, [0, 1])).toMatchObject({ back: 3, barrier: { code: 'start' } });
});

test('[UNDO-1] no more of a long game is read than is needed', () => {
  const steps = stepsOf(small, ['wait', 'roll', 'wait']);
  const read: number[] = [];
  function* reading() {
    for (const step of steps) {
      read.push(step.after.step);
      yield step;
    }
  }
  undoReach(reading(), [0]);
  expect(read).toEqual([3, 2]);
});

const failuresOf = (...when: ScenarioAnswer[]) =>
  runCase(small, {
    rule: 'SML-1',
    says: 'something is taken back',
    given: { players: ['ann', 'ben'] },
    when,
    then: {},
  }).failures;

test('[UNDO-1] a case takes back, or says why that is refused', () => {
  expect(
    failuresOf(
      { undo: 'refused: start' },
      { ann: 'end' },
      { undo: true },
      { expect: { active: 'ann' } },
      { ann: 'roll' },
      { undo: 'refused: dice' },
      { undo: { ben: 'refused: other-seat' } },
      { ann: 'make' },
      { undo: { ann: true } },
      { expect: { table: { row: [] } } },
    ),
  ).toEqual([]);
});

test('[CASE-2] an undo that comes out otherwise is told', () => {
  expect(failuresOf({ ann: 'wait' }, { undo: 'refused: dice' })).toEqual([
    'answer 2 ({"undo":"refused: dice"}): expected the undo to be refused: dice, but it was accepted',
  ]);
  expect(failuresOf({ ann: 'roll' }, { undo: true })).toEqual([
    'answer 2 ({"undo":true}): expected the undo to be accepted, but it was refused: dice',
  ]);
  expect(failuresOf({ undo: false })).toEqual(['undo says true, or why it is refused']);
  expect(failuresOf({ undo: {} })).toEqual(['undo names one player']);
});

test('[UNDO-1] lines that were told are taken back with the answer', () => {
  const ruleset = linked(readRuleset('examples/tic-tac-toe'));
  const { failures } = runCase(ruleset, {
    rule: 'TTT-2',
    says: 'a mark is taken back',
    given: { players: ['ann', 'ben'] },
    when: [{ ann: 'place', space: 'b2' }, { undo: true }],
    then: { active: 'ann', spaces: { b2: [] }, events: [] },
  });
  expect(failures).toEqual([]);
});
