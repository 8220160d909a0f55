// A game in which it is looked at what has come of a case.
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { State } from '../state.ts';
import type { Naming } from './values.ts';

export interface Found {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly players: readonly string[];
  /** What happened, one line each. */
  readonly told: readonly string[];
}

/** The same without what happened. */
export interface Looking extends Naming {
  readonly state: State;
}
