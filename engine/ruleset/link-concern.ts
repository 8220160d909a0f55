// What a trigger or a replacement says that it is about → what play compares, and what its expressions can name.
import type { Surroundings } from '../expression/compile.ts';
import type { Local } from '../expression/scope.ts';
import { CARD, PLAYER } from '../expression/types.ts';
import type { Concern } from '../timing/concern.ts';
import { COUNTED, IN_ZONES, type Fields } from '../timing/happenings.ts';
import type { Column } from './columns.ts';
import { into, type Spot } from './report.ts';
import type { Bearer, Whose } from './types.generated.ts';
import type { World } from './world.ts';

interface Concerned {
  /** What happens. */
  readonly event: string;
  readonly zone?: string;
  readonly what?: string;
  readonly of?: Bearer;
}

type Linking = Pick<Surroundings, 'world' | 'report'>;

export function linkConcern(concerned: Concerned, spot: Spot, around: Linking): Concern {
  return {
    zone: linkZone(concerned, spot, around),
    what: linkCounter(concerned, spot, around),
    of: concerned.of ?? null,
  };
}

function linkZone(
  { zone, event }: Concerned,
  spot: Spot,
  { world, report }: Linking,
): Concern['zone'] {
  if (zone === undefined) return null;
  const at = into(spot, 'zone');
  if (!IN_ZONES.includes(event)) {
    report.add(
      at,
      'no-zone',
      `only what enters or leaves has a zone, and this is about “${event}”`,
    );
  }
  const found = world.zones.get(zone);
  if (found) return found;
  const known = { found: zone, among: world.zones.keys() };
  report.add(at, 'unknown-zone', `there is no zone “${zone}”`, { known });
  return null;
}

function linkCounter(
  { what, of, event }: Concerned,
  spot: Spot,
  { world, report }: Linking,
): string | null {
  if ((what !== undefined || of !== undefined) && !COUNTED.includes(event)) {
    const at = into(spot, what === undefined ? 'of' : 'what');
    const message = `only what is gained or lost is a counter, and this is about “${event}”`;
    report.add(at, 'no-counter', message);
  }
  if (what === undefined) return null;
  if (!world.counterNames.includes(what)) {
    const known = { found: what, among: world.counterNames };
    report.add(into(spot, 'what'), 'unknown-counter', `there is no counter “${what}”`, { known });
  } else if (of !== undefined && !columnsOn(world, of)?.has(what)) {
    report.add(into(spot, 'of'), 'unknown-counter', `there is no “${what}” on any ${of}`);
  }
  return what;
}

/** The first place is that of the card, and stays empty for a rule; then comes what the event tells. */
export function localsOf(
  fields: Fields,
  { onCard, whose, concern }: { onCard: boolean; whose: Whose; concern: Concern },
): ReadonlyMap<string, Local> {
  const sure = whose !== 'anyone' || concern.of === 'player' || concern.zone?.per === 'player';
  const told = fields.map(([name, type], i): [string, Local] => [
    `event.${name}`,
    { type: name === 'who' && sure ? PLAYER : type, slot: i + 1 },
  ]);
  return new Map([...(onCard ? [['this', { type: CARD, slot: 0 }] as const] : []), ...told]);
}

/** Undefined for a word that is no bearer, which the schema tells. */
function columnsOn({ columns }: World, of: string): ReadonlyMap<string, Column> | undefined {
  const known = columns as Readonly<Record<string, ReadonlyMap<string, Column>>>;
  return Object.hasOwn(known, of) ? known[of] : undefined;
}
