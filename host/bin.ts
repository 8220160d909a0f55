// The bin: what players delete lies here and can be taken out again; emptying it is the only way anything is deleted.
import type { Bin, BinItem, Renamed } from './api/api.ts';
import type { BinParams, RenameParams } from './api/requests.generated.ts';
import { believed, type Desk } from './desk.ts';
import { RequestError } from './request-error.ts';
import type { StoredCampaign } from './storage/campaigns.ts';
import type { StoredGame } from './storage/games.ts';
import type { StoredSave } from './storage/saves.ts';

type Kept =
  | { readonly what: 'campaign'; readonly it: StoredCampaign }
  | { readonly what: 'game'; readonly it: StoredGame }
  | { readonly what: 'save'; readonly it: StoredSave };

export function binOf(desk: Desk): Bin {
  const items = binned(desk).map(itemOf);
  return { items: items.sort((a, b) => (a.binnedAt < b.binnedAt ? 1 : -1)) };
}

export function moveToBin(desk: Desk, { what, id }: BinParams): Bin {
  mark(desk, find(desk, what, id), desk.clock().toISOString());
  return binOf(desk);
}

export function takeFromBin(desk: Desk, { what, id }: BinParams): Bin {
  mark(desk, find(desk, what, id), null);
  return binOf(desk);
}

/** SAVE-17: a backup first; if none can be made, nothing is deleted. */
export async function emptyBin(desk: Desk): Promise<Bin> {
  if (binned(desk).length === 0) return binOf(desk);
  await desk.backups.make('delete', (file) => desk.storage.copyTo(file));
  const { storage } = desk;
  storage.write(() => {
    const gone = binned(desk);
    const campaigns = gone.flatMap(({ what, it }) => (what === 'campaign' ? [it] : []));
    const ids = new Set(campaigns.map(({ id }) => id));
    for (const game of soundGames(desk)) {
      if (game.binnedAt !== null || ids.has(game.campaign ?? '')) storage.games.remove(game.key);
    }
    for (const { what, it } of gone) if (what === 'save') storage.saves.remove(it.key);
    for (const { key } of campaigns) storage.campaigns.remove(key);
  });
  return binOf(desk);
}

export function rename(desk: Desk, { what, id, name }: RenameParams): Renamed {
  const { storage } = desk;
  const kept = find(desk, what, id);
  storage.write(() => {
    if (kept.what === 'campaign') storage.campaigns.change(kept.it, { name });
    if (kept.what === 'save') storage.saves.change(kept.it, { name });
  });
  return { name };
}

function mark({ storage }: Desk, kept: Kept, binnedAt: string | null): void {
  if ((kept.it.binnedAt === null) === (binnedAt === null)) return;
  storage.write(() => {
    if (kept.what === 'campaign') storage.campaigns.change(kept.it, { binnedAt });
    else if (kept.what === 'game') storage.games.change(kept.it, { binnedAt });
    else storage.saves.change(kept.it, { binnedAt });
  });
}

function find({ storage }: Desk, what: BinParams['what'], id: string): Kept {
  return believed(what, id, () =>
    storage.read((): Kept => {
      const campaign = what === 'campaign' ? storage.campaigns.find(id) : null;
      const game = what === 'game' ? storage.games.find(id) : null;
      const save = what === 'save' ? storage.saves.find(id) : null;
      if (campaign) return { what: 'campaign', it: campaign };
      if (game) return { what: 'game', it: game };
      if (save) return { what: 'save', it: save };
      throw new RequestError(`unknown-${what}`, `There is no ${what} ${id} here.`);
    }),
  );
}

function binned(desk: Desk): Kept[] {
  const { storage } = desk;
  return storage.read(() => {
    const all: Kept[] = [
      ...storage.campaigns.list().map((it): Kept => ({ what: 'campaign', it })),
      ...soundGames(desk).map((it): Kept => ({ what: 'game', it })),
      ...storage.saves.list().map((it): Kept => ({ what: 'save', it })),
    ];
    return all.filter(({ it }) => it.binnedAt !== null);
  });
}

function soundGames({ storage }: Desk): StoredGame[] {
  return storage.games.list().filter((game): game is StoredGame => !('damaged' in game));
}

function itemOf({ what, it }: Kept): BinItem {
  const name = what === 'game' ? it.players.map((player) => player.name).join(', ') : it.name;
  return { what, id: it.id, name, binnedAt: it.binnedAt ?? '' };
}
