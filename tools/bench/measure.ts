// Measures in time of the processor, so that a busy neighbour on the machine counts less.
import { makeChance } from '../bots/chance.ts';
import { expected, type Contestant, type Game } from './contest.ts';

export interface Effort {
  /** Seconds of each sample. */
  readonly seconds: number;
  readonly samples: number;
}

export interface Row {
  readonly id: string;
  readonly label: string;
  readonly includes: string;
  readonly game: Game;
  /** Moves per second: the best sample and the middle one. */
  readonly best: number;
  readonly median: number;
  readonly length: number;
  readonly firstWins: number;
}

export function clock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** How often in a second, as the best and the middle of several samples after a warm-up. */
export function rate(
  work: () => number,
  { seconds, samples }: Effort,
): { best: number; median: number } {
  sample(work, seconds);
  const rates = Array.from({ length: samples }, () => sample(work, seconds)).sort((a, b) => a - b);
  return { best: rates.at(-1)!, median: rates[rates.length >> 1]! };
}

/** `work` says how much it has done; it is repeated in batches, since looking at the clock is not free. */
function sample(work: () => number, seconds: number): number {
  const start = clock();
  let [done, batch, spent] = [0, 1, 0];
  while (spent < seconds) {
    for (let i = 0; i < batch; i += 1) done += work();
    const before = spent;
    spent = clock() - start;
    if (spent - before < 0.005) batch *= 2;
  }
  return done / spent;
}

export function measure(id: string, contestant: Contestant, game: Game, effort: Effort): Row {
  const playout = contestant.prepare(game);
  const chance = makeChance(12_345);
  const seen = { games: 0, moves: 0, first: 0 };
  const speed = rate(() => {
    const { moves, winner } = playout(chance);
    seen.games += 1;
    seen.moves += moves;
    if (winner === 0) seen.first += 1;
    return moves;
  }, effort);
  const length = seen.moves / seen.games;
  const firstWins = seen.first / seen.games;
  needSameGame(id, game, { length, firstWins, games: seen.games });
  const { label, includes } = contestant;
  return { id, label, includes, game, ...speed, length, firstWins };
}

function needSameGame(
  id: string,
  game: Game,
  { length, firstWins, games }: { length: number; firstWins: number; games: number },
): void {
  const slack = 4 / Math.sqrt(games);
  const wanted = expected[game];
  const same =
    Math.abs(firstWins - wanted.firstWins) < 0.01 + slack &&
    Math.abs(length - wanted.length) < 0.1 + slack * 8;
  if (same) return;
  const found = `mean length ${length.toFixed(2)}, first seat wins ${(firstWins * 100).toFixed(1)} %`;
  throw new Error(`${id} does not play ${game} (${found}).`);
}
