// What a ruleset puts on the table and what is printed on it, for whoever draws it.
import type { FieldValue } from './fields-view.ts';
import type { Definition } from './ruleset/definitions.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { Attribute } from './ruleset/attributes.ts';
import type { ZoneDeclaration } from './ruleset/types.generated.ts';
import type { Value } from './state.ts';

/** What is printed: a number, yes or no, a word, words, or so many of some counters. */
export type Printed =
  number | boolean | string | null | readonly string[] | Readonly<Record<string, number>>;

export type Prints = Readonly<Record<string, Printed>>;

export interface CardPlan {
  readonly kind: string;
  readonly deck: string | null;
  readonly copies: number;
  readonly rule?: string;
  readonly attributes: Prints;
}

export interface ZonePlan {
  readonly per: ZoneDeclaration['per'];
  readonly see: ZoneDeclaration['see'];
  /** Null if any number of pieces can lie in it, or if that changes during a game. */
  readonly capacity: number | null;
}

/** The first values of counters and variables: a view leaves out what is still as it was. */
export type FirstValues = Readonly<Record<string, FieldValue>>;

export interface Equipment {
  readonly cards: Readonly<Record<string, CardPlan>>;
  readonly zones: Readonly<Record<string, ZonePlan>>;
  readonly fields: Readonly<Record<'table' | 'player' | 'card' | 'space' | 'bank', FirstValues>>;
}

export function equipmentOf({ world, source }: Ruleset): Equipment {
  const zones = [...world.zones.values()];
  const printedOn = (kind: string) => Object.keys(source.table.kinds?.[kind]?.attributes ?? {});
  return {
    cards: Object.fromEntries(
      world.definitions.map((one, at) => [
        one.id,
        cardPlan(one, prints(world.attributes, printedOn(one.kind), at)),
      ]),
    ),
    zones: Object.fromEntries(
      zones.map(({ name, per, see, limit }) => [name, { per, see, capacity: limit }]),
    ),
    fields: {
      table: firstOf(world.columns.table),
      player: firstOf(world.columns.player),
      card: firstOf(world.columns.card),
      space: firstOf(world.columns.space),
      bank: firstOf(world.columns.bank),
    },
  };
}

function cardPlan({ kind, deck, copies, said }: Definition, attributes: Prints): CardPlan {
  const rule = typeof said.rule === 'string' && { rule: said.rule };
  return { kind, deck, copies, ...rule, attributes };
}

/** What is printed on the card or space of that number; what is none or nothing is left out. */
export function prints(
  attributes: ReadonlyMap<string, Attribute>,
  names: readonly string[],
  at: number,
): Prints {
  const entries = names.flatMap((name) => {
    const { values, bag } = attributes.get(name)!;
    const printed = bag ? bagAt(bag, at) : (values[at] as Printed | undefined);
    return isBlank(printed) ? [] : [[name, printed] as const];
  });
  return Object.fromEntries(entries) as Prints;
}

function bagAt(bag: NonNullable<Attribute['bag']>, at: number): Readonly<Record<string, number>> {
  const counts = [...bag].map(([counter, numbers]) => [counter, numbers[at] ?? 0] as const);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

function isBlank(printed: Printed | undefined): boolean {
  if (printed === null || printed === undefined || printed === false) return true;
  return typeof printed === 'object' && Object.keys(printed).length === 0;
}

function firstOf(columns: ReadonlyMap<string, { readonly initial: Value }>): FirstValues {
  const entries = [...columns].map(([name, { initial }]) => [name, initial as FieldValue] as const);
  return Object.fromEntries(entries);
}
