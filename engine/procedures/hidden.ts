// What is hidden in a running procedure: covered dice, secret choices, and variables that nobody sees.
import type { DraftFrame, Frame } from '../state.ts';
import type { Procedure } from './procedure.ts';

/** The slot; who knows it all the same, as bits; 1 if it is uncovered when the step ends. */
export type Hidden = readonly [slot: number, knowers: number, untilStepEnds: number];

export function hiddenIn({ at }: Procedure, { slots }: Frame): readonly Hidden[] {
  return (slots[at.hidden] as unknown as readonly Hidden[] | null) ?? [];
}

export function hide(
  procedure: Procedure,
  frame: DraftFrame,
  slot: number,
  untilStepEnds: boolean,
): void {
  const others = hiddenIn(procedure, frame).filter(([one]) => one !== slot);
  put(procedure, frame, [...others, [slot, 0, untilStepEnds ? 1 : 0]]);
}

/** Open to all from now on; whether it was hidden. */
export function uncover(procedure: Procedure, frame: DraftFrame, slot: number): boolean {
  const before = hiddenIn(procedure, frame);
  const after = before.filter(([one]) => one !== slot);
  put(procedure, frame, after);
  return after.length < before.length;
}

/** These seats know it from now on; whether it was hidden. */
export function showTo(
  procedure: Procedure,
  frame: DraftFrame,
  slot: number,
  bits: number,
): boolean {
  const before = hiddenIn(procedure, frame);
  const after = before.map((one): Hidden =>
    one[0] === slot ? [slot, one[1] | bits, one[2]] : one,
  );
  put(procedure, frame, after);
  return before.some(([one]) => one === slot);
}

function put({ at }: Procedure, { slots }: DraftFrame, hidden: readonly Hidden[]): void {
  slots[at.hidden] = hidden.length > 0 ? hidden : null;
}
