// What the main program and the household's process say to each other.
import type { Notice, Reply } from '../host/api/api.ts';

/** What the household needs to know; all of it plain data. */
export interface Place {
  readonly dataFolder: string;
  readonly shipped: readonly string[];
  readonly pageFolder: string;
  readonly version: string;
}

export type ToHousehold =
  | { readonly say: 'open'; readonly place: Place }
  | { readonly say: 'call'; readonly id: number; readonly message: unknown }
  | { readonly say: 'close' };

export type FromHousehold =
  | { readonly say: 'opened' }
  /** It cannot be opened, and trying again would not help. */
  | { readonly say: 'cannot-open'; readonly sentence: string }
  | { readonly say: 'reply'; readonly id: number; readonly reply: Reply }
  | { readonly say: 'notice'; readonly notice: Notice };
