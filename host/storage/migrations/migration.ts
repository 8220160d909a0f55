// What a migration is: one numbered step of the tables, never edited once released.

export interface Migration {
  /** The `user_version` that it leads to. */
  readonly version: number;
  readonly sql: string;
}
