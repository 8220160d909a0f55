// One cell of what is printed on a card or a space: what is said there, or its default, and whether it fits its type.
import type { Definition, Slip } from './definitions.ts';
import type { Spot } from './report.ts';
import type { AttributeDeclaration, AttributeType, Bearer } from './types.generated.ts';

export interface PlainAttribute {
  readonly type: AttributeType;
  readonly default?: number | boolean | string;
  readonly of?: Bearer;
}

/** Whatever declares attributes: kinds of cards, or boards of spaces. */
export type Kinds = Readonly<
  Record<string, { readonly attributes?: Readonly<Record<string, AttributeDeclaration>> }>
>;

/** What has attributes: a definition, or a space. */
export type Bearing = Pick<Definition, 'id' | 'kind' | 'said' | 'asked' | 'spot' | 'spotOf'>;

export function plain(declared: AttributeDeclaration): PlainAttribute {
  return typeof declared === 'string' ? { type: declared as AttributeType } : declared;
}

export interface Reading {
  readonly kinds: Kinds;
  readonly type: AttributeType;
  readonly counters: readonly string[];
  /** The names that an attribute of type ability can be. */
  readonly abilities: readonly string[];
  readonly slips: Slip[];
}

/** Null where the card is of a kind without this attribute, or may say none. */
export function cellOf(definition: Bearing, name: string, reading: Reading): unknown {
  const { kinds, slips } = reading;
  const { kind, said, id } = definition;
  const own = Object.hasOwn(kinds, kind) ? (kinds[kind]!.attributes ?? {}) : {};
  if (!Object.hasOwn(own, name)) return null;
  const declared = plain(own[name]!);
  const value = listed(
    declared.type,
    Object.hasOwn(said, name) ? said[name] : (declared.default ?? null),
  );
  const needed = ['int', 'word', 'ability'].includes(declared.type);
  if (value === null && !needed) return null;
  const spot = Object.hasOwn(said, name) ? definition.spotOf(name) : definition.spot;
  if (value === null) {
    const message = `“${id}” does not say its “${name}”, which every ${kind} has`;
    slips.push({ spot, code: 'missing-attribute', message });
    return null;
  }
  return isOf(value, spot, `“${name}”`, reading) ? value : null;
}

/** A list may be written as one text with spaces between its words. */
function listed(type: AttributeType, value: unknown): unknown {
  if (!type.startsWith('list<') || typeof value !== 'string') return value;
  return value.split(' ').filter((word) => word !== '');
}

const WANTED: Readonly<Record<string, string>> = {
  int: 'a whole number',
  bool: 'true or false',
  word: 'a word',
  ability: 'the name of an ability',
  'list<word>': 'a list of words',
  'list<ability>': 'a list of names of abilities',
  bag: 'a bag such as { "gem": 2 }',
  condition: 'an expression such as "it.gem >= 5"',
  formula: 'an expression such as "2 * it.gem"',
};

const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  int: (value) => typeof value === 'number',
  bool: (value) => typeof value === 'boolean',
  word: (value) => typeof value === 'string',
  ability: (value) => typeof value === 'string',
  'list<word>': Array.isArray,
  'list<ability>': Array.isArray,
  bag: (value) => typeof value === 'object' && !Array.isArray(value),
  condition: (value) => typeof value === 'string' || typeof value === 'boolean',
  formula: (value) => typeof value === 'string' || typeof value === 'number',
};

function isOf(value: unknown, spot: Spot, label: string, reading: Reading): boolean {
  const { type, slips } = reading;
  const bare = type.replace('?', '');
  if (!FITS[bare]!(value)) {
    const message = `${label} is ${WANTED[bare]}, and here stands ${JSON.stringify(value)}`;
    slips.push({ spot, code: 'wrong-type', message });
    return false;
  }
  for (const { code, noun, found, among } of namedIn(value, bare, reading)) {
    if (among.includes(found)) continue;
    const known = { found, among };
    slips.push({ spot, code, message: `there is no ${noun} “${found}”`, known });
  }
  return true;
}

interface Named {
  readonly code: string;
  readonly noun: string;
  readonly found: string;
  readonly among: readonly string[];
}

/** What a cell names that stands elsewhere. */
function namedIn(value: unknown, bare: string, { counters, abilities }: Reading): Named[] {
  if (bare === 'bag') {
    return Object.keys(value as object).map((found) => {
      return { code: 'unknown-counter', noun: 'counter', found, among: counters };
    });
  }
  if (!bare.includes('ability')) return [];
  return [value as string | string[]].flat().map((found) => {
    return { code: 'unknown-ability', noun: 'ability', found, among: abilities };
  });
}
