// The declarations of a ruleset by name and by number: what expressions, effects and views look up.
import type { Abilities } from '../abilities/ability.ts';
import type { Ref } from '../decision.ts';
import { zoneMark, type Marks } from '../machine/marks.ts';
import { EXTRA, NOBODY } from '../state.ts';
import type { Place } from '../place.ts';
import type { OwnNames, Refusals } from '../refusals.ts';
import { attributesOf, type Attribute } from './attributes.ts';
import { layAbilities } from './lay-abilities.ts';
import { layColumns, type Columns } from './columns.ts';
import { definitionsOf, type Definition, type Slip } from './definitions.ts';
import { effectsIn } from './effects-in.ts';
import { layBoards, printedSpaces, type Boards, type Space } from './lay-boards.ts';
import type { RulesetSource } from './source.ts';
import { valuesOf, type DerivedValue } from './values.ts';
import type { OptionDeclaration, ZoneDeclaration } from './types.generated.ts';

export interface Zone {
  readonly name: string;
  readonly per: ZoneDeclaration['per'];
  readonly see: ZoneDeclaration['see'];
  /** Null if any number of pieces can lie in it. */
  readonly capacity: number | null;
  /** The program that makes room in it. */
  readonly overflow: string | null;
  /** The texts of its cards work. */
  readonly inPlay: boolean;
  /** The zone whose pieces fill it up when a draw finds it empty. */
  readonly refill: string | null;
  /** Stands for it in what is written and read. */
  readonly mark: Marks;
  /** The number of its first holding; each player or space has one of its own. */
  readonly base: number;
}

/** One zone of one holder: what a zone number in the state stands for. */
export interface Holding {
  readonly zone: Zone;
  /** Whose it is, if it is a player's. */
  readonly seat: number;
  readonly place: Place;
}

export interface Card {
  readonly id: string;
  readonly kind: string;
  readonly copies: number;
}

export interface Numbered<T> {
  readonly number: number;
  readonly declared: T;
}

export interface World extends Columns, Boards {
  readonly maxSeats: number;
  readonly zones: ReadonlyMap<string, Zone>;
  readonly holdings: readonly Holding[];
  /** Zones in which the texts of cards work: one for each seat, and the others. */
  readonly playing: { readonly perSeat: readonly number[]; readonly others: readonly number[] };
  readonly spaceNumbers: ReadonlyMap<Ref, number>;
  readonly options: ReadonlyMap<string, Numbered<OptionDeclaration>>;
  readonly kinds: readonly string[];
  readonly cards: readonly Card[];
  readonly cardNumbers: ReadonlyMap<string, number>;
  readonly definitions: readonly Definition[];
  /** The numbers of the cards of each deck. */
  readonly decks: ReadonlyMap<string, readonly number[]>;
  readonly attributes: ReadonlyMap<string, Attribute>;
  /** What is printed on spaces, by the number of the space. */
  readonly spaceAttributes: ReadonlyMap<string, Attribute>;
  readonly values: ReadonlyMap<string, DerivedValue>;
  /** What can stand after a dot, by the sort of its holder, as far as it was asked for (see expression/fields.ts). */
  readonly fields: Map<string, unknown>;
  /** What extra turns can be called. */
  readonly turnTags: readonly string[];
  readonly abilities: Abilities;
  readonly refusals: Refusals;
  /** What it calls refusals of the engine's own. */
  readonly ownRefusals: OwnNames;
  /** What is wrong with the cards. */
  readonly slips: readonly Slip[];
}

export function worldOf(source: RulesetSource): World {
  const maxSeats = source.ruleset.players.max;
  const slips: Slip[] = [];
  const { boards, spaces, edges } = layBoards(source, slips);
  const { zones, holdings } = layZones(source, maxSeats, spaces);
  const { definitions: cards, slips: found } = definitionsOf(source);
  slips.push(...found);
  const abilities = layAbilities(source, cards);
  const names = [...abilities.named.keys()];
  return {
    maxSeats,
    zones,
    holdings,
    playing: playingIn(zones, spaces.length),
    boards,
    spaces,
    edges,
    spaceNumbers: new Map(spaces.map((space, number) => [space.ref, number])),
    ...layColumns(source, maxSeats, spaces),
    options: numbered(source.ruleset.options ?? {}),
    kinds: Object.keys(source.table.kinds ?? {}),
    cards,
    cardNumbers: new Map(cards.map((card, number) => [card.id, number])),
    definitions: cards,
    decks: decksOf(source, cards),
    attributes: attributesOf(source, { section: 'kinds', things: cards, abilities: names }, slips),
    spaceAttributes: attributesOf(
      source,
      { section: 'boards', things: printedSpaces(source, spaces), abilities: names },
      slips,
    ),
    values: valuesOf(source),
    fields: new Map(),
    turnTags: turnTagsOf(source),
    abilities,
    refusals: refusalsOf(source),
    ownRefusals: ownRefusalsOf(source),
    slips,
  };
}

function turnTagsOf(source: RulesetSource): string[] {
  const tags = effectsIn(source).flatMap(({ effect }) =>
    effect.do === 'extraTurn' ? [effect.tag ?? EXTRA] : [],
  );
  return [...new Set(tags)];
}

/** Of a code that stands twice the first place counts. */
function refusalsOf({ table: { refusals = [] } }: RulesetSource): Refusals {
  const placed = refusals.map(
    ({ code, rule }, place) => [code, { place, ...(rule !== undefined && { rule }) }] as const,
  );
  return new Map(placed.toReversed());
}

function ownRefusalsOf({ table: { refusals = [] } }: RulesetSource): OwnNames {
  return new Map(
    refusals.flatMap(({ code, for: own }) => (own === undefined ? [] : [[own, code]])),
  );
}

function playingIn(zones: ReadonlyMap<string, Zone>, spaces: number): World['playing'] {
  const some = [...zones.values()].filter(({ inPlay, see }) => inPlay || see === 'face');
  const others = some.filter(({ per }) => per !== 'player');
  return {
    perSeat: some.filter(({ per }) => per === 'player').map(({ base }) => base),
    others: others.flatMap(({ base, per }) =>
      Array.from({ length: per === 'table' ? 1 : spaces }, (_, i) => base + i),
    ),
  };
}

function decksOf(source: RulesetSource, cards: readonly Definition[]): Map<string, number[]> {
  const names = Object.values(source.cards).flatMap(({ decks = {} }) => Object.keys(decks));
  return new Map(
    names.map((name) => [
      name,
      cards.flatMap(({ deck }, number) => (deck === name ? [number] : [])),
    ]),
  );
}

function numbered<T>(declared: Readonly<Record<string, T>>): Map<string, Numbered<T>> {
  return new Map(
    Object.entries(declared).map(([name, of], number) => [name, { number, declared: of }]),
  );
}

function layZones(
  source: RulesetSource,
  maxSeats: number,
  spaces: readonly Space[],
): { zones: Map<string, Zone>; holdings: Holding[] } {
  const zones = new Map<string, Zone>();
  const holdings: Holding[] = [];
  const seats = Array.from({ length: maxSeats }, (_, seat) => `seat/${seat}`);
  for (const [name, declared] of Object.entries(source.table.zones ?? {})) {
    const { per, see, refill = null, inPlay = false, capacity = null, overflow = null } = declared;
    const base = holdings.length;
    const mark = zoneMark(zones.size);
    const zone = { name, per, see, refill, inPlay, capacity, overflow, mark, base };
    zones.set(name, zone);
    const holders = { table: ['table'], player: seats, space: spaces.map((space) => space.ref) }[
      per
    ];
    holders.forEach((of, holder) => {
      const seat = per === 'player' ? holder : NOBODY;
      holdings.push({ zone, seat, place: { zone: name, of } });
    });
  }
  return { zones, holdings };
}
