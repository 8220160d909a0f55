// One household for every shell: opens the data folder, answers messages, serves the page's files.
import type { Notice, Reply } from './api/api.ts';

export { OpeningError, type OpeningCode } from './opening-error.ts';

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

export interface Asset {
  /** A content type, such as `text/html; charset=utf-8`. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface Household {
  /** Answers any message, also a wrong one; never throws. */
  handle(message: unknown): Promise<Reply>;
  /** Returns a function that stops listening. */
  listen(listener: (notice: Notice) => void): () => void;
  /** A file of the page or an icon by its path, such as `/` or `/icons/ring.svg`. */
  asset(path: string): Asset | null;
  /** Where this household is served, for whoever tries to open the same data folder. */
  announce(address: string): void;
  close(): void;
}

/** Throws an `OpeningError` if the data folder cannot be used. */
export function openHousehold(_config: HouseholdConfig): Household {
  return {
    handle: () =>
      Promise.resolve({ ok: false, error: { code: 'internal', message: 'Not served yet.' } }),
    listen: () => () => undefined,
    asset: () => null,
    announce: () => undefined,
    close: () => undefined,
  };
}
