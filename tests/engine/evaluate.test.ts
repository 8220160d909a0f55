// What a position is worth to a bot, and what is told of wrong terms.
import { expect, test } from 'vitest';
import { evaluate, linkRuleset, redeal, type BotsFile } from '../../engine/index.ts';
import { begin } from '../support/play.ts';
import { linked } from '../support/ruleset.ts';
import { smallSource } from '../support/small.ts';

const source = smallSource({
  setup: [
    { do: 'create', def: 'fox', in: 'first.hand', copies: 3 },
    { do: 'create', def: 'owl', in: 'next(first).hand' },
  ],
});
const withTerms = (terms: BotsFile['terms']) => ({ ...source, bots: { terms } });

test('[BOT-2] terms are added up by their weights, for whoever looks', () => {
  const ruleset = linked(
    withTerms([
      { is: 'you.hand.size()', weight: 0.5 },
      { is: 'others.exists(p, p.hand.size() > 2)', weight: -4 },
      { is: '100', weight: 1, if: 'round > 1' },
    ]),
  );
  const { state } = begin(ruleset);
  expect([0, 1].map((seat) => evaluate(ruleset, state, seat))).toEqual([1.5, -3.5]);
  const over = (winners: number[]) => ({ ...state, result: { end: null, winners } });
  expect(evaluate(ruleset, over([0]), 0)).toBeGreaterThan(1e6);
  expect(evaluate(ruleset, over([0]), 1)).toBeLessThan(-1e6);
  expect(evaluate(ruleset, over([]), 1)).toBe(0);
  expect(evaluate(linked(source), state, 0)).toBe(0);
});

test('[BOT-2] a slip in a term is told with its place', () => {
  const told = linkRuleset(withTerms([{ is: 'you.hnd.size()', weight: 1 }]));
  expect(told.ok ? [] : told.problems).toMatchObject([
    { file: 'bots.json', pointer: '/terms/0/is', code: 'unknown-field', suggestion: 'hand' },
  ]);
});

test('[BOT-1] dice to come, and what others have answered in secret, are not to be known', () => {
  const ruleset = linked(source);
  const { state } = begin(ruleset);
  const asking = [0, 1].map((seat) => ({ seat, offer: 'vote', values: [seat] }));
  const deal = redeal(ruleset, { ...state, asking }, 0, (below) => below - 1);
  expect(deal.asking).toEqual([asking[0], { seat: 1, offer: null, values: [] }]);
  expect(deal.random).not.toEqual(state.random);
});
