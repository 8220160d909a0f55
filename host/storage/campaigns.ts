// Campaigns: a name, the players at the table, and the rules that their games are locked to.
import type { Database } from 'better-sqlite3';
import type { GameSetup } from '../../engine/index.ts';
import type { Player, RulesLock } from '../api/api.ts';
import { isWhole, sealOf, type Columns } from './seal.ts';
import { DamagedRow } from './storage-error.ts';

export interface StoredCampaign extends RulesLock {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly options: GameSetup['options'];
  readonly createdAt: string;
  readonly binnedAt: string | null;
}

export interface Campaigns {
  add(campaign: Omit<StoredCampaign, 'key' | 'binnedAt'>): StoredCampaign;
  /** Throws a `DamagedRow` if it is there but not as it was written. */
  find(id: string): StoredCampaign | null;
  /** Those that can be believed, also in the bin, in the order in which they were made. */
  list(): readonly StoredCampaign[];
  change(
    campaign: StoredCampaign,
    change: Partial<Pick<StoredCampaign, 'name' | 'binnedAt'>>,
  ): StoredCampaign;
  /** For ever; its games have to be gone. */
  remove(key: number): void;
}

interface Row extends Columns {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly mods: string;
  readonly players: string;
  readonly options: string;
  readonly created_at: string;
  readonly binned_at: string | null;
  readonly seal: string;
}

const columns = 'key id name ruleset mods players options created_at binned_at seal'.split(' ');

export function openCampaigns(db: Database): Campaigns {
  const write = db.prepare<[Columns]>(
    `INSERT INTO campaigns (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})
     ON CONFLICT (key) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  );
  const select = db.prepare<[string], Row>('SELECT * FROM campaigns WHERE id = ?');
  const selectAll = db.prepare<[], Row>('SELECT * FROM campaigns ORDER BY key');
  const lastKey = db.prepare<[], number>('SELECT coalesce(max(key), 0) FROM campaigns').pluck();
  const drop = db.prepare<[number]>('DELETE FROM campaigns WHERE key = ?');

  function put(campaign: StoredCampaign): StoredCampaign {
    const row = rowOf(campaign);
    write.run({ ...row, seal: sealOf(row) });
    return campaign;
  }
  return {
    add: (campaign) => put({ ...campaign, key: lastKey.get()! + 1, binnedAt: null }),
    find(id) {
      const row = select.get(id);
      return row ? campaignOf(row) : null;
    },
    list: () => selectAll.all().filter(isWhole).map(campaignOf),
    change: (campaign, change) => put({ ...campaign, ...change }),
    remove: (key) => void drop.run(key),
  };
}

function campaignOf(row: Row): StoredCampaign {
  if (!isWhole(row)) throw new DamagedRow('its record is not as it was written');
  return {
    key: row.key,
    id: row.id,
    name: row.name,
    ruleset: row.ruleset,
    mods: JSON.parse(row.mods) as readonly string[],
    players: JSON.parse(row.players) as readonly Player[],
    options: JSON.parse(row.options) as GameSetup['options'],
    createdAt: row.created_at,
    binnedAt: row.binned_at,
  };
}

function rowOf(campaign: StoredCampaign): Columns {
  return {
    key: campaign.key,
    id: campaign.id,
    name: campaign.name,
    ruleset: campaign.ruleset,
    mods: JSON.stringify(campaign.mods),
    players: JSON.stringify(campaign.players),
    options: JSON.stringify(campaign.options),
    created_at: campaign.createdAt,
    binned_at: campaign.binnedAt,
  };
}
