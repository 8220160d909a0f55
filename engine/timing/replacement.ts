// A replacement as play needs it.
import type { Requirement } from '../form.ts';
import type { Evaluate } from '../machine/context.ts';
import type { Running } from '../machine/running.ts';
import type { Concern } from './concern.ts';
import type { Whose } from '../ruleset/types.generated.ts';

/** What of an event becomes otherwise: the number of the field among what it tells, and its new value. */
export interface Change {
  readonly field: number;
  readonly to: Evaluate;
}

export interface Replacement extends Concern {
  readonly number: number;
  readonly id: string;
  readonly rule?: string;
  readonly event: string;
  /** The number of the definition that carries it; null for a rule. */
  readonly card: number | null;
  readonly whose: Whose;
  readonly may: boolean;
  readonly order: number;
  /** What would happen does not; otherwise this comes first, and may cancel it. */
  readonly instead: boolean;
  /** Set when it is linked, after all that it could name is known. */
  test: Evaluate;
  /** What it costs whoever takes it; it cannot be taken unless all of it can be paid. */
  costs: readonly Requirement[];
  pay: ((running: Running) => void) | null;
  changes: readonly Change[];
  /** The number of its code; -1 if it only changes something. */
  code: number;
}
