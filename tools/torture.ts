// npm run torture: kills a program that plays and saves, at random instants, and looks each time whether anything is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { torture, type Tally } from './torture/rounds.ts';

const help = `Usage: npm run torture -- [--kills N] [--seed N] [--keep]

  --kills N   how often the program is killed (5000 if left out)
  --seed N    the same instants again, as far as the machine allows
  --keep      leaves the data folder where it is when something was lost`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '5000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return say(help, 0);
  const [kills, seed] = [Number(values.kills), Number(values.seed)];
  if (!Number.isSafeInteger(kills) || kills < 1 || !Number.isSafeInteger(seed)) return say(help, 2);
  const folder = mkdtempSync(join(tmpdir(), 'tablekeep-torture-'));
  console.log(`Seed ${seed}; ${kills} kills in ${folder}.`);
  const tally = await torture({ folder, kills, seed }, (done) => {
    if (done.kills % 100 === 0) console.log(line(done));
  });
  console.log(line(tally));
  for (const loss of tally.losses) console.error(loss);
  if (tally.losses.length === 0 || !values.keep) rmSync(folder, { recursive: true, force: true });
  return tally.losses.length === 0 ? 0 : 1;
}

function line({ kills, acknowledged, games, losses }: Tally): string {
  return `${kills} kills, ${acknowledged} answers acknowledged in ${games} games, ${losses.length} lost or unreadable`;
}

function say(text: string, code: number): number {
  console.log(text);
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(help);
  process.exitCode = 2;
}
