// Triggers as play needs them: found by what they wait for.
import type { Evaluate } from '../machine/context.ts';
import type { Column } from '../ruleset/columns.ts';
import type { Whose } from '../ruleset/types.generated.ts';
import type { Zone } from '../ruleset/world.ts';
import type { Concern } from './concern.ts';

export interface Trigger extends Concern {
  readonly number: number;
  readonly id: string;
  readonly rule?: string;
  /** The number of its code. */
  readonly code: number;
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

/** The same by where it happens: in a zone, or to a counter of some sort of bearer. */
export interface Listening extends Listeners {
  readonly at: ReadonlyMap<Zone | Column, Listeners> | null;
}

export interface Triggers {
  readonly all: readonly Trigger[];
  /** Some of them ask who was in play when something began. */
  readonly since: boolean;
  readonly on: ReadonlyMap<string, Listening>;
  /** The number of the code that asks which trigger comes next. */
  readonly order: number;
}
