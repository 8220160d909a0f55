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
  /** What the event tells: whom it concerns comes first. */
  readonly told: readonly Value[];
  readonly applied: readonly Value[];
}

/** More than there can be pieces, so that each text on each card has a number of its own. */
const PIECES = 20_000;

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
  const { state } = context;
  // Nobody replaces anything while the table is being set up.
  if (list.length === 0 || state.chart === '') return [];
  const open = carriersOf(context, world, list, proposed.told[0] as Seat | null).filter(
    (one) => !proposed.applied.includes(keyOf(one)) && !isRunning(context, one),
  );
  const found = open.filter((one) => speaking(context, one, proposed.told, isPossible));
  const lowest = Math.min(...found.map(({ replacement }) => replacement.order));
  const first = found.filter(({ replacement }) => replacement.order === lowest);
  const must = first.find(({ replacement }) => !replacement.may);
  return must ? [must] : first;
}

/** Works something out as the text would: you are its owner, and it knows what would happen. */
export function speaking<C extends Context, T>(
  context: C,
  { replacement, piece, you }: Candidate,
  told: readonly Value[],
  work: (context: C, replacement: Replacement) => T,
): T {
  const before = { you: context.you, slots: context.slots };
  context.you = you;
  context.slots = [piece, ...told];
  const found = work(context, replacement);
  Object.assign(context, before);
  return found;
}

function isPossible(context: Context, { test, costs }: Replacement): boolean {
  burn(context);
  return test(context) === true && costs.every((cost) => cost.test(context));
}

/** A text does not replace what it does itself. */
function isRunning({ state }: Context, { replacement, piece }: Candidate): boolean {
  const { code } = replacement;
  return state.frames.some((frame) => frame.code === code && frame.slots[0] === piece);
}

/** Rules belong to whom it would happen to; then cards in play, to their owners, from the active player clockwise. */
function carriersOf(
  context: Context,
  world: World,
  list: readonly Replacement[],
  who: Seat | null,
): Candidate[] {
  const { state } = context;
  const rules = list.filter(({ card }) => card === null);
  const found: Candidate[] = rules.map((replacement) => {
    return { replacement, piece: null, you: who ?? context.you };
  });
  if (rules.length === list.length) return found;
  const pieces = piecesInPlay(world, state);
  burn(context, pieces.length);
  for (const piece of pieces) {
    for (const replacement of list) {
      if (replacement.card !== state.pieces.def[piece]) continue;
      const owner = state.pieces.owner[piece]!;
      if (!concerns(replacement, owner, who)) continue;
      found.push({ replacement, piece, you: owner === NOBODY ? (who ?? context.you) : owner });
    }
  }
  return found;
}

function concerns({ whose }: Replacement, owner: Seat, who: Seat | null): boolean {
  const own = owner === who;
  if (whose === 'yours') return own;
  return whose === 'anyone' || (!own && who !== null);
}
