// Games as they were agreed on: rules, players, options and seed. What happened since is in answers.
import type { Database, Statement } from 'better-sqlite3';
import type { GameResult, GameSetup } from '../../engine/index.ts';
import type { Parent, Player, RulesLock } from '../api/api.ts';
import { isWhole, sealOf, type Columns } from './seal.ts';
import { DamagedRow } from './storage-error.ts';

export interface NewStoredGame extends RulesLock {
  readonly id: string;
  readonly campaign: string | null;
  readonly players: readonly Player[];
  readonly options: GameSetup['options'];
  readonly seed: number;
  readonly origin: 'new' | 'branch' | 'upgrade';
  readonly parent: Parent | null;
  /** The hash of the position before the first answer; null in games of before that was kept. */
  readonly startHash: string | null;
  /** How many answers were ever given or taken back. */
  readonly entries: number;
  /** How many answers count now. */
  readonly step: number;
  readonly startedAt: string;
  readonly playedAt: string;
  readonly result: GameResult | null;
}

export interface StoredGame extends NewStoredGame {
  readonly key: number;
  /** Grows with everything that is played in the household: an order that no clock can spoil. */
  readonly played: number;
  readonly binnedAt: string | null;
}

/** A row that cannot be believed still has its id. */
export interface DamagedGame {
  readonly id: string;
  readonly damaged: true;
}

export type Change = Partial<
  Pick<StoredGame, 'entries' | 'step' | 'playedAt' | 'result' | 'startHash' | 'binnedAt'>
>;

export interface Games {
  add(game: NewStoredGame): StoredGame;
  /** Throws a `DamagedRow` if it is there but not as it was written. */
  find(id: string): StoredGame | null;
  /** All games, also those in the bin, the one played last first. */
  list(): readonly (StoredGame | DamagedGame)[];
  /** `played` also moves it to the front of the list. */
  change(game: StoredGame, change: Change, how?: 'played'): StoredGame;
  /** For ever, with its answers and points; only the bin does this. */
  remove(key: number): void;
}

interface Row extends Columns {
  readonly key: number;
  readonly id: string;
  readonly campaign: string | null;
  readonly ruleset: string;
  readonly mods: string;
  readonly players: string;
  readonly options: string;
  readonly seed: number;
  readonly origin: string;
  readonly parent: string | null;
  readonly parent_step: number | null;
  readonly start_hash: string | null;
  readonly entries: number;
  readonly step: number;
  readonly started_at: string;
  readonly played_at: string;
  readonly played: number;
  readonly result: string | null;
  readonly binned_at: string | null;
  readonly seal: string;
}

const columns =
  'key id campaign ruleset mods players options seed origin parent parent_step start_hash entries step started_at played_at played result binned_at seal'.split(
    ' ',
  );

const changing = 'start_hash entries step played_at played result binned_at seal'.split(' ');

export function openGames(db: Database): Games {
  const insert = db.prepare<[Columns]>(
    `INSERT INTO games (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  // Only what changes: each answer should touch no index.
  const update = db.prepare<[Columns]>(
    `UPDATE games SET ${changing.map((name) => `${name} = @${name}`).join(', ')} WHERE key = @key`,
  );
  const select = db.prepare<[string], Row>('SELECT * FROM games WHERE id = ?');
  const selectAll = db.prepare<[], Row>('SELECT * FROM games ORDER BY played DESC');
  const highest = (column: 'key' | 'played') =>
    db.prepare<[], number>(`SELECT coalesce(max(${column}), 0) FROM games`).pluck();
  const [lastKey, lastPlayed] = [highest('key'), highest('played')];
  const remove = removal(db);

  function put(statement: Statement<[Columns]>, game: StoredGame): StoredGame {
    const row = rowOf(game);
    statement.run({ ...row, seal: sealOf(row) });
    return game;
  }
  return {
    add: (game) =>
      put(insert, {
        ...game,
        key: lastKey.get()! + 1,
        played: lastPlayed.get()! + 1,
        binnedAt: null,
      }),
    find(id) {
      const row = select.get(id);
      return row ? gameOf(row) : null;
    },
    list: () =>
      selectAll.all().map((row) => (isWhole(row) ? gameOf(row) : { id: row.id, damaged: true })),
    change: (game, change, how) =>
      put(update, { ...game, ...change, ...(how && { played: lastPlayed.get()! + 1 }) }),
    remove,
  };
}

function removal(db: Database): (key: number) => void {
  const drops = ['snapshots', 'saves', 'answers'].map((table) =>
    db.prepare<[number]>(`DELETE FROM ${table} WHERE game = ?`),
  );
  const drop = db.prepare<[number]>('DELETE FROM games WHERE key = ?');
  return (key) => {
    for (const statement of [...drops, drop]) statement.run(key);
  };
}

function gameOf(row: Row): StoredGame {
  if (!isWhole(row)) throw new DamagedRow('its record is not as it was written');
  return {
    key: row.key,
    id: row.id,
    campaign: row.campaign,
    ruleset: row.ruleset,
    mods: JSON.parse(row.mods) as readonly string[],
    players: JSON.parse(row.players) as readonly Player[],
    options: JSON.parse(row.options) as GameSetup['options'],
    seed: row.seed,
    origin: row.origin as StoredGame['origin'],
    parent: row.parent === null ? null : { game: row.parent, step: row.parent_step! },
    startHash: row.start_hash,
    entries: row.entries,
    step: row.step,
    startedAt: row.started_at,
    playedAt: row.played_at,
    played: row.played,
    result: row.result === null ? null : (JSON.parse(row.result) as GameResult),
    binnedAt: row.binned_at,
  };
}

function rowOf(game: StoredGame): Columns {
  return {
    key: game.key,
    id: game.id,
    campaign: game.campaign,
    ruleset: game.ruleset,
    mods: JSON.stringify(game.mods),
    players: JSON.stringify(game.players),
    options: JSON.stringify(game.options),
    seed: game.seed,
    origin: game.origin,
    parent: game.parent?.game ?? null,
    parent_step: game.parent?.step ?? null,
    start_hash: game.startHash,
    entries: game.entries,
    step: game.step,
    started_at: game.startedAt,
    played_at: game.playedAt,
    played: game.played,
    result: game.result && JSON.stringify(game.result),
    binned_at: game.binnedAt,
  };
}
