// then: what must have come of it. Only what a case mentions is looked at.
import type { GameResult } from '../result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioItem, ScenarioThen } from '../ruleset/types.generated.ts';
import type { State } from '../state.ts';
import { seatOf } from './given.ts';
import { needSpace, zonesOn } from './spaces.ts';
import { compareFields, compareSight } from './then-fields.ts';
import { compareClosed, compareOpen } from './then-open.ts';
import { itemParts } from './values.ts';

export interface Found {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly players: readonly string[];
  /** Lines of the log and events of the ruleset's own, in order. */
  readonly told: readonly string[];
}

export function compareThen(found: Found, then: ScenarioThen): string[] {
  const { ruleset, state, players } = found;
  return [
    ...compareTurn(found, then),
    ...compareSpaces(found, then.spaces ?? {}),
    ...compareFields({ world: ruleset.world, state, players }, then),
    ...compareSight({ world: ruleset.world, state, players }, ruleset, then),
    ...compareTold(found, then.events ?? []),
    ...(then.open ? compareOpen(found, then.open) : []),
    ...compareClosed(found, then.closed ?? []),
    ...(then.over === undefined ? [] : compareOver(found, then.over)),
  ];
}

function compareTurn({ state, players }: Found, then: ScenarioThen): string[] {
  const failures: string[] = [];
  for (const who of ['active', 'first'] as const) {
    const name = then[who];
    if (name === undefined || seatOf(players, name) === state[who]) continue;
    failures.push(`${who}: expected ${name}, found ${players[state[who]]}`);
  }
  if (then.state !== undefined && then.state !== state.chart) {
    failures.push(`state: expected ${then.state}, found ${state.chart}`);
  }
  for (const count of ['round', 'turn'] as const) {
    const expected = then[count];
    if (expected === undefined || expected === state[count]) continue;
    failures.push(`${count}: expected ${expected}, found ${state[count]}`);
  }
  return failures;
}

/** In this order, but others may stand between them. */
function compareTold({ told }: Found, events: readonly string[]): string[] {
  let at = 0;
  for (const event of told) if (event === events[at]) at++;
  if (at === events.length) return [];
  return [`events: expected ${listed(events)}, found ${listed(told)}`];
}

function compareSpaces(
  { ruleset: { world }, state }: Found,
  spaces: Readonly<Record<string, readonly ScenarioItem[]>>,
): string[] {
  return Object.entries(spaces).flatMap(([name, items]) => {
    const expected = items.map((item) => itemParts(item).name.replace(/#\d+$/, ''));
    const zones = zonesOn(world, needSpace(world, name));
    const pieces = zones.flatMap((zone) => state.zones[zone]!);
    const cards = pieces.map((piece) => world.cards[state.pieces.def[piece]!]!.id);
    if (sameList(cards, expected)) return [];
    return [`space ${name}: expected ${listed(expected)}, found ${listed(cards)}`];
  });
}

function compareOver(
  { state, players }: Found,
  expected: NonNullable<ScenarioThen['over']>,
): string[] {
  const { result } = state;
  if (typeof expected === 'boolean') {
    if (expected === (result !== null)) return [];
    return [
      `over: expected the game ${expected ? 'to be over' : 'to go on'}, ${told(result, players)}`,
    ];
  }
  const winners = expected.winners.map((name) => seatOf(players, name)).sort((a, b) => a - b);
  const won = result && [...result.winners].sort((a, b) => a - b);
  const sameEnd = expected.end === undefined || expected.end === result?.end;
  if (won && sameEnd && sameList(won, winners)) return [];
  const end = expected.end === undefined ? '' : `${expected.end} `;
  return [
    `over: expected ${end}with winners ${listed(expected.winners)}, ${told(result, players)}`,
  ];
}

function told(result: GameResult | null, players: readonly string[]): string {
  if (!result) return 'but it goes on';
  const winners = listed(result.winners.map((seat) => players[seat]!));
  return `found ${result.end ?? 'an end without a name'} with winners ${winners}`;
}

function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? 'nothing' : items.join(', ');
}
