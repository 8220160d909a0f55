// Random games of all small rulesets: what a bot looks at is what its seat knows, and chance.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redeal, view } from '../../../engine/index.ts';
import { makeChance } from '../../../tools/bots/chance.ts';
import { hiddenFrom } from '../../support/mix.ts';
import { begin, playOut } from '../../support/play.ts';
import { demandFolders, linked, readRuleset, rulesetFolders } from '../../support/ruleset.ts';

const game = fc.record({
  seed: fc.nat(),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
});

describe.each([...rulesetFolders(), ...demandFolders()])('%s', (folder) => {
  const ruleset = linked(readRuleset(folder));
  const seats = ruleset.source.ruleset.players.max;

  test('[BOT-1] a deal of the unknown looks the same to its seat, and is the same whatever was hidden', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        playOut(ruleset, begin(ruleset, { seats, seed }).state, choices, (state) => {
          for (let seat = 0; seat < seats; seat++) {
            const deal = (from: typeof state) => {
              const chance = makeChance(seed);
              return redeal(ruleset, from, seat, (below) => chance.pick(below));
            };
            const once = deal(state);
            const { waiting: _now, ...seen } = view(ruleset, once, seat);
            const { waiting: _then, ...before } = view(ruleset, state, seat);
            expect(seen).toEqual(before);
            // Dealt from another deal it is the same: nothing of what was hidden has come through.
            expect(deal(once)).toEqual(once);
            const faces = (one: typeof state) =>
              hiddenFrom(one, seat)
                .map((piece) => one.pieces.def[piece]!)
                .sort((a, b) => a - b);
            expect(faces(once)).toEqual(faces(state));
          }
        });
      }),
      { numRuns: 5 },
    );
  });
});
