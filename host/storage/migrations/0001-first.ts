// The first tables: rulesets kept by content hash, games, their answers, and settings.
import type { Migration } from './migration.ts';

export const first: Migration = {
  version: 1,
  sql: `
CREATE TABLE rulesets (
  hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
  id TEXT NOT NULL,
  version TEXT NOT NULL,
  files TEXT NOT NULL CHECK (json_valid(files))
) STRICT;

CREATE TABLE games (
  id TEXT NOT NULL PRIMARY KEY,
  ruleset TEXT NOT NULL REFERENCES rulesets (hash),
  seats TEXT NOT NULL CHECK (json_valid(seats)),
  options TEXT NOT NULL CHECK (json_valid(options)),
  seed INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  played_at TEXT NOT NULL,
  result TEXT CHECK (result IS NULL OR json_valid(result))
) STRICT;

CREATE INDEX games_by_ruleset ON games (ruleset);

CREATE TABLE answers (
  game TEXT NOT NULL REFERENCES games (id),
  step INTEGER NOT NULL CHECK (step >= 1),
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  state_hash TEXT NOT NULL,
  PRIMARY KEY (game, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
  key TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;
`,
};
