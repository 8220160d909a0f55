// What a trigger or a replacement is about: some of what enters or leaves, or of what is gained or lost.
import type { Column } from '../ruleset/columns.ts';
import type { Bearer } from '../ruleset/types.generated.ts';
import type { Zone } from '../ruleset/world.ts';

export interface Concern {
  /** Only this zone; null if it says none. */
  readonly zone: Zone | null;
  /** Only this counter. */
  readonly what: string | null;
  /** Only what these carry. */
  readonly of: Bearer | null;
}

export function concernsZone({ zone }: Concern, found: Zone): boolean {
  return zone === null || zone === found;
}

export function concernsCounter({ what, of }: Concern, { name, of: bearer }: Column): boolean {
  return (what === null || what === name) && (of === null || of === bearer);
}
