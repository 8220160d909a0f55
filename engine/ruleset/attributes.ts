// What is printed on cards: each attribute as a column over all definitions, every slip with its spot.
import { BOOL, closedSet, INT, listOf, maybe, type Type } from '../expression/types.ts';
import type { Value } from '../state.ts';
import type { Evaluate } from '../machine/context.ts';
import type { Slip } from './definitions.ts';
import { cellOf, plain, type Bearing, type Kinds, type PlainAttribute } from './printed-cells.ts';
import { into, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { AttributeType, Bearer } from './types.generated.ts';

export interface Attribute {
  readonly name: string;
  readonly type: Type;
  /** By the number of the definition; for a bag the number itself. */
  readonly values: readonly Value[];
  /** For a bag: by counter, then by the number of the definition. */
  readonly bag: ReadonlyMap<string, readonly number[]> | null;
  /** For a condition or a formula: what each definition says of it. */
  readonly sayings: Sayings | null;
}

/** Conditions and formulas are expressions about something, which are asked with what they are about. */
export interface Sayings {
  readonly about: Bearer;
  readonly gives: Type;
  /** By the number of the definition; null where nothing is said. */
  readonly written: readonly (Saying | null)[];
  /** The same, when they are linked. */
  runs: readonly (Evaluate | null)[];
}

interface Saying {
  readonly text: string | number | boolean;
  readonly spot: Spot;
}

/** Fields of a card's declaration that are no attributes. */
const OWN = [
  'kind',
  'like',
  'copies',
  'rule',
  'note',
  'abilities',
  'forbids',
  'modifiers',
  'triggers',
  'replaces',
  'hooks',
];

export interface Printing {
  /** The section of table.json that declares the attributes. */
  readonly section: 'kinds' | 'boards';
  readonly things: readonly Bearing[];
  /** The names of all abilities. */
  readonly abilities: readonly string[];
}

export function attributesOf(
  { table }: RulesetSource,
  { section, things: definitions, abilities }: Printing,
  slips: Slip[],
): ReadonlyMap<string, Attribute> {
  const kinds: Kinds = table[section] ?? {};
  const counters = Object.keys(table.counters ?? {});
  for (const definition of definitions) findStrangers(definition, kinds, slips);
  const types = typesOf(section, kinds, slips);
  return new Map(
    [...types].map(([name, { type, of }]) => {
      const reading = { kinds, type, counters, abilities, slips };
      const cells = definitions.map((one) => cellOf(one, name, reading));
      if (type !== 'condition' && type !== 'formula')
        return [name, column(name, type, cells, kinds)];
      const spots = definitions.map((one) => spotOf(one, name));
      return [name, sayings(name, { type, about: of ?? 'player' }, cells, spots)];
    }),
  );
}

/** Where it is said, or the whole thing if it is a default. */
function spotOf(definition: Bearing, name: string): Spot {
  return Object.hasOwn(definition.said, name) ? definition.spotOf(name) : definition.spot;
}

function findStrangers(definition: Bearing, kinds: Kinds, slips: Slip[]): void {
  const { kind, said, asked, id } = definition;
  if (!Object.hasOwn(kinds, kind)) return;
  const names = Object.keys(kinds[kind]!.attributes ?? {});
  for (const name of Object.keys(said)) {
    if (OWN.includes(name) || names.includes(name) || asked.has(name)) continue;
    const message = `“${id}” is a ${kind}, and that kind has no attribute “${name}”`;
    const known = { found: name, among: names };
    slips.push({ spot: definition.spotOf(name), code: 'unknown-attribute', message, known });
  }
}

/** One name is one type, on whatever kinds it is. */
function typesOf(section: string, kinds: Kinds, slips: Slip[]): Map<string, PlainAttribute> {
  const types = new Map<string, PlainAttribute>();
  for (const [kind, { attributes = {} }] of Object.entries(kinds)) {
    for (const [name, declared] of Object.entries(attributes)) {
      const own = plain(declared);
      const before = types.get(name) ?? own;
      types.set(name, before);
      const at = into({ file: 'table.json', path: [] }, section, kind, 'attributes', name);
      if (sortOf(before) !== sortOf(own)) {
        const message = `“${name}” is ${sortOf(before)} on another kind; one name has one type`;
        slips.push({ spot: at, code: 'other-type', message });
      }
      if (own.of === undefined || own.type === 'condition' || own.type === 'formula') continue;
      const message = `only a condition or a formula is about something, and this is ${own.type}`;
      slips.push({ spot: into(at, 'of'), code: 'bad-attribute', message });
    }
  }
  return types;
}

function sortOf({ type, of }: PlainAttribute): string {
  return type.replace('?', '') + (of === undefined ? '' : ` of ${of}`);
}

function column(
  name: string,
  type: AttributeType,
  cells: readonly unknown[],
  kinds: Kinds,
): Attribute {
  const plainly = { name, bag: null, sayings: null };
  if (type === 'bag') {
    const bags = cells.map((cell) => (cell ?? {}) as Readonly<Record<string, number>>);
    const counters = new Set(bags.flatMap((bag) => Object.keys(bag)));
    const numbers = [...counters].map((one) => [one, bags.map((bag) => bag[one] ?? 0)] as const);
    return { ...plainly, type: { is: 'bag', attribute: name }, values: [], bag: new Map(numbers) };
  }
  const filled = type.startsWith('list<') ? [] : ({ int: 0, bool: false }[type as 'int'] ?? null);
  const values = cells.map((cell) => (cell ?? filled) as Value);
  return { ...plainly, type: typeOf(name, type, values, kinds), values };
}

function sayings(
  name: string,
  { type, about }: { readonly type: 'condition' | 'formula'; readonly about: Bearer },
  cells: readonly unknown[],
  spots: readonly Spot[],
): Attribute {
  const written = cells.map((text, i) =>
    text === null ? null : { text: text as Saying['text'], spot: spots[i]! },
  );
  const gives = type === 'condition' ? BOOL : INT;
  const said = { about, gives, written, runs: [] };
  return { name, type: { is: 'saying', attribute: name }, values: [], bag: null, sayings: said };
}

function typeOf(name: string, type: AttributeType, values: readonly Value[], kinds: Kinds): Type {
  if (type === 'int') return INT;
  if (type === 'int?') return maybe(INT);
  if (type === 'bool') return BOOL;
  const words = [...new Set(values.flat().filter((word) => word !== null))] as string[];
  const word = closedSet(`a ${name}`, words);
  if (type.startsWith('list<')) return listOf(word);
  const everywhere = Object.values(kinds).every(({ attributes = {} }) =>
    Object.hasOwn(attributes, name),
  );
  return !type.endsWith('?') && everywhere ? word : maybe(word);
}
