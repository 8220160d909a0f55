// Writes to the variables of a running procedure from outside of it.
import type { VariableExpression } from '../expression/procedures.ts';
import type { Running } from '../machine/running.ts';
import type { DraftFrame, Value } from '../state.ts';
import { innermost } from './procedure.ts';

/** The frame that is meant and the slot in it; null if no procedure of that name runs, or it has no such variable. */
export function slotOf(
  { state }: Running,
  { named, variable }: VariableExpression,
): { readonly frame: DraftFrame; readonly slot: number } | null {
  const at = innermost(state, named);
  const frame = at < 0 ? undefined : state.frames[at]!;
  const slot = frame && variable.slots.get(frame.code);
  return slot === undefined ? null : { frame: frame!, slot };
}

/** Puts there what `change` makes of what there is. */
export function changeVariable(
  running: Running,
  place: VariableExpression,
  change: (before: Value) => Value,
): void {
  const found = slotOf(running, place);
  if (!found) return;
  const { slots } = found.frame;
  const before = slots[found.slot]!;
  running.wrote = true;
  if (!place.player) {
    slots[found.slot] = change(before);
    return;
  }
  const entries = [...(before as readonly Value[])];
  const player = place.player(running) as number;
  entries[player] = change(entries[player]!);
  slots[found.slot] = entries;
}
