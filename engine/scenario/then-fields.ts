// then: zones, counters, variables and derived values of players, the table and spaces, and who sees which cards.
import { fieldsOf } from '../expression/fields.ts';
import { same } from '../expression/operators.ts';
import { contextOf } from '../machine/context.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioThen, ScenarioValue } from '../ruleset/types.generated.ts';
import type { Zone } from '../ruleset/world.ts';
import { knowersOf } from '../sight.ts';
import { view } from '../view.ts';
import { meant, ScenarioFailure } from './failure.ts';
import type { Looking } from './found.ts';
import { holdersOf, type Holder } from './holders.ts';
import { compareZone } from './then-zones.ts';
import { listed, definitionOf, seatNamed, shown, valueOf } from './values.ts';

export function compareFields(looking: Looking, then: ScenarioThen): string[] {
  return holdersOf(looking.world, then, looking.players).flatMap((holder) =>
    Object.entries(holder.fields).flatMap(([name, expected]) =>
      compareField(looking, holder, name, expected),
    ),
  );
}

function compareField(
  looking: Looking,
  holder: Holder,
  name: string,
  expected: ScenarioValue,
): string[] {
  const label = `${holder.label}.${name}`;
  const zone = zoneNamed(looking, holder, name);
  if (zone) return compareZone(looking, holder, { zone, name, compareField }, expected);
  if (holder.of === 'card' && name === 'knownBy') return compareKnowers(looking, holder, expected);
  const fields = fieldsOf(looking.world, { is: holder.of });
  const field = fields.get(name);
  if (!field) throw new ScenarioFailure(`then: there is no ${label}${meant(name, fields.keys())}`);
  const seat = holder.of === 'player' ? holder.number : looking.state.active;
  const found = field.read(contextOf(looking.state, seat), holder.number);
  const { is, by } = partsOf(expected, label);
  const wanted = valueOf(looking, field.type, is, { label: `then: ${label}` });
  const failures = same(found, wanted)
    ? []
    : [
        `${label}: expected ${shown(looking, field.type, wanted)}, found ${shown(looking, field.type, found)}`,
      ];
  return by === undefined ? failures : [...failures, ...compareGiver(looking, holder, name, by)];
}

/** The zone that `present`, `presentHas` or `presentLacks` is about. */
function zoneNamed({ world }: Looking, { of }: Holder, name: string): Zone | null {
  const names = [name, name.replace(/(Has|Lacks)$/, '')];
  const found = names.map((one) => world.zones.get(one)).find((zone) => zone?.per === of);
  return found ?? null;
}

function partsOf(expected: ScenarioValue, label: string): { is: ScenarioValue; by?: string } {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) {
    return { is: expected };
  }
  if (expected.is === undefined) {
    throw new ScenarioFailure(`then: ${label} is no zone: say a value, or { "is": …, "by": … }`);
  }
  return { is: expected.is, ...(expected.by !== undefined && { by: expected.by }) };
}

function compareGiver(
  { world, state, players }: Looking,
  { of, number, label }: Holder,
  name: string,
  by: string,
): string[] {
  const giver = world.columns[of].get(name)?.giver;
  if (!giver) throw new ScenarioFailure(`then: nobody remembers who set ${label}.${name}`);
  const cell =
    of === 'card' ? state.pieces.vars[giver.base]![number] : state.vars[giver.base + number];
  if (cell === seatNamed(players, by)) return [];
  const found = cell === null ? 'nobody' : players[cell as number]!;
  return [`${label}.${name}: expected to be set by ${by}, found ${found}`];
}

function compareKnowers(
  { state, players }: Looking,
  { number, label }: Holder,
  expected: ScenarioValue,
): string[] {
  const wanted = Array.isArray(expected) ? expected.map(String) : [];
  for (const name of wanted) seatNamed(players, name);
  const seats = knowersOf(state, number) ?? players.map((_, seat) => seat);
  const found = seats.map((seat) => players[seat]!);
  const right = found.length === wanted.length && found.every((name) => wanted.includes(name));
  return right ? [] : [`${label}.knownBy: expected ${listed(wanted)}, found ${listed(found)}`];
}

export function compareSight(looking: Looking, ruleset: Ruleset, then: ScenarioThen): string[] {
  const wrong = (who: string, cards: readonly string[], sees: boolean) => {
    const { zones } = view(ruleset, looking.state, seatNamed(looking.players, who));
    const seen = new Set(zones.flatMap(({ pieces }) => pieces.map(({ card }) => card)));
    for (const card of cards) definitionOf(looking.world, card);
    return cards
      .filter((card) => seen.has(card.replace(/#.*/, '')) !== sees)
      .map((card) => `${who} ${sees ? 'cannot tell' : 'can tell'} where ${card} is`);
  };
  return [
    ...Object.entries(then.sees ?? {}).flatMap(([who, cards]) => wrong(who, cards, true)),
    ...Object.entries(then.unseen ?? {}).flatMap(([who, cards]) => wrong(who, cards, false)),
  ];
}
