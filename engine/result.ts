// How a game ended.
import type { Seat } from './decision.ts';

export interface GameResult {
  /** The id in end.json, or null if a program or the chart finished the game. */
  readonly end: string | null;
  readonly rule?: string;
  readonly winners: readonly Seat[];
  /** Everybody in the order of places, where the rules rank players; those in one list share a place. */
  readonly places?: readonly (readonly Seat[])[];
}
