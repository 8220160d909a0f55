// What every engine in the benchmark is asked to do: play whole games by chance, and say how they went.
import type { Chance } from '../bots/chance.ts';

/** Both are examples of ours, and both are known by how random games of them go. */
export const games = ['tic-tac-toe', 'four-in-a-row'] as const;
export type Game = (typeof games)[number];

export interface PlayedOut {
  readonly moves: number;
  /** The seat that won, or -1 for a draw. */
  readonly winner: number;
}

export type Playout = (chance: Chance) => PlayedOut;

export interface Contestant {
  readonly label: string;
  /** What one move costs in it, for the reader of the table. */
  readonly includes: string;
  prepare(game: Game): Playout;
}

/** Means of uniformly random play: whoever is far from them plays another game. */
export const expected: Readonly<
  Record<Game, { readonly length: number; readonly firstWins: number }>
> = {
  'tic-tac-toe': { length: 7.63, firstWins: 0.585 },
  'four-in-a-row': { length: 21.32, firstWins: 0.556 },
};
