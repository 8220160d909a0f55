// tablekeep backups: the copies of a data folder, and putting one of them back where no window can.
import { resolve } from 'node:path';
import type { Backup, Backups, Method, Methods } from '../../host/api/api.ts';
import { defaultDataFolder } from '../../host/data-folder.ts';
import { openHousehold, OpeningError, type Household } from '../../host/household.ts';
import { readCall } from './call.ts';
import { UsageError } from './usage-error.ts';

const options = {
  'data-dir': { type: 'string' },
  restore: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export async function backups(
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const { positionals, values } = readCall(words, options);
  if (positionals.length > 0) throw new UsageError(`“${positionals[0]!}” means nothing here.`);
  try {
    const household = open(values['data-dir'] ?? defaultDataFolder());
    try {
      const found = await call(household, 'backups', {});
      if (values.restore === undefined) list(found, values.json ?? false, print);
      else await restore(household, found, values.restore, print);
      return 0;
    } finally {
      household.close();
    }
  } catch (error) {
    if (!(error instanceof OpeningError || error instanceof Refused)) throw error;
    print(error.message);
    return 1;
  }
}

class Refused extends Error {}

/** Opening also makes sure that nobody else has the folder open. */
function open(folder: string): Household {
  const dataFolder = resolve(folder);
  const rhythm = { first: 1e9, every: 1e9 };
  return openHousehold({ dataFolder, shipped: [], pageFolder: '', version: '', rhythm });
}

async function call<M extends Method>(
  household: Household,
  method: M,
  params: Methods[M]['params'],
): Promise<Methods[M]['result']> {
  const reply = await household.handle({ method, params });
  if (!reply.ok) throw new Refused(reply.error.message);
  return reply.result;
}

function list(found: Backups, json: boolean, print: (line: string) => void): void {
  if (json) return print(JSON.stringify(found, null, 2));
  if (found.backups.length === 0) return print(`There are no backups in ${found.folder}.`);
  print(`In ${found.folder}, newest first:`);
  for (const backup of found.backups) print(`  ${line(backup)}`);
}

function line({ backup, games, answers, good }: Backup): string {
  return good ? `${backup}  ${games} games, ${answers} answers` : `${backup}  cannot be restored`;
}

async function restore(
  household: Household,
  found: Backups,
  wanted: string,
  print: (line: string) => void,
): Promise<void> {
  const newest = found.backups.find(({ good }) => good)?.backup;
  const backup = wanted === 'newest' ? newest : wanted;
  if (backup === undefined) throw new Refused('There is no backup that can be restored.');
  const { kept, games } = await call(household, 'restoreBackup', { backup });
  print(`Restored ${backup} with ${games} games. What was there before is kept as ${kept}.`);
}
