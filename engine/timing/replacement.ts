// A replacement as play needs it.
import type { Evaluate } from '../machine/context.ts';
import type { Whose } from '../ruleset/types.generated.ts';

export interface Replacement {
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
  code: number;
}
