// The engine's own refusals, called by the names of a ruleset.
import { expect, test } from 'vitest';
import { whyNot, type RefusalDeclaration } from '../../engine/index.ts';
import { begin, refusalOf } from '../support/play.ts';
import { linked } from '../support/ruleset.ts';
import { smallSource } from '../support/small.ts';
import { told } from './ruleset/told.ts';

const PHASE: RefusalDeclaration = { code: 'wrong-phase', for: 'unknown-move' };
const TURN: RefusalDeclaration = { code: 'not-your-turn', rule: 'SML-1', for: 'not-your-decision' };

function sourceOf(...refusals: RefusalDeclaration[]) {
  const plain = smallSource();
  return smallSource({
    table: { ...plain.table, refusals },
    moves: { wait: { do: [] }, rest: { do: [{ do: 'finish', winners: '[]' }] } },
    flow: {
      initial: 'day',
      states: {
        day: { meta: { moves: ['wait'] }, on: { 'move.wait': 'night' } },
        night: { meta: { moves: ['rest'] } },
      },
    },
  });
}

function refusals(...order: RefusalDeclaration[]) {
  const ruleset = linked(sourceOf(...order));
  const { state } = begin(ruleset);
  const given = [
    { seat: 0, move: 'rest' },
    { seat: 1, move: 'wait' },
    { seat: 1, move: 'rest' },
    { seat: 1, move: 'dance' },
  ];
  return given.map((one) => refusalOf(ruleset, state, one));
}

test('[PLAY-13] a move that is not open and a player who is not asked have names, and an order', () => {
  const [phase, turn, decision] = ['wrong-phase', 'not-your-turn', 'not-your-decision'];
  expect(refusals()).toEqual(['unknown-move', decision, decision, decision]);
  expect(refusals(PHASE, TURN)).toEqual([phase, turn, phase, turn]);
  expect(refusals(TURN, PHASE)).toEqual([phase, turn, turn, turn]);
});

test('[PLAY-13] why something is not possible is told by the same names', () => {
  const ruleset = linked(sourceOf(TURN));
  const { state } = begin(ruleset);
  expect(whyNot(ruleset, state, 1, { move: 'wait' })).toEqual({
    code: 'not-your-turn',
    rule: 'SML-1',
    words: 'refusals.not-your-turn',
  });
});

test('[LINK-5] what is called otherwise is so once, and has words', () => {
  const again = sourceOf(TURN, { code: 'later', for: 'not-your-decision' });
  expect(told(again)).toEqual([
    'table.json/refusals/1/for “not-your-decision” is called otherwise already.',
  ]);
});
