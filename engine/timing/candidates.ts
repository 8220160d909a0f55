// What can replace something that would happen: which comes next, and to whom it belongs.
import type { Seat } from '../decision.ts';
import { burn, type Context } from '../machine/context.ts';
import type { World } from '../ruleset/world.ts';
import { NOBODY, type Value } from '../state.ts';
import { piecesInPlay } from './in-play.ts';
import type { Replacement } from './replacement.ts';

export interface Candidate {
  readonly replacement: Replacement;
  /** The card that carries it; null for a rule. */
  readonly piece: number | null;
  readonly you: Seat;
}

/** What would happen, and what has replaced it already: each does so once. */
export interface Proposed {
  readonly who: Seat;
  readonly applied: readonly Value[];
}

/** More than there can be pieces, so that each text on each card has a number of its own. */
const PIECES = 10_000;

export function keyOf({ replacement, piece }: Candidate): number {
  return replacement.number * PIECES + (piece === null ? 0 : piece + 1);
}

/** The next one that must be taken, or all of those that may be; none if it happens. */
export function nextCandidates(
  context: Context,
  world: World,
  list: readonly Replacement[],
  proposed: Proposed,
): Candidate[] {
  const { you, slots } = context;
  const found = list.flatMap((one) => carriersOf(context, world, one, proposed.who));
  const open = found.filter((one) => {
    if (proposed.applied.includes(keyOf(one))) return false;
    burn(context);
    context.you = one.you;
    context.slots = [one.piece, proposed.who];
    return one.replacement.test(context) === true;
  });
  Object.assign(context, { you, slots });
  const lowest = Math.min(...open.map(({ replacement }) => replacement.order));
  const first = open.filter(({ replacement }) => replacement.order === lowest);
  const must = first.find(({ replacement }) => !replacement.may);
  return must ? [must] : first;
}

/** A rule belongs to whom it would happen to; a card in play to its owner, from the active player clockwise. */
function carriersOf(
  context: Context,
  world: World,
  replacement: Replacement,
  who: Seat,
): Candidate[] {
  if (replacement.card === null) return [{ replacement, piece: null, you: who }];
  const { state } = context;
  const pieces = piecesInPlay(world, state);
  burn(context, pieces.length);
  return pieces.flatMap((piece): Candidate[] => {
    if (state.pieces.def[piece] !== replacement.card) return [];
    const owner = state.pieces.owner[piece]!;
    const own = owner === who;
    if (replacement.whose === 'yours' ? !own : replacement.whose === 'others' && own) return [];
    return [{ replacement, piece, you: owner === NOBODY ? who : owner }];
  });
}
