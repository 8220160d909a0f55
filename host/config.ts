// What a shell says when it opens a household.

export interface HouseholdConfig {
  readonly dataFolder: string;
  /** Folders that hold the folders of the games that come with the program. */
  readonly shipped: readonly string[];
  /** The built page. */
  readonly pageFolder: string;
  readonly version: string;
  /** The time now; the machine's own clock if left out. */
  readonly clock?: () => Date;
}
