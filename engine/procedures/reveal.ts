// What was hidden is told: to all, or to some.
import type { Seat } from '../decision.ts';
import type { GameEvent, Told } from '../event.ts';
import type { Type } from '../expression/types.ts';
import type { Running } from '../machine/running.ts';
import { knowersOfAll, namingOf } from '../machine/told.ts';
import { secret } from '../sight.ts';
import type { DraftFrame, Value } from '../state.ts';
import { hiddenIn, uncover } from './hidden.ts';
import type { Procedure } from './procedure.ts';

export interface Revealed {
  readonly name: string;
  readonly type: Type;
  readonly value: Value;
}

/** Pieces among it are named to those only who know them. */
export function tellRevealed(
  running: Running,
  { name, type, value }: Revealed,
  to: readonly Seat[] | null,
): void {
  const pieces: number[] = [];
  const told = toldOf(running, { name, type, value }, pieces);
  const sight: Pick<GameEvent & { event: 'revealed' }, 'seenBy' | 'secret'> = to
    ? { seenBy: to, secret: true }
    : secret(knowersOfAll(running, pieces));
  running.events.push({ event: 'revealed', name, with: told, ...sight });
  running.state.shown = (running.state.shown ?? 0) + 1;
}

/** One for each player is told by seat. */
function toldOf(
  running: Running,
  { name, type, value }: Revealed,
  pieces: number[],
): Record<string, Told> {
  const naming = namingOf(type.is === 'map' ? type.of : type);
  if (!naming) return {};
  if (type.is !== 'map') return { [name]: naming(running, value, pieces) };
  const entries = (value as readonly Value[]).map(
    (one, seat) => [`seat/${seat}`, naming(running, one, pieces)] as const,
  );
  return Object.fromEntries(entries);
}

/** At the end of a step all see the dice that were covered in it. */
export function uncoverDice(running: Running, procedure: Procedure, frame: DraftFrame): void {
  for (const [slot, , untilStepEnds] of hiddenIn(procedure, frame)) {
    if (untilStepEnds === 0) continue;
    uncover(procedure, frame, slot);
    const { name, type } = [...procedure.variables.values()].find((one) => one.slot === slot)!;
    tellRevealed(running, { name, type, value: frame.slots[slot]! }, null);
  }
}
