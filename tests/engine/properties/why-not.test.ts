// Random games of all small rulesets: at every decision, whatever is not listed has a reason, and trying it gives the same one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  decisions,
  optionsFor,
  view,
  whyNot,
  type Option,
  type Pointed,
  type Reason,
  type Ruleset,
  type Seat,
  type State,
} from '../../../engine/index.ts';
import { mixed } from '../../support/mix.ts';
import { begin, playOut } from '../../support/play.ts';
import { demandFolders, linked, readRuleset, rulesetFolders } from '../../support/ruleset.ts';

const game = fc.record({
  seed: fc.nat(),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
  swaps: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 }),
});

describe.each([...rulesetFolders(), ...demandFolders()])('%s', (folder) => {
  const ruleset = linked(readRuleset(folder));
  const seats = ruleset.source.ruleset.players.max;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const start = (seed: number) => begin(ruleset, { seats, seed }).state;

  test('[WHY-1] what is not listed has a reason, what is listed has none, and trying it gives the same', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        playOut(ruleset, start(seed), choices, (state) => {
          for (const seat of all) expectReasons(ruleset, state, seat);
        });
      }),
      { numRuns: 4 },
    );
  });

  test('[WHY-2] mixing what a seat does not know changes no reason', () => {
    fc.assert(
      fc.property(game, ({ seed, choices, swaps }) => {
        playOut(ruleset, start(seed), choices, (state) => {
          for (const seat of all) {
            const other = mixed(ruleset, state, seat, swaps);
            for (const pointed of pointable(ruleset, state, seat)) {
              const found = whyNot(ruleset, other, seat, pointed);
              expect(found).toEqual(whyNot(ruleset, state, seat, pointed));
            }
          }
        });
      }),
      { numRuns: 3 },
    );
  });
});

function thingsOn(ruleset: Ruleset, state: State, seat: Seat): Option[] {
  const { zones } = view(ruleset, state, seat);
  const pieces = zones.flatMap(({ zone, of, pieces: lying }) =>
    lying.map(({ ref }, i) => ref ?? `place/${zone}/${of}/${i}`),
  );
  const spaces = ruleset.world.spaces.map(({ ref }) => ref);
  return [...new Set([...pieces, ...spaces, 'seat/0', 'seat/1', 'piece/99999'])].slice(0, 60);
}

function pointable(ruleset: Ruleset, state: State, seat: Seat): Pointed[] {
  const things = thingsOn(ruleset, state, seat);
  const offers = decisions(ruleset, state).flatMap((one) => one.offers.map(({ move }) => move));
  const moves = [...new Set([...ruleset.moves.keys(), ...offers, 'pass', 'no-such-move'])];
  return [
    ...things.map((option) => ({ option })),
    ...moves.map((move) => ({ move })),
    ...moves.flatMap((move) => things.map((option) => ({ move, option }))),
  ];
}

function expectReasons(ruleset: Ruleset, state: State, seat: Seat): void {
  const offers = decisions(ruleset, state).find((one) => one.seat === seat)?.offers ?? [];
  for (const pointed of pointable(ruleset, state, seat)) {
    const { move, option } = pointed;
    const asked = offers.filter((offer) => move === undefined || offer.move === move);
    const listed =
      option === undefined
        ? asked.length > 0
        : asked.some(({ next }) => next?.options.includes(option));
    const reason = whyNot(ruleset, state, seat, pointed);
    expect([pointed, reason === null]).toEqual([pointed, listed]);
    if (reason) expectSame(ruleset, state, seat, reason);
  }
}

/** Trying what is said to be refused is refused so; where there is nothing to try, nothing is offered. */
function expectSame(ruleset: Ruleset, state: State, seat: Seat, reason: Reason): void {
  const { move, picks = {}, code, words } = reason;
  expect(words).toMatch(new RegExp(`^refus(als|ed)\\.${code}$`));
  if (move === undefined) {
    const codes = ['game-over', 'not-your-decision', 'not-yet', 'not-asked'];
    expect(codes).toContain(code);
    return;
  }
  const tried = answer(ruleset, state, { seat, move, picks });
  expect(tried.ok).toBe(false);
  if (tried.ok || tried.refusal.code === code) return;
  expect(tried.refusal.code).toBe('missing-pick');
  const begun = optionsFor(ruleset, state, seat, { move, picks });
  expect(begun.ok && begun.next && canBePicked(begun.next)).toBe(false);
}

function canBePicked({
  options,
  count,
}: {
  readonly options: readonly Option[];
  readonly count?: readonly [number, number];
}): boolean {
  return count ? count[0] <= count[1] && options.length >= count[0] : options.length > 0;
}
