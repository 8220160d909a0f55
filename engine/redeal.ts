// A position as it may be for all that one seat knows: what is hidden is dealt anew by chance (BOT-1).
import type { Seat } from './decision.ts';
import { seeded } from './random.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import { knows } from './sight.ts';
import type { State } from './state.ts';

/** Gives a number from 0 up to, but not including, `below`. */
type Chance = (below: number) => number;

/** Hidden faces change places with each other, dice to come are others, and what others have answered in secret is gone. */
export function redeal(ruleset: Ruleset, state: State, seat: Seat, chance: Chance): State {
  const def = [...state.pieces.def];
  for (const pieces of unknownGroups(ruleset, state, seat)) {
    const faces = pieces.map((piece) => def[piece]!).sort((a, b) => a - b);
    for (const piece of pieces) def[piece] = faces.splice(chance(faces.length), 1)[0]!;
  }
  return {
    ...state,
    random: seeded(chance(2 ** 31)),
    pieces: { ...state.pieces, def },
    asking: state.asking.map((asked) =>
      asked.seat === seat ? asked : { seat: asked.seat, offer: null, values: [] },
    ),
  };
}

/**
 * The pieces whose faces the seat does not know, by what they may be: those of one zone may be each other, and so may
 * those of one deck or kind, wherever they lie.
 */
function unknownGroups({ world }: Ruleset, state: State, seat: Seat): number[][] {
  const groups = new Map<string, number[]>();
  state.pieces.def.forEach((def, piece) => {
    if (knows(state, piece, seat)) return;
    const { deck, kind } = world.definitions[def]!;
    const keys = [`zone ${state.pieces.zone[piece]!}`, deck ? `deck ${deck}` : `kind ${kind}`];
    const met = [...new Set(keys.flatMap((key) => (groups.has(key) ? [groups.get(key)!] : [])))];
    const joined = [...met.flat(), piece];
    for (const [key, group] of groups) if (met.includes(group)) groups.set(key, joined);
    for (const key of keys) groups.set(key, joined);
  });
  return [...new Set(groups.values())].map((group) => group.sort((a, b) => a - b));
}
