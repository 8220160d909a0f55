// Which hooks work on a step, in the order of all listeners: rules first, then the cards of each player.
import type { Seat } from '../decision.ts';
import { burn } from '../machine/context.ts';
import { pushFrame } from '../machine/run.ts';
import type { Running } from '../machine/running.ts';
import { NOBODY, type DraftFrame, type Value } from '../state.ts';
import { piecesInPlay } from '../timing/in-play.ts';
import type { Hook, StepHooks } from './hook.ts';

/** A hook, and the card that carries it. */
export interface Hooked {
  readonly hook: Hook;
  readonly piece: number | null;
}

/** More than there can be pieces, so that each hook on each card is one number of the state. */
const PIECES = 10_000;

export function refOf({ hook, piece }: Hooked): number {
  return hook.number * PIECES + (piece === null ? 0 : piece + 1);
}

export function hookedAt(all: readonly Hook[], ref: Value): Hooked {
  const number = Math.floor((ref as number) / PIECES);
  const piece = ((ref as number) % PIECES) - 1;
  return { hook: all[number]!, piece: piece < 0 ? null : piece };
}

/** All that listen when the step begins, whether or not their conditions hold. */
export function listeningAt(running: Running, { rules, cards }: StepHooks): Hooked[] {
  const found: Hooked[] = rules.map((hook) => ({ hook, piece: null }));
  if (cards.size === 0) return found;
  const { state, world } = running;
  for (const piece of piecesInPlay(world, state)) {
    burn(running);
    for (const hook of cards.get(state.pieces.def[piece]!) ?? []) found.push({ hook, piece });
  }
  return found;
}

/** Whether its role and its condition hold now. */
export function works(running: Running, frame: DraftFrame, hooked: Hooked): boolean {
  burn(running);
  const { you, slots } = running;
  running.you = performerOf(running, frame, hooked);
  running.slots = [hooked.piece];
  const holds = hooked.hook.test(running) === true;
  running.you = you;
  running.slots = slots;
  return holds;
}

export function startHook(
  running: Running,
  frame: DraftFrame,
  hooked: Hooked,
  part: 'before' | 'instead' | 'after',
): void {
  const you = performerOf(running, frame, hooked);
  pushFrame(running, hooked.hook[part]!, { you, slots: [hooked.piece], back: -1 });
}

/** The owner of the card; for a rule, or what is nobody's, whoever performs the procedure. */
function performerOf({ state }: Running, frame: DraftFrame, { piece }: Hooked): Seat {
  const owner = piece === null ? NOBODY : state.pieces.owner[piece]!;
  return owner === NOBODY ? frame.you! : owner;
}
