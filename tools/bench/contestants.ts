// Everyone in the benchmark by name; peers are loaded only when asked for, since they may not be installed.
import type { Contestant } from './contest.ts';
import { handwritten, handwrittenPlain } from './handwritten.ts';
import { ours, oursLive } from './ours.ts';

type Loader = () => Contestant | Promise<Contestant>;

export const house: Readonly<Record<string, Loader>> = {
  ours: () => ours,
  'ours-live': () => oursLive,
  handwritten: () => handwritten,
  'handwritten-plain': () => handwrittenPlain,
};

export const peers: Readonly<Record<string, Loader>> = {
  'boardgame-io-reducer': async () => (await import('./peers/boardgame-io.ts')).reducer,
  'boardgame-io-client': async () => (await import('./peers/boardgame-io.ts')).client,
  gamepark: async () => (await import('./peers/gamepark.ts')).gamepark(),
  'board-game-engine': async () => (await import('./peers/board-game-engine.ts')).boardGameEngine,
};
