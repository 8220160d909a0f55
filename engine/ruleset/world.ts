// The declarations of a ruleset by name and by number: what expressions, effects and views look up.
import type { Abilities } from '../abilities/ability.ts';
import type { Ref } from '../decision.ts';
import { EXTRA } from '../state.ts';
import type { OwnNames, Refusals } from '../refusals.ts';
import { attributesOf, type Attribute } from './attributes.ts';
import { layAbilities } from './lay-abilities.ts';
import { layColumns, type Columns } from './columns.ts';
import { definitionsOf, type Definition, type Slip } from './definitions.ts';
import { effectsIn } from './effects-in.ts';
import { layBoards, printedSpaces, type Boards } from './lay-boards.ts';
import { layZones, playingIn, type Holding, type Playing, type Zone } from './lay-zones.ts';
import type { RulesetSource } from './source.ts';
import { valuesOf, type DerivedValue } from './values.ts';
import type { OptionDeclaration } from './types.generated.ts';

export type { Holding, Zone };

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
  readonly playing: Playing;
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
  const { definitions: cards, slips: found } = definitionsOf(source);
  slips.push(...found);
  const printed = layPrinted(source, cards, spaces, slips);
  const kinds = Object.keys(source.table.kinds ?? {});
  const columns = layColumns(source, maxSeats, spaces);
  const declared = source.table.zones ?? {};
  const laid = { declared, maxSeats, spaces, kinds, cards, attributes: printed.attributes };
  const { zones, holdings } = layZones({ ...laid, onCards: columns.columns.card });
  return {
    maxSeats,
    zones,
    holdings,
    playing: playingIn(zones, spaces.length),
    boards,
    spaces,
    edges,
    spaceNumbers: new Map(spaces.map((space, number) => [space.ref, number])),
    ...columns,
    options: numbered(source.ruleset.options ?? {}),
    kinds,
    cards,
    cardNumbers: new Map(cards.map((card, number) => [card.id, number])),
    definitions: cards,
    decks: decksOf(source, cards),
    ...printed,
    values: valuesOf(source),
    fields: new Map(),
    turnTags: turnTagsOf(source),
    refusals: refusalsOf(source),
    ownRefusals: ownRefusalsOf(source),
    slips,
  };
}

/** What is printed on cards and spaces. */
function layPrinted(
  source: RulesetSource,
  cards: readonly Definition[],
  spaces: Boards['spaces'],
  slips: Slip[],
): Pick<World, 'abilities' | 'attributes' | 'spaceAttributes'> {
  const abilities = layAbilities(source, cards);
  const names = [...abilities.named.keys()];
  const onCards = { section: 'kinds' as const, things: cards, abilities: names };
  const things = printedSpaces(source, spaces);
  const onSpaces = { section: 'boards' as const, things, abilities: names };
  return {
    abilities,
    attributes: attributesOf(source, onCards, slips),
    spaceAttributes: attributesOf(source, onSpaces, slips),
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
