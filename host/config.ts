// What a shell says when it opens a household.

/** When backups are made by themselves, in milliseconds. */
export interface Rhythm {
  /** After opening. */
  readonly first: number;
  readonly every: number;
}

export interface HouseholdConfig {
  readonly dataFolder: string;
  /** Folders that hold the folders of the games that come with the program. */
  readonly shipped: readonly string[];
  /** The built page. */
  readonly pageFolder: string;
  readonly version: string;
  /** The time now; the machine's own clock if left out. */
  readonly clock?: () => Date;
  /** The usual one if left out. */
  readonly rhythm?: Rhythm;
}
