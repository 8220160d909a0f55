// A thread that plays its share of the games and tells of them in batches.
import { parentPort, workerData } from 'node:worker_threads';
import { loadFolder } from '../../host/rulesets/load.ts';
import { bots } from '../bots/index.ts';
import type { Job } from './job.ts';
import { playGame, type GameReport } from './play.ts';

/** Often enough for a progress bar, and seldom enough to cost nothing. */
const batchMilliseconds = 100;

const { folder, bots: names, table, seeds } = workerData as Job;
const loaded = loadFolder(folder);
if (!loaded.ok) throw new Error(`${folder} was changed while it was being played.`);
const seated = { ...table, ruleset: loaded.ruleset, bots: names.map((name) => bots.get(name)!) };

parentPort?.postMessage([]);
let batch: GameReport[] = [];
let told = performance.now();
for (let seed = seeds.first; seed < seeds.end; seed += seeds.step) {
  batch.push(playGame(seated, seed));
  if (performance.now() - told < batchMilliseconds) continue;
  parentPort?.postMessage(batch);
  [batch, told] = [[], performance.now()];
}
parentPort?.postMessage(batch);
