// What one thread of a simulation is to play; plain data, so that it can be sent to it.
import type { Table } from './play.ts';

export interface Job {
  readonly folder: string;
  readonly bot: string;
  readonly table: Omit<Table, 'ruleset' | 'bot'>;
  /** It plays the seeds `first`, `first + step`, … below `end`. */
  readonly seeds: { readonly first: number; readonly step: number; readonly end: number };
}
