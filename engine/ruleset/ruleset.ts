// A ruleset whose every name is resolved: ready to play. Made by link.ts only.
import type { Chart } from '../flow/chart.ts';
import type { Form } from '../form.ts';
import type { Evaluate } from '../machine/context.ts';
import type { Marks } from '../machine/marks.ts';
import type { Code } from '../machine/running.ts';
import type { StateRule } from '../timing/state-rule.ts';
import type { Triggers } from '../timing/triggers.ts';
import type { Outcome } from './link-result.ts';
import type { RulesetSource } from './source.ts';
import type { World } from './world.ts';

export interface Move extends Form {
  /** What the chart is sent when it was made. */
  readonly event: string;
  /** The number of its code. */
  readonly code: number;
}

export interface End {
  readonly id: string;
  readonly rule?: string;
  readonly test: Evaluate;
  /** The parts of the state that the test reads. */
  readonly marks: Marks;
  readonly outcome: Outcome;
}

/** Something that makes a position better or worse for a bot. */
export interface Term {
  readonly is: Evaluate;
  readonly weight: number;
  /** Null if it always counts. */
  readonly test: Evaluate | null;
}

/** What must hold at every decision. */
export interface Invariant {
  readonly id: string;
  readonly rule?: string;
  readonly test: Evaluate;
}

export interface Ruleset {
  readonly source: RulesetSource;
  readonly world: World;
  readonly codes: readonly Code[];
  /** The number of the set-up's code. */
  readonly setup: number;
  readonly programs: ReadonlyMap<string, number>;
  readonly moves: ReadonlyMap<string, Move>;
  /** The moves that each state of the chart offers, by its path. */
  readonly offered: ReadonlyMap<string, readonly Move[]>;
  readonly stateRules: readonly StateRule[];
  readonly triggers: Triggers;
  readonly ends: readonly End[];
  readonly invariants: readonly Invariant[];
  /** What positions are worth to bots. */
  readonly terms: readonly Term[];
  readonly chart: Chart;
}
