// Random games of the rulesets in this repository: what holds at every decision of every game.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  decisions,
  hashState,
  newGame,
  view,
  type Answer,
  type Ruleset,
  type State,
} from '../../../engine/index.ts';
import { begin, frozen, openAnswers, playOut, throughText } from '../../support/play.ts';
import { linked, readRuleset, rulesetFolders } from '../../support/ruleset.ts';

const game = fc.record({
  seed: fc.integer({ min: 0 }),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 50 }),
});

describe.each(rulesetFolders())('%s', (folder) => {
  const ruleset = linked(readRuleset(folder));
  const seats = ruleset.source.ruleset.players.max;
  const start = (seed: number) => begin(ruleset, { seats, seed }).state;

  test('[PLAY-1] the same seed and answers give the same states', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        const once = playOut(ruleset, start(seed), choices);
        const twice = playOut(linked(readRuleset(folder)), start(seed), choices);
        expect(twice).toEqual(once);
      }),
      { numRuns: 20 },
    );
  });

  test('[PLAY-2] an answer is accepted exactly when it is listed', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        playOut(ruleset, start(seed), choices, (state) => expectSame(ruleset, state));
      }),
      { numRuns: 10 },
    );
  });

  test('[PLAY-4] no answer, accepted or refused, changes the state it was given', () => {
    fc.assert(
      fc.property(game, fc.string(), ({ seed, choices }, word) => {
        playOut(ruleset, frozen(start(seed)), choices, (state, given) => {
          frozen(state);
          const before = hashState(state);
          const refused = answer(ruleset, state, { ...given, picks: { [word]: word } });
          expect(refused.ok).toBe(false);
          expect(answer(ruleset, state, given).ok).toBe(true);
          expect(hashState(state)).toBe(before);
        });
      }),
      { numRuns: 20 },
    );
  });

  test('[PLAY-5] a state saved and read back at every decision plays on identically', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        playOut(ruleset, start(seed), choices, (state, given) => {
          const back = throughText(state);
          expect(hashState(back)).toBe(hashState(state));
          expect(decisions(ruleset, back)).toEqual(decisions(ruleset, state));
          expect(answer(ruleset, back, given)).toEqual(answer(ruleset, state, given));
        });
      }),
      { numRuns: 20 },
    );
  });

  test('[PLAY-7] a finished game asks nobody and refuses everybody', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.infiniteStream(fc.nat()), (seed, stream) => {
        const choices = Array.from({ length: 4000 }, () => Number(stream.next().value));
        const end = playOut(ruleset, start(seed), choices);
        expect(end.result).not.toBeNull();
        expect(decisions(ruleset, end)).toEqual([]);
        const late = answer(ruleset, end, { seat: 0, move: 'any', picks: {} });
        expect(late).toEqual({ ok: false, refusal: { code: 'game-over' } });
      }),
      { numRuns: 20 },
    );
  });

  test('[VIEW-4] every piece lies in one zone of the view, and no piece is lost', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        const pieces = start(seed).pieces.def.length;
        playOut(ruleset, start(seed), choices, (state) => {
          const seen = view(ruleset, state, 0).zones.flatMap((zone) => zone.pieces);
          expect(seen).toHaveLength(pieces);
          // A piece that the seat may not know has no name.
          const named = seen.flatMap(({ ref }) => ref ?? []);
          expect(new Set(named).size).toBe(named.length);
        });
      }),
      { numRuns: 10 },
    );
  });

  test('[PLAY-6] too few or too many seats are refused', () => {
    for (const wrong of [0, seats + 1, 1.5]) {
      const started = newGame(ruleset, { seats: wrong, options: {}, seed: 1 });
      expect(started).toEqual({ ok: false, refusal: { code: 'bad-seats' } });
    }
  });
});

/** Tries every space for every move, and compares what is accepted with what is listed. */
function expectSame(ruleset: Ruleset, state: State): void {
  const listed = new Set(openAnswers(ruleset, state).map(keyOf));
  const refs = view(ruleset, state, null).zones.map((zone) => zone.of);
  for (const move of ruleset.moves.values()) {
    for (const ref of new Set(refs)) {
      const picks = Object.fromEntries(move.choices.map(({ name }) => [name, ref]));
      const given = { seat: state.active, move: move.id, picks };
      expect(answer(ruleset, state, given).ok).toBe(listed.has(keyOf(given)));
    }
  }
}

function keyOf({ seat, move, picks }: Answer): string {
  return JSON.stringify([seat, move, Object.entries(picks).sort()]);
}
