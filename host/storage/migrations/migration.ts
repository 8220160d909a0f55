// What a migration is: one numbered step of the tables, never edited once released.
import type { Database } from 'better-sqlite3';

export interface Migration {
  /** The `user_version` that it leads to. */
  readonly version: number;
  readonly sql: string;
  /** What SQL cannot say; in the same transaction, after `sql`. */
  readonly finish?: (db: Database) => void;
}
