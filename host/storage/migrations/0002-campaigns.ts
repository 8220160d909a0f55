// Campaigns, players, points, branches, the bin and snapshots; seals on rows; answers by number, with what was taken back.
import type { Database } from 'better-sqlite3';
import { sealOf, type Columns } from '../seal.ts';
import type { Migration } from './migration.ts';

/** What JSON columns hold is told by seals from now on: one damaged row must not condemn the whole database. */
export const campaigns: Migration = {
  version: 2,
  sql: `
CREATE TEMP TABLE old_rulesets AS SELECT * FROM rulesets;
CREATE TEMP TABLE old_games AS SELECT rowid AS key, * FROM games;
CREATE TEMP TABLE old_answers AS SELECT old_games.key, step, answer, state_hash FROM answers JOIN old_games ON old_games.id = answers.game;
CREATE TEMP TABLE old_settings AS SELECT * FROM settings;
DROP TABLE answers;
DROP TABLE games;
DROP TABLE rulesets;
DROP TABLE settings;

CREATE TABLE rulesets (
  hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
  id TEXT NOT NULL,
  version TEXT NOT NULL,
  files TEXT NOT NULL
) STRICT;

CREATE TABLE campaigns (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  ruleset TEXT NOT NULL REFERENCES rulesets (hash),
  mods TEXT NOT NULL,
  players TEXT NOT NULL,
  options TEXT NOT NULL,
  created_at TEXT NOT NULL,
  binned_at TEXT,
  seal TEXT NOT NULL
) STRICT;

CREATE INDEX campaigns_by_ruleset ON campaigns (ruleset);

CREATE TABLE games (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  campaign TEXT REFERENCES campaigns (id),
  ruleset TEXT NOT NULL REFERENCES rulesets (hash),
  mods TEXT NOT NULL,
  players TEXT NOT NULL,
  options TEXT NOT NULL,
  seed INTEGER NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('new', 'branch', 'upgrade')),
  parent TEXT,
  parent_step INTEGER,
  start_hash TEXT,
  entries INTEGER NOT NULL,
  step INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  played_at TEXT NOT NULL,
  played INTEGER NOT NULL,
  result TEXT,
  binned_at TEXT,
  seal TEXT NOT NULL
) STRICT;

CREATE INDEX games_by_ruleset ON games (ruleset);

CREATE INDEX games_by_campaign ON games (campaign);

CREATE TABLE answers (
  game INTEGER NOT NULL REFERENCES games (key),
  entry INTEGER NOT NULL CHECK (entry >= 1),
  step INTEGER NOT NULL CHECK (step >= 0),
  answer TEXT,
  state_hash TEXT NOT NULL,
  PRIMARY KEY (game, entry)
) STRICT, WITHOUT ROWID;

CREATE INDEX answers_taken_back ON answers (game, entry) WHERE answer IS NULL;

CREATE TABLE snapshots (
  game INTEGER NOT NULL REFERENCES games (key),
  entry INTEGER NOT NULL,
  state BLOB NOT NULL,
  log BLOB NOT NULL,
  sum TEXT NOT NULL,
  PRIMARY KEY (game, entry)
) STRICT;

CREATE TABLE saves (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game INTEGER NOT NULL REFERENCES games (key),
  entry INTEGER NOT NULL,
  step INTEGER NOT NULL,
  name TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  binned_at TEXT,
  seal TEXT NOT NULL
) STRICT;

CREATE INDEX saves_by_game ON saves (game);

CREATE TABLE settings (
  key TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL,
  seal TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO rulesets SELECT hash, id, version, files FROM old_rulesets;

INSERT INTO games
  SELECT key, id, NULL, ruleset, '[]',
    (SELECT json_group_array(json_object('name', value, 'kind', 'human')) FROM json_each(seats)),
    options, seed, 'new', NULL, NULL, NULL,
    (SELECT count(*) FROM old_answers WHERE old_answers.key = old_games.key),
    (SELECT count(*) FROM old_answers WHERE old_answers.key = old_games.key),
    started_at, played_at, row_number() OVER (ORDER BY played_at, key), result, NULL, ''
  FROM old_games;

INSERT INTO answers SELECT key, step, step, answer, state_hash FROM old_answers ORDER BY key, step;

INSERT INTO settings SELECT key, value, '' FROM old_settings;

DROP TABLE old_rulesets;
DROP TABLE old_games;
DROP TABLE old_answers;
DROP TABLE old_settings;
`,
  finish(db) {
    sealAll(db, 'games');
    sealAll(db, 'settings');
  },
};

function sealAll(db: Database, table: 'games' | 'settings'): void {
  const update = db.prepare(`UPDATE ${table} SET seal = ? WHERE key = ?`);
  for (const row of db.prepare<[], Columns>(`SELECT * FROM ${table}`).all()) {
    update.run(sealOf(row), row['key']);
  }
}
