// Every ability of a ruleset, of kinds, families and cards and of the library, with its spot.
import type { Definition } from './definitions.ts';
import { into, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { AbilityDeclaration } from './types.generated.ts';

export interface PlacedAbility {
  readonly name: string;
  /** Whose it is, as a fault names it; null for the library. */
  readonly of: string | null;
  readonly spot: Spot;
  readonly declared: AbilityDeclaration;
}

type Declared = Readonly<Record<string, AbilityDeclaration>>;

/** What a definition can do: its own, its family's, its kind's. */
export function abilitiesOf(
  { table }: RulesetSource,
  { id, kind, said, spotOf }: Definition,
): PlacedAbility[] {
  const kinds = table.kinds ?? {};
  const ofKind = Object.hasOwn(kinds, kind) ? (kinds[kind]!.abilities ?? {}) : {};
  const own = (said['abilities'] ?? {}) as Declared;
  const inherited = Object.entries(ofKind).filter(([name]) => !Object.hasOwn(own, name));
  const at: Spot = { file: 'table.json', path: ['kinds', kind, 'abilities'] };
  return [
    ...Object.entries(own).map(([name, declared]) => {
      return { name, of: id, spot: spotOf('abilities', name), declared };
    }),
    ...inherited.map(([name, declared]) => ({ name, of: kind, spot: into(at, name), declared })),
  ];
}

export function libraryOf({ programs }: RulesetSource): PlacedAbility[] {
  return Object.entries(programs).flatMap(([file, { abilities = {} }]) =>
    Object.entries(abilities).map(([name, declared]) => {
      return { name, of: null, spot: { file, path: ['abilities', name] }, declared };
    }),
  );
}

/** Each text once, however many cards have it. */
export function distinct(placed: readonly PlacedAbility[]): ReadonlyMap<string, PlacedAbility> {
  return new Map(placed.map((one) => [keyOf(one), one]));
}

/** Cards of one family differ where the family asks for their own words. */
export function keyOf({ spot, declared }: PlacedAbility): string {
  return `${spot.file} ${spot.path.join('/')} ${JSON.stringify(declared)}`;
}

/** What the question for its picks is called. */
export function picksOf({ ask, choose = [] }: AbilityDeclaration): string {
  return ask ?? choose.map(({ a }) => a).join('-and-');
}
