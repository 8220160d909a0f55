// Runs programs: frames on a stack that is part of the state, the last one first.
import type { Seat } from '../decision.ts';
import { blamed, RulesetFault } from '../fault.ts';
import { beginProcedure, endProcedure } from '../procedures/running.ts';
import type { DraftFrame, Used, Value } from '../state.ts';
import { hearDid, hearUsed } from '../timing/hear.ts';
import { piecesInPlay } from '../timing/in-play.ts';
import { burn } from './context.ts';
import type { Instruction, Running } from './running.ts';

const MAX_FRAMES = 64;

/** Who performs it and the values it begins with; without a performer, whoever is active when it starts. */
export interface Start {
  readonly you: Seat | null;
  readonly slots: readonly Value[];
  /** For a program that is called: where its result goes. */
  readonly back: number | null;
  /** For an ability: whose it is. */
  readonly uses?: Used;
}

export function pushFrame(running: Running, code: number, start: Start): void {
  const { state, codes, triggers, world } = running;
  const { frames } = state;
  if (frames.length >= MAX_FRAMES) {
    throw new RulesetFault(`programs call each other more than ${MAX_FRAMES} deep`);
  }
  const { slots: count, whole, procedure } = codes[code]!;
  const slots = start.slots.slice();
  while (slots.length < count) slots.push(null);
  if (procedure) beginProcedure(running, procedure, slots);
  const frame: DraftFrame = { code, at: 0, you: start.you, slots, back: start.back };
  const roll = whole && triggers.since && { roll: piecesInPlay(world, state) };
  const uses = start.uses && { uses: start.uses };
  frames.push(roll || uses ? { ...frame, ...roll, ...uses } : frame);
}

/** A rule may have waited for the card to leave the chain. */
function leaveChain(running: Running, frame: DraftFrame, uses: Used): void {
  hearUsed(running, frame, uses);
  running.wrote = true;
}

/** Runs the frame on top until it writes, ends, asks or calls, or takes it away; whether a whole program came to its end. */
export function runTopFrame(running: Running): boolean {
  const { state, codes } = running;
  const frame = state.frames[state.frames.length - 1]!;
  const { title, instructions, did, procedure } = codes[frame.code]!;
  if (frame.at >= instructions.length) {
    if (did) hearDid(running, frame, did);
    if (frame.uses) leaveChain(running, frame, frame.uses);
    state.frames.pop();
    if (procedure) endProcedure(running, procedure, frame);
    return frame.back === null;
  }
  frame.you ??= state.active;
  running.you = frame.you;
  running.slots = frame.slots;
  try {
    runFrame(running, frame, instructions);
  } catch (fault) {
    throw blamed(title, fault);
  }
  return false;
}

function runFrame(running: Running, frame: DraftFrame, instructions: readonly Instruction[]): void {
  const { state } = running;
  const { frames } = state;
  const watched = running.stateRules.length > 0;
  while (
    frame.at < instructions.length &&
    state.asking.length === 0 &&
    frames[frames.length - 1] === frame
  ) {
    burn(running);
    running.instants.tick++;
    instructions[frame.at++]!(running, frame);
    if ((watched && running.wrote) || state.waiting || state.falling) return;
  }
}
