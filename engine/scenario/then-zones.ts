// then: what lies in a zone: exactly these cards in this order, so many, some of them, or none of them.
import { same } from '../expression/operators.ts';
import type { ScenarioItem, ScenarioValue } from '../ruleset/types.generated.ts';
import type { Zone } from '../ruleset/world.ts';
import { cardsIn } from '../zones.ts';
import { ScenarioFailure } from './failure.ts';
import type { Looking } from './found.ts';
import type { Holder } from './holders.ts';
import { cardNames, copiesOf, definitionOf, itemParts, listed } from './values.ts';

interface Named {
  readonly zone: Zone;
  /** As the case calls it: with Has or Lacks at its end, only some cards are meant. */
  readonly name: string;
  /** Compares what lies on a card. */
  readonly compareField: CompareField;
}

type CompareField = (
  looking: Looking,
  holder: Holder,
  name: string,
  expected: ScenarioValue,
) => string[];

export function compareZone(
  looking: Looking,
  holder: Holder,
  { zone, name, compareField }: Named,
  expected: ScenarioValue,
): string[] {
  const pieces = cardsIn(looking.world, looking.state, zone.base + holder.number);
  const label = `${holder.label}.${name}`;
  const count = countOf(expected);
  if (count !== null) {
    const right = count === pieces.length;
    return right ? [] : [`${label}: expected ${count} cards, found ${pieces.length}`];
  }
  if (!Array.isArray(expected)) {
    throw new ScenarioFailure(`then: ${label} is a zone; name its cards, or how many`);
  }
  const cards = cardNames(looking, pieces);
  const names = expected.map((item) => idOf(looking, item));
  const told = `${label}: expected ${listed(names)}, found ${listed(cards)}`;
  if (name === `${zone.name}Lacks`) {
    return names.some((one) => cards.includes(one))
      ? [`${label}: expected none of ${listed(names)}, found ${listed(cards)}`]
      : [];
  }
  const part = name === `${zone.name}Has`;
  if (!part && !same(names, cards)) return [told];
  const compare: CompareItem = (item, piece) => compareItem(looking, item, piece, compareField);
  const found = part ? eachOnce(looking, expected, pieces, compare) : pieces;
  if (!found) return [told];
  return expected.flatMap((item, i) => compare(item, found[i]!));
}

type CompareItem = (item: ScenarioItem, piece: number) => string[];

function countOf(expected: ScenarioValue): number | null {
  if (typeof expected === 'number') return expected;
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) return null;
  return expected.any ?? null;
}

function idOf({ world }: Looking, item: ScenarioItem): string {
  return world.cards[definitionOf(world, itemParts(item).name).def]!.id;
}

/** A different piece for each item: one with what lies on it, if there is one. */
function eachOnce(
  looking: Looking,
  items: readonly ScenarioItem[],
  pieces: readonly number[],
  compare: CompareItem,
): number[] | null {
  const left = [...pieces];
  const found: number[] = [];
  for (const item of items) {
    const { def } = definitionOf(looking.world, itemParts(item).name);
    const fitting = left.filter((piece) => looking.state.pieces.def[piece] === def);
    const best = fitting.find((piece) => compare(item, piece).length === 0);
    const piece = best ?? fitting[0];
    if (piece === undefined) return null;
    left.splice(left.indexOf(piece), 1);
    found.push(piece);
  }
  return found;
}

function compareItem(
  looking: Looking,
  item: ScenarioItem,
  piece: number,
  compareField: CompareField,
): string[] {
  const { name, fields } = itemParts(item);
  const { def, copy } = definitionOf(looking.world, name);
  const numbered = copy === null ? piece : copiesOf(looking, def)[copy - 1];
  const wrong = numbered === piece ? [] : [`expected ${name} itself, found another copy`];
  const on: Holder = { of: 'card', number: piece, label: name, fields };
  return [
    ...wrong,
    ...Object.entries(fields).flatMap(([field, value]) => compareField(looking, on, field, value)),
  ];
}
