// Random games of all small rulesets: what a seat cannot know is changed, and its view, its decision and its events stay.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, eventsFor, view, type Seat, type State } from '../../../engine/index.ts';
import { hiddenFrom, mixed, refaced } from '../../support/mix.ts';
import { begin, playOut } from '../../support/play.ts';
import { demandFolders, linked, readRuleset, rulesetFolders } from '../../support/ruleset.ts';

const game = fc.record({
  seed: fc.nat(),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
  swaps: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 }),
});

describe.each([...rulesetFolders(), ...demandFolders()])('%s', (folder) => {
  const ruleset = linked(readRuleset(folder));
  const seats = ruleset.source.ruleset.players.max;
  const viewers: (Seat | null)[] = [...Array.from({ length: seats }, (_, seat) => seat), null];
  const start = (seed: number) => begin(ruleset, { seats, seed }).state;

  test('[VIEW-1] other faces on unknown cards change nothing in a view, its decision included', () => {
    fc.assert(
      fc.property(game, ({ seed, choices, swaps }) => {
        playOut(ruleset, start(seed), choices, (state) => {
          for (const seat of viewers) {
            const other = refaced(state, hiddenFrom(state, seat), swaps);
            expect(view(ruleset, other, seat)).toEqual(view(ruleset, state, seat));
          }
        });
      }),
      { numRuns: 20 },
    );
  });

  test('[VIEW-1] other pieces in the places of unknown ones change nothing in a view', () => {
    fc.assert(
      fc.property(game, ({ seed, choices, swaps }) => {
        playOut(ruleset, start(seed), choices, (state) => {
          for (const seat of viewers) {
            const other = view(ruleset, mixed(ruleset, state, seat, swaps), seat);
            const here = view(ruleset, state, seat);
            // A running program knows pieces by their numbers, which the other position has not.
            const asked = state.frames.length === 0 ? other.decision : here.decision;
            expect({ ...other, decision: asked }).toEqual(here);
          }
        });
      }),
      { numRuns: 20 },
    );
  });

  test('[VIEW-2] other faces on cards that stay unknown change nothing in what a seat hears', () => {
    fc.assert(
      fc.property(game, ({ seed, choices, swaps }) => {
        playOut(ruleset, start(seed), choices, (state, given) => {
          const played = answer(ruleset, state, given);
          if (!played.ok) return;
          for (const seat of viewers) {
            const still = stillHidden(state, played.state, seat);
            const other = answer(ruleset, refaced(state, still, swaps), given);
            if (!other.ok || !sameTable(other.state, played.state)) continue;
            expect(eventsFor(other.events, seat)).toEqual(eventsFor(played.events, seat));
          }
        });
      }),
      { numRuns: 20 },
    );
  });

  test('[VIEW-5] what a seat has seen it knows until it is shuffled', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        playOut(ruleset, start(seed), choices, (state, given) => {
          const played = answer(ruleset, state, given);
          if (!played.ok) return;
          const mixedUp = played.events.some(({ event }) => event === 'shuffled');
          state.pieces.known.forEach((known, piece) => {
            const forgotten = known & ~played.state.pieces.known[piece]!;
            expect(forgotten !== 0 && !mixedUp).toBe(false);
          });
        });
      }),
      { numRuns: 20 },
    );
  });
});

function stillHidden(before: State, after: State, seat: Seat | null): number[] {
  const later = new Set(hiddenFrom(after, seat));
  return hiddenFrom(before, seat).filter((piece) => later.has(piece));
}

/** Rules may look at what players may not: where that changed the table, others have a right to hear of it. */
function sameTable(one: State, two: State): boolean {
  const told = ({ zones, vars, pieces, chart, asking }: State) =>
    JSON.stringify([zones, vars, pieces.vars, pieces.known, chart, asking]);
  return told(one) === told(two);
}
