// Shares the games of a simulation out among worker threads and gathers what they report.
import { Worker } from 'node:worker_threads';
import type { Job } from './job.ts';
import type { GameReport } from './play.ts';

export interface Simulation extends Omit<Job, 'seeds'> {
  readonly seed: number;
  readonly games: number;
  readonly threads: number;
}

export interface Played {
  readonly reports: readonly GameReport[];
  /** Since the first thread was ready to play. */
  readonly seconds: number;
}

export async function playAll(
  { seed, games, threads, ...work }: Simulation,
  onProgress: (played: number) => void,
): Promise<Played> {
  const reports: GameReport[] = [];
  let start: number | undefined;
  const shares = Array.from({ length: threads }, (_, share): Job => {
    return { ...work, seeds: { first: seed + share, step: threads, end: seed + games } };
  });
  await Promise.all(
    shares.map((share) =>
      playShare(share, (batch) => {
        start ??= performance.now();
        reports.push(...batch);
        onProgress(reports.length);
      }),
    ),
  );
  return { reports, seconds: (performance.now() - (start ?? 0)) / 1000 };
}

function playShare(job: Job, onBatch: (batch: readonly GameReport[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    worker.on('message', onBatch);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
