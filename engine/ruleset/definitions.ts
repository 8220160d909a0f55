// cards/*.json → definitions: rows of decks and likenesses to families written out, every slip with its spot.
import { into, type Spot, type Unknown } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { DeckDeclaration, FamilyDeclaration } from './types.generated.ts';

/** What a problem will say, found before there is a report. */
export interface Slip {
  readonly spot: Spot;
  readonly code: string;
  readonly message: string;
  readonly known?: Unknown;
}

export interface Definition {
  readonly id: string;
  readonly kind: string;
  readonly copies: number;
  readonly deck: string | null;
  /** All that is said of it, its family's words included. */
  readonly said: Said;
  /** Words that its family asks for and that are no attributes. */
  readonly asked: ReadonlySet<string>;
  readonly spot: Spot;
  /** Where one thing that is said of it stands, or a part of it; perhaps in its family. */
  spotOf(name: string, part?: string): Spot;
}

export type Said = Readonly<Record<string, unknown>>;

type Families = ReadonlyMap<string, { readonly declared: FamilyDeclaration; readonly spot: Spot }>;

/** What a card and its family both say by name: of one name the card's own counts. */
const BY_NAME = 'abilities';

/** A definition as it is written. */
interface Written {
  readonly id: string;
  readonly deck: string | null;
  readonly said: Said;
  readonly spot: Spot;
  spotOf(name: string): Spot;
}

export function definitionsOf(source: RulesetSource): {
  definitions: readonly Definition[];
  slips: readonly Slip[];
} {
  const slips: Slip[] = [];
  const files = Object.entries(source.cards);
  const families: Families = new Map(
    files.flatMap(([file, { families: own = {} }]) =>
      Object.entries(own).map(([name, declared]) => {
        return [name, { declared, spot: { file, path: ['families', name] } }] as const;
      }),
    ),
  );
  const written = files.flatMap(([file, { cards = {}, decks = {} }]) => [
    ...Object.entries(cards).map(([id, said]) => single(id, said, { file, path: ['cards', id] })),
    ...Object.entries(decks).flatMap(([name, deck]) =>
      rowsOf(name, deck, { file, path: ['decks', name] }, slips),
    ),
  ]);
  const seen = new Map<string, string>();
  const definitions = written.flatMap((one): Definition[] => {
    const before = seen.get(one.id);
    if (before !== undefined) {
      const message = `“${one.id}” already stands in ${before}`;
      slips.push({ spot: one.spot, code: 'duplicate-id', message });
      return [];
    }
    seen.set(one.id, one.spot.file);
    return [defined(one, families, slips)];
  });
  return { definitions, slips };
}

function single(id: string, said: Said, spot: Spot): Written {
  return { id, deck: null, said, spot, spotOf: (name) => into(spot, name) };
}

function rowsOf(name: string, deck: DeckDeclaration, spot: Spot, slips: Slip[]): Written[] {
  const { columns, rows, kind, like } = deck;
  const at = columns.indexOf('id');
  if (at < 0) {
    slips.push({ spot: into(spot, 'columns'), code: 'no-id', message: 'a deck has a column “id”' });
    return [];
  }
  return rows.flatMap((row, i): Written[] => {
    const own = into(spot, 'rows', i);
    const id = row[at];
    if (row.length !== columns.length || typeof id !== 'string') {
      const message = `a row has ${columns.length} cells, one for each of ${columns.join(', ')}, with an id; this one has ${row.length}`;
      slips.push({ spot: own, code: 'bad-row', message });
      return [];
    }
    const cells = columns.map((column, j) => {
      const at = into(own, j);
      const cell = spelled(meaningOf(deck.letters, column), row[j], at, slips);
      return [column, decoded(meaningOf(deck.codes, column), cell, at, slips)] as const;
    });
    const said = { kind, ...(like !== undefined && { like }), ...Object.fromEntries(cells) };
    const spotOf = (column: string) => {
      const j = columns.indexOf(column);
      return j < 0 ? into(spot, column) : into(own, j);
    };
    return [{ id, deck: name, said: without(said, ['id']), spot: own, spotOf }];
  });
}

type Meaning = Readonly<Record<string, string>>;

function meaningOf(
  meanings: Readonly<Record<string, Meaning>> = {},
  column: string,
): Meaning | undefined {
  return Object.hasOwn(meanings, column) ? meanings[column] : undefined;
}

/** A cell of codes is the words that they stand for. */
function decoded(meaning: Meaning | undefined, cell: unknown, spot: Spot, slips: Slip[]): unknown {
  if (!meaning || typeof cell !== 'string') return cell;
  const words = cell.split(' ').map((code) => {
    if (code === '' || Object.hasOwn(meaning, code)) return meaning[code] ?? '';
    const known = { found: code, among: Object.keys(meaning) };
    slips.push({ spot, code: 'unknown-code', message: `there is no code “${code}” here`, known });
    return '';
  });
  return words.join(' ').trim();
}

/** A cell of letters is a bag of what they stand for. */
function spelled(meaning: Meaning | undefined, cell: unknown, spot: Spot, slips: Slip[]): unknown {
  if (!meaning || typeof cell !== 'string') return cell;
  const bag: Record<string, number> = {};
  for (const letter of cell.replaceAll(' ', '')) {
    const counter = meaning[letter];
    if (counter === undefined) {
      const message = `the letter ${letter} is not one of ${Object.keys(meaning).join(', ')}`;
      slips.push({ spot, code: 'unknown-letter', message });
    } else bag[counter] = (bag[counter] ?? 0) + 1;
  }
  return bag;
}

function defined(written: Written, families: Families, slips: Slip[]): Definition {
  const { id, deck, spot } = written;
  const { said, asked, family } = likeFamily(written, families, slips);
  const spotOf = (name: string, part?: string) => {
    const own = Object.hasOwn(written.said, name) ? written.said[name] : undefined;
    const says = part === undefined ? own !== undefined : Object.hasOwn(own ?? {}, part);
    const at = says || !family ? written.spotOf(name) : into(family, name);
    return part === undefined ? at : into(at, part);
  };
  const kind = typeof said.kind === 'string' ? said.kind : '';
  if (kind === '')
    slips.push({ spot, code: 'no-kind', message: `“${id}” says neither kind nor like` });
  const copies = typeof said.copies === 'number' ? said.copies : 1;
  return { id, kind, copies, deck, said, asked, spot, spotOf };
}

function likeFamily(
  { said, spotOf }: Written,
  families: Families,
  slips: Slip[],
): { said: Said; asked: ReadonlySet<string>; family: Spot | null } {
  const { like } = said;
  if (typeof like !== 'string') return { said, asked: new Set(), family: null };
  const family = families.get(like);
  if (!family) {
    const known = { found: like, among: families.keys() };
    const message = `there is no family “${like}”`;
    slips.push({ spot: spotOf('like'), code: 'unknown-family', message, known });
    return { said, asked: new Set(), family: null };
  }
  const asked = new Set<string>();
  const shared = filled(without(family.declared, ['note']), said, asked) as Said;
  for (const name of asked) {
    if (Object.hasOwn(said, name)) continue;
    const message = `the family “${like}” asks for “${name}”, which this card does not say`;
    slips.push({ spot: spotOf('like'), code: 'missing-word', message });
  }
  const merged = { ...shared, ...without(said, ['like']), ...byName(shared, said) };
  return { said: merged, asked, family: family.spot };
}

function byName(shared: Said, said: Said): Said {
  const both = Object.hasOwn(shared, BY_NAME) && Object.hasOwn(said, BY_NAME);
  return both ? { [BY_NAME]: { ...(shared[BY_NAME] as Said), ...(said[BY_NAME] as Said) } } : {};
}

/** Every `$word` of a family, in texts and names, is replaced by what the card says. */
function filled(value: unknown, said: Said, asked: Set<string>): unknown {
  if (typeof value === 'string') return worded(value, said, asked);
  if (Array.isArray(value)) return value.map((item) => filled(item, said, asked));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      worded(key, said, asked),
      filled(item, said, asked),
    ]),
  );
}

function worded(text: string, said: Said, asked: Set<string>): string {
  return text.replaceAll(/\$([a-z][a-zA-Z0-9]*)/g, (_, name: string) => {
    asked.add(name);
    return Object.hasOwn(said, name) ? String(said[name]) : '';
  });
}

function without(said: Said, names: readonly string[]): Said {
  return Object.fromEntries(Object.entries(said).filter(([name]) => !names.includes(name)));
}
