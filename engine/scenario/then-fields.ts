// then: zones, counters, variables and derived values of players and the table, and who sees which cards.
import { fieldsOf } from '../expression/fields.ts';
import { same } from '../expression/operators.ts';
import { contextOf } from '../machine/context.ts';
import { suggest } from '../ruleset/suggest.ts';
import type { ScenarioThen, ScenarioValue } from '../ruleset/types.generated.ts';
import type { Zone } from '../ruleset/world.ts';
import { view } from '../view.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ScenarioFailure } from './failure.ts';
import { holdersOf, needKnown, seatOf, type Holder } from './given.ts';
import { cardNames, itemParts, shown, valueOf, type Naming } from './values.ts';

export function compareFields(naming: Naming, then: ScenarioThen): string[] {
  needKnown(then, THEN, naming.players);
  const bank = then.bank
    ? [{ of: 'bank' as const, number: 0, label: 'bank', fields: then.bank }]
    : [];
  const holders: Holder[] = [...holdersOf(then, naming.players), ...bank];
  return holders.flatMap((holder) =>
    Object.entries(holder.fields).flatMap(([name, expected]) =>
      compareField(naming, holder, name, expected),
    ),
  );
}

const THEN = [
  ...['active', 'first', 'state', 'round', 'turn', 'table', 'bank'],
  ...['sees', 'unseen', 'spaces', 'events', 'open', 'closed', 'over'],
];

function compareField(
  naming: Naming,
  holder: Holder,
  name: string,
  expected: ScenarioValue,
): string[] {
  const { world, state } = naming;
  const label = `${holder.label}.${name}`;
  const zone = world.zones.get(name.replace(/Has$/, ''));
  if (zone?.per === holder.of) return compareZone(naming, holder, { zone, name }, expected);
  const type = { is: holder.of } as const;
  const fields = fieldsOf(world, type);
  const field = fields.get(name);
  if (!field) {
    const meant = suggest(name, fields.keys());
    throw new ScenarioFailure(
      `then: there is no ${label}${meant === undefined ? '' : ` (did you mean “${meant}”?)`}`,
    );
  }
  const seat = holder.of === 'player' ? holder.number : state.active;
  const found = field.read(contextOf(state, seat), holder.number);
  const wanted = valueOf(naming, field.type, expected);
  if (same(found, wanted)) return [];
  return [
    `${label}: expected ${shown(naming, field.type, wanted)}, found ${shown(naming, field.type, found)}`,
  ];
}

function compareZone(
  naming: Naming,
  holder: Holder,
  { zone, name }: { readonly zone: Zone; readonly name: string },
  expected: ScenarioValue,
): string[] {
  const pieces = naming.state.zones[zone.base + holder.number]!;
  const cards = cardNames(naming, pieces);
  const label = `${holder.label}.${name}`;
  if (typeof expected === 'number') {
    return expected === cards.length
      ? []
      : [`${label}: expected ${expected} cards, found ${cards.length}`];
  }
  const items = Array.isArray(expected) ? expected.map(itemParts) : [];
  const names = items.map((item) => item.name.replace(/#\d+$/, ''));
  const part = name !== zone.name;
  const right = part ? names.every((one) => cards.includes(one)) : same(names, cards);
  if (!right) return [`${label}: expected ${listed(names)}, found ${listed(cards)}`];
  return items.flatMap(({ name: card, fields }, i) => {
    const number = pieces[part ? cards.indexOf(names[i]!) : i]!;
    const on: Holder = { of: 'card', number, label: card, fields };
    return Object.entries(fields).flatMap(([field, value]) =>
      compareField(naming, on, field, value),
    );
  });
}

export function compareSight(naming: Naming, ruleset: Ruleset, then: ScenarioThen): string[] {
  const names = (who: string) => {
    const seen = view(ruleset, naming.state, seatOf(naming.players, who));
    return new Set(seen.zones.flatMap(({ pieces }) => pieces.map(({ card }) => card)));
  };
  const wrong = (who: string, cards: readonly string[], sees: boolean) => {
    const seen = names(who);
    return cards
      .filter((card) => seen.has(card) !== sees)
      .map((card) => `${who} ${sees ? 'cannot tell' : 'can tell'} where ${card} is`);
  };
  return [
    ...Object.entries(then.sees ?? {}).flatMap(([who, cards]) => wrong(who, cards, true)),
    ...Object.entries(then.unseen ?? {}).flatMap(([who, cards]) => wrong(who, cards, false)),
  ];
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? 'nothing' : items.join(', ');
}
