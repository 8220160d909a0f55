// Random games of the demand rulesets: what holds at every decision, in the middle of programs too.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  answersOf,
  decisions,
  optionsFor,
  sampleAnswer,
  type Answer,
  type Option,
  type Picks,
  type Ruleset,
  type State,
} from '../../../engine/index.ts';
import { begin, frozen, openAnswers, playOut } from '../../support/play.ts';
import { demandFolders, linked, readRuleset } from '../../support/ruleset.ts';

const game = fc.record({
  seed: fc.nat(),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
});

describe.each(demandFolders())('%s', (folder) => {
  const ruleset = linked(readRuleset(folder));
  const seats = ruleset.source.ruleset.players.max;
  const start = (seed: number) => frozen(begin(ruleset, { seats, seed }).state);

  test('[PLAY-2] what one seat or offer lists is accepted from another exactly when it lists it too', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        playOut(ruleset, start(seed), choices, (state) => expectSame(ruleset, state));
      }),
      { numRuns: 8 },
    );
  });

  test('[PLAY-2] whatever is picked field by field, or drawn by chance, is accepted', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        playOut(ruleset, start(seed), choices, (state) => {
          for (const [i, { seat, offers }] of decisions(ruleset, state).entries()) {
            const luck = (below: number) => (choices[i % choices.length]! + i) % below;
            const drawn = sampleAnswer(ruleset, state, seat, luck)!;
            expect(answer(ruleset, state, drawn).ok).toBe(true);
            for (const { move } of offers) {
              const given = { seat, move, picks: walked(ruleset, state, { seat, move }, luck) };
              expect(isListed(ruleset, state, given)).toBe(answer(ruleset, state, given).ok);
            }
          }
        });
      }),
      { numRuns: 8 },
    );
  });
});

/** Takes an option of each field in turn; where several are picked, as many as are needed. */
function walked(
  ruleset: Ruleset,
  state: State,
  { seat, move }: { readonly seat: number; readonly move: string },
  luck: (below: number) => number,
): Picks {
  const picks: Record<string, Option | readonly Option[]> = {};
  for (;;) {
    const found = optionsFor(ruleset, state, seat, { move, picks });
    if (!found.ok || !found.next) return picks;
    const { name, options, count } = found.next;
    picks[name] = count ? options.slice(0, count[0]) : options[luck(options.length)]!;
  }
}

/** Tries every listed answer of anybody for everybody. */
function expectSame(ruleset: Ruleset, state: State): void {
  const moves = new Set(openAnswers(ruleset, state).map(({ move }) => move));
  for (const { seat } of state.asking) {
    for (const { picks } of openAnswers(ruleset, state)) {
      for (const move of moves) {
        const given = { seat, move, picks };
        expect(answer(ruleset, state, given).ok).toBe(isListed(ruleset, state, given));
      }
    }
  }
}

function isListed(ruleset: Ruleset, state: State, given: Answer): boolean {
  const listed = answersOf(ruleset, state, given.seat, 10_000);
  return listed.some((one) => JSON.stringify(one) === JSON.stringify(given));
}
