// A state rule as play needs it.
import type { Context, Evaluate } from '../machine/context.ts';
import type { Marks } from '../machine/marks.ts';
import type { Value } from '../state.ts';

export interface StateRule {
  readonly id: string;
  readonly number: number;
  /** The number of its code. */
  readonly code: number;
  /** Gives the list that it is looked at for; null if it is looked at once. */
  readonly each: Evaluate | null;
  readonly test: Evaluate;
  /** The parts of the state that it reads. */
  readonly marks: Marks;
  /** How a fault names one of the list. */
  readonly label: (context: Context, subject: Value) => string;
}
