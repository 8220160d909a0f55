// What many games come to: wins, ends, lengths and troubles. The order in which games arrive means nothing.
import type { GameReport } from './play.ts';

export interface Tally {
  readonly games: number;
  readonly decisions: number;
  /** By seat; a shared win counts for each who shares it. */
  readonly wins: readonly number[];
  readonly shared: number;
  readonly draws: number;
  readonly ends: readonly {
    readonly end: string | null;
    readonly games: number;
    readonly seed: number;
  }[];
  readonly lengths: { readonly min: number; readonly median: number; readonly max: number } | null;
  readonly refusals: number;
  readonly troubles: readonly {
    readonly seed: number;
    readonly kind: string;
    readonly why: string;
  }[];
}

export function tally(reports: readonly GameReport[], seats: number): Tally {
  const games = reports.toSorted((a, b) => a.seed - b.seed);
  const over = games.flatMap(({ result, ...game }) => (result ? [{ ...game, result }] : []));
  const troubles = games.flatMap(({ seed, trouble }) => (trouble ? [{ seed, ...trouble }] : []));
  return {
    games: games.length,
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    wins: Array.from({ length: seats }, (_, seat) => {
      return over.filter(({ result }) => result.winners.includes(seat)).length;
    }),
    shared: over.filter(({ result }) => result.winners.length > 1).length,
    draws: over.filter(({ result }) => result.winners.length === 0).length,
    ends: endsOf(over),
    lengths: lengthsOf(over.map(({ decisions }) => decisions)),
    refusals: troubles.filter(({ kind }) => kind === 'refusal').length,
    troubles,
  };
}

/** Each way to end with the first seed that led to it, so that it can be watched. */
function endsOf(
  over: readonly { readonly seed: number; readonly result: { readonly end: string | null } }[],
): Tally['ends'] {
  const ends = new Map<string | null, { games: number; seed: number }>();
  for (const { seed, result } of over) {
    const before = ends.get(result.end);
    if (before) before.games += 1;
    else ends.set(result.end, { games: 1, seed });
  }
  return [...ends].map(([end, counted]) => ({ end, ...counted }));
}

function lengthsOf(lengths: readonly number[]): Tally['lengths'] {
  const sorted = lengths.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) return null;
  return { min: sorted[0]!, median, max: sorted.at(-1)! };
}
