// Games as they were agreed on: ruleset, seats, options and seed. What happened since is in answers.
import type { Database } from 'better-sqlite3';
import type { GameResult, GameSetup } from '../../engine/index.ts';

export interface StoredGame {
  readonly id: string;
  /** The content hash of its ruleset. */
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly options: GameSetup['options'];
  readonly seed: number;
  readonly startedAt: string;
  readonly playedAt: string;
  readonly result: GameResult | null;
}

export interface ListedGame extends StoredGame {
  readonly rulesetId: string;
  /** How many answers it has. */
  readonly step: number;
}

export interface Games {
  add(game: StoredGame): void;
  find(id: string): StoredGame | null;
  /** All games, the one played last first. */
  list(): readonly ListedGame[];
  touch(id: string, playedAt: string, result: GameResult | null): void;
}

interface Row {
  readonly id: string;
  readonly ruleset: string;
  readonly seats: string;
  readonly options: string;
  readonly seed: number;
  readonly started_at: string;
  readonly played_at: string;
  readonly result: string | null;
}

interface ListedRow extends Row {
  readonly ruleset_id: string;
  readonly step: number;
}

const listSql = `
  SELECT games.*, rulesets.id AS ruleset_id,
    (SELECT coalesce(max(step), 0) FROM answers WHERE answers.game = games.id) AS step
  FROM games JOIN rulesets ON rulesets.hash = games.ruleset
  ORDER BY played_at DESC, games.rowid DESC`;

export function openGames(db: Database): Games {
  const insert = db.prepare<[Row]>(
    `INSERT INTO games VALUES (@id, @ruleset, @seats, @options, @seed, @started_at, @played_at, @result)`,
  );
  const select = db.prepare<[string], Row>('SELECT * FROM games WHERE id = ?');
  const selectAll = db.prepare<[], ListedRow>(listSql);
  const update = db.prepare<[string, string | null, string]>(
    'UPDATE games SET played_at = ?, result = ? WHERE id = ?',
  );
  return {
    add: (game) => void insert.run(rowOf(game)),
    find(id) {
      const row = select.get(id);
      return row ? gameOf(row) : null;
    },
    list: () =>
      selectAll.all().map((row) => ({ ...gameOf(row), rulesetId: row.ruleset_id, step: row.step })),
    touch: (id, playedAt, result) => void update.run(playedAt, resultText(result), id),
  };
}

function gameOf(row: Row): StoredGame {
  return {
    id: row.id,
    ruleset: row.ruleset,
    seats: JSON.parse(row.seats) as readonly string[],
    options: JSON.parse(row.options) as GameSetup['options'],
    seed: row.seed,
    startedAt: row.started_at,
    playedAt: row.played_at,
    result: row.result === null ? null : (JSON.parse(row.result) as GameResult),
  };
}

function rowOf(game: StoredGame): Row {
  return {
    id: game.id,
    ruleset: game.ruleset,
    seats: JSON.stringify(game.seats),
    options: JSON.stringify(game.options),
    seed: game.seed,
    started_at: game.startedAt,
    played_at: game.playedAt,
    result: resultText(game.result),
  };
}

function resultText(result: GameResult | null): string | null {
  return result && JSON.stringify(result);
}
