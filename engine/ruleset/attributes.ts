// What is printed on cards: each attribute as a column over all definitions, every slip with its spot.
import { BOOL, closedSet, INT, listOf, maybe, type Type } from '../expression/types.ts';
import type { Value } from '../state.ts';
import type { Definition, Slip } from './definitions.ts';
import { into, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { AttributeDeclaration, AttributeType } from './types.generated.ts';

export interface Attribute {
  readonly name: string;
  readonly type: Type;
  /** By the number of the definition; for a bag the number itself. */
  readonly values: readonly Value[];
  /** For a bag: by counter, then by the number of the definition. */
  readonly bag: ReadonlyMap<string, readonly number[]> | null;
}

/** Fields of a card's declaration that are no attributes. */
const OWN = [
  'kind',
  'like',
  'copies',
  'rule',
  'note',
  'abilities',
  'modifiers',
  'triggers',
  'replaces',
];

interface Declared {
  readonly type: AttributeType;
  readonly default?: number | boolean | string;
}

/** Whatever declares attributes: kinds of cards, or boards of spaces. */
type Kinds = Readonly<
  Record<string, { readonly attributes?: Readonly<Record<string, AttributeDeclaration>> }>
>;

/** What has attributes: a definition, or a space. */
type Bearing = Pick<Definition, 'id' | 'kind' | 'said' | 'asked' | 'spot' | 'spotOf'>;

export interface Printing {
  /** The section of table.json that declares the attributes. */
  readonly section: 'kinds' | 'boards';
  readonly things: readonly Bearing[];
}

function plain(declared: AttributeDeclaration): Declared {
  return typeof declared === 'string' ? { type: declared as AttributeType } : declared;
}

export function attributesOf(
  { table }: RulesetSource,
  { section, things: definitions }: Printing,
  slips: Slip[],
): ReadonlyMap<string, Attribute> {
  const kinds: Kinds = table[section] ?? {};
  const counters = Object.keys(table.counters ?? {});
  for (const definition of definitions) findStrangers(definition, kinds, slips);
  const types = typesOf(section, kinds, slips);
  return new Map(
    [...types].map(([name, type]) => {
      const cells = definitions.map((one) => cellOf(one, name, { kinds, type, counters, slips }));
      return [name, column(name, type, cells, kinds)];
    }),
  );
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
function typesOf(section: string, kinds: Kinds, slips: Slip[]): Map<string, AttributeType> {
  const types = new Map<string, AttributeType>();
  for (const [kind, { attributes = {} }] of Object.entries(kinds)) {
    for (const [name, declared] of Object.entries(attributes)) {
      const { type } = plain(declared);
      const before = types.get(name) ?? type;
      types.set(name, before);
      if (before.replace('?', '') === type.replace('?', '')) continue;
      const spot = into({ file: 'table.json', path: [] }, section, kind, 'attributes', name);
      const message = `“${name}” is ${before} on another kind; one name has one type`;
      slips.push({ spot, code: 'other-type', message });
    }
  }
  return types;
}

interface Reading {
  readonly kinds: Kinds;
  readonly type: AttributeType;
  readonly counters: readonly string[];
  readonly slips: Slip[];
}

/** Null where the card is of a kind without this attribute, or may say none. */
function cellOf(definition: Bearing, name: string, reading: Reading): unknown {
  const { kinds, slips } = reading;
  const { kind, said, id } = definition;
  const own = Object.hasOwn(kinds, kind) ? (kinds[kind]!.attributes ?? {}) : {};
  if (!Object.hasOwn(own, name)) return null;
  const declared = plain(own[name]!);
  const value = Object.hasOwn(said, name) ? said[name] : (declared.default ?? null);
  const needed = declared.type === 'int' || declared.type === 'word';
  if (value === null && !needed) return null;
  const spot = Object.hasOwn(said, name) ? definition.spotOf(name) : definition.spot;
  if (value === null) {
    const message = `“${id}” does not say its “${name}”, which every ${kind} has`;
    slips.push({ spot, code: 'missing-attribute', message });
    return null;
  }
  return isOf(value, spot, `“${name}”`, reading) ? value : null;
}

const WANTED: Readonly<Record<string, string>> = {
  int: 'a whole number',
  bool: 'true or false',
  word: 'a word',
  'list<word>': 'a list of words',
  bag: 'a bag such as { "gem": 2 }',
};

function isOf(
  value: unknown,
  spot: Spot,
  label: string,
  { type, counters, slips }: Reading,
): boolean {
  const bare = type.replace('?', '');
  const right =
    (bare === 'int' && typeof value === 'number') ||
    (bare === 'bool' && typeof value === 'boolean') ||
    (bare === 'word' && typeof value === 'string') ||
    (bare === 'list<word>' && Array.isArray(value)) ||
    (bare === 'bag' && typeof value === 'object' && !Array.isArray(value));
  if (!right) {
    const message = `${label} is ${WANTED[bare]}, and here stands ${JSON.stringify(value)}`;
    slips.push({ spot, code: 'wrong-type', message });
    return false;
  }
  if (bare !== 'bag') return true;
  for (const found of Object.keys(value as object)) {
    if (counters.includes(found)) continue;
    const known = { found, among: counters };
    slips.push({ spot, code: 'unknown-counter', message: `there is no counter “${found}”`, known });
  }
  return true;
}

function column(
  name: string,
  type: AttributeType,
  cells: readonly unknown[],
  kinds: Kinds,
): Attribute {
  if (type === 'bag') {
    const bags = cells.map((cell) => (cell ?? {}) as Readonly<Record<string, number>>);
    const counters = new Set(bags.flatMap((bag) => Object.keys(bag)));
    const numbers = [...counters].map((one) => [one, bags.map((bag) => bag[one] ?? 0)] as const);
    return { name, type: { is: 'bag', attribute: name }, values: [], bag: new Map(numbers) };
  }
  const filled =
    { int: 0, bool: false, 'list<word>': [] as readonly Value[] }[type as 'int'] ?? null;
  const values = cells.map((cell) => (cell ?? filled) as Value);
  return { name, type: typeOf(name, type, values, kinds), values, bag: null };
}

function typeOf(name: string, type: AttributeType, values: readonly Value[], kinds: Kinds): Type {
  if (type === 'int') return INT;
  if (type === 'int?') return maybe(INT);
  if (type === 'bool') return BOOL;
  const words = [...new Set(values.flat().filter((word) => word !== null))] as string[];
  const word = closedSet(`a ${name}`, words);
  if (type === 'list<word>') return listOf(word);
  const everywhere = Object.values(kinds).every(({ attributes = {} }) =>
    Object.hasOwn(attributes, name),
  );
  return type === 'word' && everywhere ? word : maybe(word);
}
