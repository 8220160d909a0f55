// Runs programs: frames on a stack that is part of the state, the last one first.
import type { Seat } from '../decision.ts';
import { blaming } from '../fault.ts';
import type { DraftFrame, Value } from '../state.ts';
import { burn } from './context.ts';
import type { Code, Running } from './running.ts';

/** Who performs it and the picks it begins with; without a performer, whoever is active when it starts. */
export interface Start {
  readonly you: Seat | null;
  readonly slots: readonly Value[];
}

export function pushFrame(
  running: Running,
  codes: readonly Code[],
  code: number,
  start: Start,
): void {
  const rest = codes[code]!.slots - start.slots.length;
  const slots = [...start.slots, ...Array.from({ length: rest }, () => null)];
  running.state.frames.push({ code, at: 0, you: start.you, slots });
}

/** Runs the frame on top to its end and takes it off. */
export function runTopFrame(running: Running, codes: readonly Code[]): void {
  const frame = running.state.frames.at(-1)!;
  const { title } = codes[frame.code]!;
  frame.you ??= running.state.active;
  running.you = frame.you;
  running.slots = frame.slots;
  blaming(title, () => runFrame(running, frame, codes));
  // A finished game has dropped its frames already.
  if (running.state.result === null) running.state.frames.pop();
}

function runFrame(running: Running, frame: DraftFrame, codes: readonly Code[]): void {
  const { instructions } = codes[frame.code]!;
  while (frame.at < instructions.length && running.state.result === null) {
    burn(running);
    instructions[frame.at++]!(running, frame);
  }
}
