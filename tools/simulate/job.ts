// What one thread of a simulation is to play; plain data, so that it can be sent to it.
import type { Table } from './play.ts';

export interface Job {
  readonly folder: string;
  /** Their names, by seat. */
  readonly bots: readonly string[];
  readonly table: Omit<Table, 'ruleset' | 'bots'>;
  /** It plays the seeds `first`, `first + step`, … below `end`. */
  readonly seeds: { readonly first: number; readonly step: number; readonly end: number };
}
