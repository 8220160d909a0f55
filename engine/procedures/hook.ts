// A hook as play needs it: what a rule or a card adds to a step of a procedure, or does in its place.
import type { Evaluate } from '../machine/context.ts';

export interface Hook {
  readonly number: number;
  /** The number of the definition that carries it; null for a rule. */
  readonly card: number | null;
  readonly skip: boolean;
  /** Set when it is linked, after all that it could name is known. */
  test: Evaluate;
  /** The numbers of their codes; null where it says nothing. */
  before: number | null;
  instead: number | null;
  after: number | null;
}

/** The hooks on one step. */
export interface StepHooks {
  readonly rules: readonly Hook[];
  /** By the number of the definition that carries them. */
  readonly cards: ReadonlyMap<number, readonly Hook[]>;
}
