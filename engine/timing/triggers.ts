// Triggers as play needs them: found by what they wait for.
import type { Evaluate } from '../machine/context.ts';
import type { Whose } from '../ruleset/types.generated.ts';
import type { Zone } from '../ruleset/world.ts';

export interface Trigger {
  readonly number: number;
  readonly id: string;
  readonly rule?: string;
  /** The number of its code. */
  readonly code: number;
  /** For what enters or leaves: only this zone. */
  readonly zone: Zone | null;
  readonly whose: Whose;
  /** The card must have been in play when what is going on began. */
  readonly since: boolean;
  readonly test: Evaluate;
}

/** Who listens for one sort of event. */
export interface Listeners {
  readonly rules: readonly Trigger[];
  /** By the number of the definition that carries them. */
  readonly cards: ReadonlyMap<number, readonly Trigger[]>;
}

export interface Triggers {
  readonly all: readonly Trigger[];
  readonly on: ReadonlyMap<string, Listeners>;
  /** The number of the code that asks which trigger comes next. */
  readonly order: number;
}
