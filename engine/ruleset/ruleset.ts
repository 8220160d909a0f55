// A ruleset whose every name is resolved: ready to play. Made by link.ts only.
import type { PickKind } from '../decision.ts';
import type { Chart } from '../flow/chart.ts';
import type { Evaluate } from '../machine/context.ts';
import type { Code } from '../machine/running.ts';
import type { RulesetSource } from './source.ts';
import type { World } from './world.ts';

/** What must hold for a move, and why it is refused if it does not. */
export interface Requirement {
  readonly test: Evaluate;
  readonly refusal: { readonly code: string; readonly rule?: string };
}

export interface Choice {
  readonly name: string;
  readonly kind: PickKind;
  readonly from: Evaluate;
  /** For a pick that is not in the list. */
  readonly refusal: { readonly code: string; readonly rule?: string };
}

export interface Move {
  readonly id: string;
  readonly rule?: string;
  readonly choices: readonly Choice[];
  /** Judged before any pick, after the first, and so on: each as soon as its names are known. */
  readonly requirements: readonly (readonly Requirement[])[];
  /** The number of its code. */
  readonly code: number;
}

export interface End {
  readonly id: string;
  readonly rule?: string;
  readonly test: Evaluate;
  readonly winners: Evaluate;
}

export interface Ruleset {
  readonly source: RulesetSource;
  readonly world: World;
  readonly codes: readonly Code[];
  /** The number of the set-up's code. */
  readonly setup: number;
  readonly programs: ReadonlyMap<string, number>;
  readonly moves: ReadonlyMap<string, Move>;
  readonly ends: readonly End[];
  readonly chart: Chart;
}
