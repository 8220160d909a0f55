// What everyone in the household who deals with games works with, and how a stored game is found.
import type { BackupFolder } from './storage/backups.ts';
import { RequestError } from './request-error.ts';
import type { Shelf } from './shelf.ts';
import type { StoredCampaign } from './storage/campaigns.ts';
import type { StoredGame } from './storage/games.ts';
import type { StoredSave } from './storage/saves.ts';
import type { Storage } from './storage/open.ts';
import { DamagedRow, StorageError } from './storage/storage-error.ts';

export interface Desk {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly backups: BackupFolder;
  readonly clock: () => Date;
  /** Where exported files are put. */
  readonly exportFolder: string;
  readonly version: string;
  /** What has been done since the database was opened. */
  readonly session: { rulesBackup: boolean };
}

/** Throws a `RequestError` if there is no such game, or if it lies in the bin. */
export function needGame(desk: Desk, id: string): StoredGame {
  const game = believed('game', id, () => desk.storage.read(() => desk.storage.games.find(id)));
  if (!game) throw new RequestError('unknown-game', `There is no game ${id} here.`);
  if (game.binnedAt !== null) throw inBin('game');
  if (game.campaign !== null) needCampaign(desk, game.campaign);
  return game;
}

export function needCampaign(desk: Desk, id: string): StoredCampaign {
  const { storage } = desk;
  const campaign = believed('campaign', id, () => storage.read(() => storage.campaigns.find(id)));
  if (!campaign) throw new RequestError('unknown-campaign', `There is no campaign ${id} here.`);
  if (campaign.binnedAt !== null) throw inBin('campaign');
  return campaign;
}

/** A point of this game. */
export function needSave({ storage }: Desk, id: string, { key }: StoredGame): StoredSave {
  const save = believed('save', id, () => storage.read(() => storage.saves.find(id)));
  if (!save || save.game !== key || save.binnedAt !== null) {
    throw new RequestError('unknown-save', `This game has no point ${id}. Nothing was changed.`);
  }
  return save;
}

/** Turns what cannot be believed into a sentence about the thing that it belongs to. */
export function believed<T>(what: 'game' | 'campaign' | 'save', id: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    throw new StorageError(
      'damaged',
      `The ${what} ${id} is damaged: ${error.message}. It was left as it is, and everything else can be used; a backup may have it whole.`,
      { cause: error },
    );
  }
}

function inBin(what: 'game' | 'campaign'): RequestError {
  return new RequestError(
    'in-bin',
    `This ${what} lies in the bin. Nothing of it is lost: take it out of the bin first.`,
  );
}
