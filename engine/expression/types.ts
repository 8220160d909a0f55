// The types of expressions, and which of them can stand for which.

export type Type =
  | {
      readonly is:
        | 'int'
        | 'bool'
        | 'player'
        | 'card'
        | 'space'
        | 'table'
        | 'bank'
        | 'turn'
        | 'options'
        | 'definition'
        /** Whoever or whatever carries a counter: a player, a card, a space, the table or the bank. */
        | 'bearer';
    }
  /** A procedure that is running, by its name. */
  | { readonly is: 'procedure'; readonly name: string }
  /** `split` names the zone of table.json, if it has parts. */
  | { readonly is: 'zone'; readonly split?: string }
  /** What is printed on a card of each counter. */
  | { readonly is: 'bag'; readonly attribute: string }
  /** A condition or a formula that is printed on a card. */
  | { readonly is: 'saying'; readonly attribute: string }
  /** A word and all the words it can be; `set` names a closed set, and is null for words written out. */
  | { readonly is: 'word'; readonly of: readonly string[]; readonly set: string | null }
  | { readonly is: 'list'; readonly of: Type }
  /** One for each player: what several have chosen at once. */
  | { readonly is: 'map'; readonly of: Type }
  | { readonly is: 'maybe'; readonly of: Type }
  /** The element of an empty list, and what `none` would be if it were there. */
  | { readonly is: 'never' }
  /** Whatever it is: only ever wanted, never found. */
  | { readonly is: 'any' };

export const INT: Type = { is: 'int' };
export const BOOL: Type = { is: 'bool' };
export const PLAYER: Type = { is: 'player' };
export const CARD: Type = { is: 'card' };
export const SPACE: Type = { is: 'space' };
export const ZONE: Type = { is: 'zone' };
export const BEARER: Type = { is: 'bearer' };
export const NEVER: Type = { is: 'never' };

export function listOf(of: Type): Type {
  return { is: 'list', of };
}

export const ANY_LIST: Type = listOf({ is: 'any' });

export function maybe(of: Type): Type {
  return of.is === 'maybe' ? of : { is: 'maybe', of };
}

export function closedSet(set: string, of: readonly string[]): Type {
  return { is: 'word', of, set };
}

const NOUNS = {
  int: 'a number',
  bool: 'yes or no',
  player: 'a player',
  card: 'a card',
  space: 'a space',
  zone: 'a zone',
  table: 'the table',
  bank: 'the bank',
  turn: 'the turn',
  options: 'the options',
  definition: 'a card of the deck',
  bearer: 'what carries a counter',
  bag: 'a bag of counters',
  saying: 'what must be asked about somebody, like card.met(you)',
  procedure: 'a procedure',
  word: 'a word',
  never: 'nothing',
  any: 'anything',
} as const;

const PLURALS = {
  ...NOUNS,
  int: 'numbers',
  player: 'players',
  card: 'cards',
  space: 'spaces',
  zone: 'zones',
  word: 'words',
} as const;

/** As a message names it: `a list of spaces`. */
export function nameOf(type: Type): string {
  if (type.is === 'list') return nameOfList(type.of);
  if (type.is === 'map') return `${nameOf(type.of)} for each player`;
  if (type.is === 'maybe') return type.of.is === 'never' ? 'none' : `${nameOf(type.of)} or none`;
  return NOUNS[type.is];
}

function nameOfList(element: Type): string {
  if (element.is === 'any') return 'a list';
  return element.is === 'never' ? 'an empty list' : `a list of ${plural(element)}`;
}

function plural(type: Type): string {
  if (type.is === 'list') return `lists of ${plural(type.of)}`;
  if (type.is === 'map') return nameOf(type);
  if (type.is === 'maybe') return `${plural(type.of)} or none`;
  return PLURALS[type.is];
}

/** Whether a value of one type can stand where another is wanted. */
export function fits(found: Type, wanted: Type): boolean {
  if (found.is === 'never' || wanted.is === 'any') return true;
  if (wanted.is === 'maybe') return fits(found.is === 'maybe' ? found.of : found, wanted.of);
  if (wanted.is === 'list') {
    if (found.is === 'zone') return fits(CARD, wanted.of);
    if (found.is !== 'list') return false;
    // A list of zones holds zone numbers: only a zone by itself is read as the list of its cards.
    return !(found.of.is === 'zone' && wanted.of.is === 'list') && fits(found.of, wanted.of);
  }
  if (wanted.is === 'map') return found.is === 'map' && fits(found.of, wanted.of);
  return found.is === wanted.is;
}

/** The type that both fit, or null if they have nothing in common. */
export function both(a: Type, b: Type): Type | null {
  if (a.is === 'never') return b;
  if (b.is === 'never') return a;
  if (a.is === 'maybe' || b.is === 'maybe') {
    const inner = both(a.is === 'maybe' ? a.of : a, b.is === 'maybe' ? b.of : b);
    return inner && maybe(inner);
  }
  if (a.is === 'word' && b.is === 'word') return bothWords(a, b);
  if (a.is === 'list' && b.is === 'list') return bothLists(a.of, b.of);
  if (a.is === 'map' && b.is === 'map') return bothMaps(a.of, b.of);
  if (a.is === 'zone' && b.is === 'list') return bothLists(CARD, b.of);
  if (a.is === 'list' && b.is === 'zone') return bothLists(a.of, CARD);
  return a.is === b.is ? a : null;
}

function bothMaps(a: Type, b: Type): Type | null {
  const of = both(a, b);
  return of && { is: 'map', of };
}

function bothLists(a: Type, b: Type): Type | null {
  const inner = both(a, b);
  const mixed = inner?.is === 'list' && (a.is === 'zone' || b.is === 'zone');
  return inner && !mixed ? listOf(inner) : null;
}

type Word = Extract<Type, { is: 'word' }>;

function bothWords(a: Word, b: Word): Type {
  if (a.set === b.set && a.set !== null) return a;
  // One word beside the ids of a thousand cards is the usual case.
  if (a.set !== null && b.of.length < 3 && b.of.every((word) => a.of.includes(word))) return a;
  return { is: 'word', of: [...new Set([...a.of, ...b.of])], set: a.set ?? b.set };
}
