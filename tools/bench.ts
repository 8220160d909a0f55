// npm run bench: how fast games are played, beside hand-written code and, with --peers, other engines.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../host/project-root.ts';
import { games } from './bench/contest.ts';
import { house, peers } from './bench/contestants.ts';
import type { Cost } from './bench/costs.ts';
import type { Effort, Row } from './bench/measure.ts';
import { installPeers } from './bench/peers/install.ts';
import { reportText } from './bench/report.ts';
import { sizes, type Measured } from './bench/series.ts';
import { storageFigures, storageText } from './bench/storage.ts';

const help = `Usage: npm run bench -- [--peers] [--quick] [--storage] [--write]

  --peers   also other engines; they are installed into build/bench-peers, not into this project
  --quick   rough figures, in a few seconds each
  --storage what keeping games costs, and nothing else
  --write   puts the figures into docs/benchmarks.md`;

const page = join(projectRoot(), 'docs', 'benchmarks.md');
const marker = '<!-- The rest is written by npm run bench -- --write. -->';

const storageMarker = '<!-- storage -->';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      peers: { type: 'boolean' },
      quick: { type: 'boolean' },
      storage: { type: 'boolean' },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  if (values.storage) return benchStorage(values.write ?? false);
  if (values.peers) installPeers();
  const effort = values.quick ? { seconds: 0.3, samples: 3 } : { seconds: 1, samples: 7 };
  const contestants = Object.keys({ ...house, ...(values.peers && peers) });
  const rows = games.flatMap((game) =>
    contestants.flatMap((id) => inItsOwnProcess<Row>([id, game], effort)),
  );
  const costs = games.flatMap((game) => inItsOwnProcess<Cost[]>(['costs', game], effort));
  const measured = sizes.flatMap((pieces) =>
    // Many figures, each of small steps: shorter samples are enough.
    inItsOwnProcess<Measured>(['size', String(pieces)], { seconds: 0.3, samples: 5 }),
  );
  const date = new Date().toISOString().slice(0, 10);
  const text = reportText({ date, machine: machine(), rows, costs: costs.flat(), measured });
  console.log(`\n${text}`);
  if (values.write) write(text);
  await benchStorage(values.write ?? false);
}

/** Its figures stand in a part of the page of their own. */
async function benchStorage(keep: boolean): Promise<void> {
  const figures = await storageFigures((line) => console.error(line));
  const text = storageText(figures, new Date().toISOString().slice(0, 10), machine());
  console.log(`\n${text}`);
  if (!keep) return;
  const [before, , after] = readFileSync(page, 'utf8').split(storageMarker);
  if (after === undefined) throw new Error(`${page} has no place for the figures of storage.`);
  const parts = [before, `\n\n${text}\n\n`, after];
  writeFileSync(page, parts.join(storageMarker));
}

/** A contestant that fails is told and left out. */
function inItsOwnProcess<T>(words: readonly string[], { seconds, samples }: Effort): T[] {
  console.error(`  ${words.join(' ').trim()}…`);
  const worker = join(import.meta.dirname, 'bench', 'worker.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [worker, ...words, String(seconds), String(samples)],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  const last = stdout.trim().split('\n').at(-1) ?? '';
  if (status === 0) return [JSON.parse(last) as T];
  console.error(`${words.join(' ')} could not be measured:\n${stderr}`);
  process.exitCode = 1;
  return [];
}

function machine(): string {
  const all = cpus();
  return `Node ${process.version.slice(1)}, ${all.length} cores of ${all[0]?.model ?? 'an unknown processor'}, ${process.platform}`;
}

function write(text: string): void {
  if (process.exitCode === 1)
    return console.error('Nothing was written: some could not be measured.');
  const before = existsSync(page) ? (readFileSync(page, 'utf8').split(marker)[0] ?? '') : '';
  writeFileSync(page, `${before}${marker}\n\n${text}\n`);
  console.error(`Written to ${page}.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(help);
  process.exitCode = 2;
}
