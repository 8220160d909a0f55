// Random games of all small rulesets: going back as far as one may, and playing on.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, hashState, undoReach, type PlayedStep } from '../../../engine/index.ts';
import { begin, playOut } from '../../support/play.ts';
import { demandFolders, linked, readRuleset, rulesetFolders } from '../../support/ruleset.ts';

const game = fc.record({
  seed: fc.nat(),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
});

describe.each([...rulesetFolders(), ...demandFolders()])('%s', (folder) => {
  const ruleset = linked(readRuleset(folder));
  const seats = ruleset.source.ruleset.players.max;
  const all = Array.from({ length: seats }, (_, seat) => seat);

  test('[UNDO-2] the same answers lead to the same positions, and nobody knew more in between', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        const steps: PlayedStep[] = [];
        playOut(ruleset, begin(ruleset, { seats, seed }).state, choices, (before, given) => {
          const played = answer(ruleset, before, given);
          if (played.ok) steps.unshift({ before, given, after: played.state });
          const { back, state, barrier } = undoReach(steps, all);
          expect(barrier.step).toBe(steps.length - back);
          expect(state).toBe(back === 0 ? null : steps[back - 1]!.before);
          const undone = steps.slice(0, back).reverse();
          for (const { after } of undone) {
            state!.pieces.known.forEach((known, piece) => {
              expect(after.pieces.known[piece]! & ~known).toBe(0);
            });
            expect(after.random).toEqual(state!.random);
          }
          let again = state;
          for (const { given: same, after } of undone) {
            const replayed = answer(ruleset, again!, same);
            again = replayed.ok ? replayed.state : null;
            expect(again && hashState(again)).toBe(hashState(after));
          }
        });
      }),
      { numRuns: 5 },
    );
  });
});
