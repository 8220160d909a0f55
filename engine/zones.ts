// Zones that are split: which part a card lies in, and what lies in all parts together.
import { RulesetFault } from './fault.ts';
import type { World } from './ruleset/world.ts';
import type { State } from './state.ts';

/** The cards of a zone; of one that is split, part after part. */
export function cardsIn({ holdings }: World, { zones }: State, zone: number): readonly number[] {
  const { parts } = holdings[zone]!;
  return parts ? parts.flatMap((part) => zones[part]!) : zones[zone]!;
}

/** Where a card of this definition comes to lie in a zone: in its own part, if it is split. */
export function partFor({ holdings, cards }: World, def: number, zone: number): number {
  const { parts, zone: declared } = holdings[zone]!;
  if (!parts) return zone;
  const part = parts[declared.split!.partOf[def]!];
  if (part !== undefined) return part;
  const message = `“${cards[def]!.id}” has no ${declared.split!.by}, by which “${declared.name}” is split`;
  throw new RulesetFault(message);
}

/** The holdings that pieces lie in: the parts of a zone, or the zone itself. */
export function partsOf({ holdings }: World, zone: number): readonly number[] {
  return holdings[zone]!.parts ?? [zone];
}
