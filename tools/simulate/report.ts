// A simulation in lines for a person.
import type { Tally } from './tally.ts';

export interface Speed {
  readonly seconds: number;
  readonly threads: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
}

export interface Outcome extends Tally {
  readonly ruleset: string;
  readonly version: string;
  readonly players: number;
  readonly bots: string;
  readonly seed: number;
  readonly speed: Speed;
}

/** After this many the others are counted only. */
const mostTroubles = 10;

export function reportLines(outcome: Outcome): string[] {
  const { ruleset, version, games, players, bots, seed, lengths, speed } = outcome;
  const last = seed + games - 1;
  return [
    `${ruleset} ${version}: ${counted(games, 'game')} of ${counted(players, 'player')}, ${bots} bots, seeds ${seed} to ${last}`,
    `  wins      ${winWords(outcome)}`,
    `  ends      ${endWords(outcome)}`,
    `  length    ${lengths ? `${lengths.min} to ${lengths.max} decisions, median ${lengths.median}` : 'no game came to its end'}`,
    `  speed     ${grouped(speed.decisionsPerSecond)} decisions/s, ${grouped(speed.gamesPerSecond)} games/s (${counted(speed.threads, 'thread')}, ${speed.seconds.toFixed(1)} s)`,
    `  refusals  ${outcome.refusals}`,
    `  troubles  ${outcome.troubles.length}`,
    ...troubleLines(outcome),
  ];
}

function winWords({ wins, shared, draws, games }: Outcome): string {
  const share = (count: number) => `${count} (${((count / games) * 100).toFixed(1)} %)`;
  const seats = wins.map((count, seat) => `seat ${seat}: ${share(count)}`);
  const both = shared > 0 ? [`shared: ${share(shared)}`] : [];
  return [...seats, ...both, `draws: ${share(draws)}`].join(', ');
}

function endWords({ ends }: Outcome): string {
  const words = ends.map(({ end, games, seed }) => {
    return `${end ?? 'without a name'}: ${games} (first with seed ${seed})`;
  });
  return words.join(', ') || 'none';
}

function troubleLines({ troubles }: Outcome): string[] {
  const lines = troubles.slice(0, mostTroubles).map(({ seed, kind, why }) => {
    return `    seed ${seed}: ${kind}: ${why}`;
  });
  const left = troubles.length - mostTroubles;
  if (left > 0) lines.push(`    and ${left} more`);
  if (lines.length > 0)
    lines.push('    To see one again: the same call with --games 1 --seed SEED.');
  return lines;
}

function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
