// Looks a killed program's data folder over: the database, the acknowledged answers, and now and then every game whole.
import { join } from 'node:path';
import type { Verification } from '../../host/api/api.ts';
import { openHousehold } from '../../host/household.ts';
import { openStorage } from '../../host/storage/open.ts';

/** What was told by the program: a game has so many entries. */
export type Acknowledged = Map<string, number>;

/** A sentence for each thing that is not as it was acknowledged. */
export async function lossesIn(
  folder: string,
  acknowledged: Acknowledged,
  whole: boolean,
): Promise<string[]> {
  const losses = lossesInTables(folder, acknowledged);
  return whole && losses.length === 0 ? lossesInPlay(folder, acknowledged) : losses;
}

function lossesInTables(folder: string, acknowledged: Acknowledged): string[] {
  const losses: string[] = [];
  try {
    const storage = openStorage(join(folder, 'tablekeep.sqlite'));
    for (const [id, entries] of acknowledged) {
      const game = storage.games.find(id);
      if (!game || game.entries < entries) {
        losses.push(
          `Game ${id} has ${game?.entries ?? 'no'} entries; ${entries} were acknowledged.`,
        );
      } else storage.answers.line(game.key, game.entries);
    }
    storage.close();
  } catch (error) {
    losses.push(
      `The database cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return losses;
}

async function lossesInPlay(folder: string, acknowledged: Acknowledged): Promise<string[]> {
  const rhythm = { first: 1e9, every: 1e9 };
  const household = openHousehold({
    dataFolder: folder,
    shipped: [],
    pageFolder: '',
    version: '0',
    rhythm,
  });
  const losses: string[] = [];
  for (const game of acknowledged.keys()) {
    const reply = await household.handle({ method: 'verify', params: { game } });
    const same = reply.ok && (reply.result as Verification).same;
    if (!same) losses.push(`Game ${game} does not play as it was saved: ${JSON.stringify(reply)}`);
  }
  const backups = await household.handle({ method: 'backups', params: {} });
  if (!backups.ok || JSON.stringify(backups.result).includes('"good":false')) {
    losses.push(`A backup cannot be restored: ${JSON.stringify(backups)}`);
  }
  household.close();
  return losses;
}
