// The shape of a check over a whole ruleset: one file in this folder each.
import type { Declarations } from '../declared.ts';
import type { Report } from '../report.ts';
import type { RulesetSource } from '../source.ts';
import type { World } from '../world.ts';

export interface Checked {
  readonly source: RulesetSource;
  readonly world: World;
  readonly declared: Declarations;
  readonly report: Report;
}

export type Check = (checked: Checked) => void;
