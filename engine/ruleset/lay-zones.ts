// The zones of table.json → zones with numbers: one for each holder, and where a zone is split one for each part.
import type { Ref } from '../decision.ts';
import type { Evaluate } from '../machine/context.ts';
import { zoneMark, type Marks } from '../machine/marks.ts';
import type { Place } from '../place.ts';
import { NOBODY } from '../state.ts';
import type { Attribute } from './attributes.ts';
import type { Column } from './columns.ts';
import type { Definition } from './definitions.ts';
import type { ZoneDeclaration } from './types.generated.ts';

export interface Zone {
  readonly name: string;
  readonly per: ZoneDeclaration['per'];
  readonly see: ZoneDeclaration['see'];
  /** Whether only so many pieces can lie in it. */
  readonly capped: boolean;
  /** How many in all, where it is always the same. */
  readonly limit: number | null;
  /** How many; set when the ruleset is linked. */
  capacity: Evaluate | null;
  /** The program that makes room in it. */
  readonly overflow: string | null;
  /** The texts of its cards work. */
  readonly inPlay: boolean;
  /** The zone whose pieces fill it up when a draw finds it empty. */
  readonly refill: string | null;
  /** Variables that a card keeps when it comes into it. */
  readonly keeps: ReadonlySet<Column>;
  /** A card that comes into it is nobody's. */
  readonly frees: boolean;
  readonly split: Split | null;
  /** Stands for it in what is written and read. */
  readonly mark: Marks;
  /** The number of its first holding; each player or space has one of its own. */
  readonly base: number;
}

export interface Split {
  /** What it is split by: the kind, or an attribute. */
  readonly by: string;
  readonly parts: readonly string[];
  /** For each part, the number of its first holding. */
  readonly bases: readonly number[];
  /** The number of the part of each definition; -1 if it has none. */
  readonly partOf: readonly number[];
}

/** One zone of one holder, or a part of one: what a zone number in the state stands for. */
export interface Holding {
  readonly zone: Zone;
  /** Whose it is, if it is a player's. */
  readonly seat: number;
  /** The space that it is on, if it is. */
  readonly space: number | null;
  readonly place: Place;
  /** The holding that it is a part of; itself if it is whole. */
  readonly whole: number;
  /** The holdings that pieces really lie in, if it is split. */
  readonly parts: readonly number[] | null;
}

/** What zones are laid with. */
export interface Laid {
  readonly declared: Readonly<Record<string, ZoneDeclaration>>;
  readonly maxSeats: number;
  readonly spaces: readonly { readonly ref: Ref }[];
  readonly kinds: readonly string[];
  readonly cards: readonly Definition[];
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly onCards: ReadonlyMap<string, Column>;
}

export function layZones(laid: Laid): { zones: Map<string, Zone>; holdings: Holding[] } {
  const zones = new Map<string, Zone>();
  const holdings: Holding[] = [];
  for (const [name, declared] of Object.entries(laid.declared)) {
    const { per } = declared;
    const base = holdings.length;
    const holders = holdersOf(laid, per);
    const split = splitOf(laid, declared, base, holders.length);
    const mark = zoneMark(zones.size);
    const zone: Zone = { ...zoneOf(name, declared, laid), split, mark, base };
    zones.set(name, zone);
    const lay = (part: string | null, first: number) =>
      holders.forEach((of, holder) => {
        const whole = base + holder;
        const parts = split && part === null ? split.bases.map((start) => start + holder) : null;
        const place = { zone: name, of, ...(part !== null && { part }) };
        const seat = per === 'player' ? holder : NOBODY;
        const space = per === 'space' ? holder : null;
        holdings[first + holder] = { zone, seat, space, place, whole, parts };
      });
    lay(null, base);
    split?.parts.forEach((part, i) => lay(part, split.bases[i]!));
  }
  return { zones, holdings };
}

function holdersOf({ maxSeats, spaces }: Laid, per: ZoneDeclaration['per']): (Ref | 'table')[] {
  if (per === 'player') return Array.from({ length: maxSeats }, (_, seat) => `seat/${seat}`);
  return per === 'space' ? spaces.map(({ ref }) => ref) : ['table'];
}

function zoneOf(
  name: string,
  declared: ZoneDeclaration,
  { onCards }: Laid,
): Omit<Zone, 'split' | 'mark' | 'base'> {
  const { per, see, refill = null, inPlay = false, overflow = null, keeps = [] } = declared;
  const kept = keeps.flatMap((one) => onCards.get(one) ?? []);
  const capped = declared.capacity !== undefined;
  const frees = declared.owner === 'none';
  const fixed = typeof declared.capacity === 'number' && declared.split === undefined;
  const limit = fixed ? (declared.capacity as number) : null;
  return {
    ...{ name, per, see, refill, inPlay, overflow, capped, limit, frees },
    ...{ keeps: new Set(kept), capacity: null },
  };
}

function splitOf(laid: Laid, { split: by }: ZoneDeclaration, base: number, count: number) {
  if (by === undefined) return null;
  const values =
    by === 'kind' ? laid.cards.map(({ kind }) => kind) : (laid.attributes.get(by)?.values ?? []);
  const words = by === 'kind' ? laid.kinds : values.filter((word) => typeof word === 'string');
  const parts = [...new Set(words)];
  return {
    by,
    parts,
    bases: parts.map((_, i) => base + count * (i + 1)),
    partOf: laid.cards.map((_, def) => parts.indexOf(values[def] as string)),
  };
}

/** Zones in which the texts of cards work: one for each seat, and the others. */
export interface Playing {
  readonly perSeat: readonly number[];
  readonly others: readonly number[];
}

export function playingIn(zones: ReadonlyMap<string, Zone>, spaces: number): Playing {
  const some = [...zones.values()].filter(({ inPlay, see }) => inPlay || see === 'face');
  const basesOf = ({ base, split }: Zone) => split?.bases ?? [base];
  const others = some.filter(({ per }) => per !== 'player');
  return {
    perSeat: some.filter(({ per }) => per === 'player').flatMap(basesOf),
    others: others.flatMap((zone) =>
      basesOf(zone).flatMap((base) =>
        Array.from({ length: zone.per === 'table' ? 1 : spaces }, (_, i) => base + i),
      ),
    ),
  };
}
