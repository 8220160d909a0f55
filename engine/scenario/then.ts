// then: what must have come of it. Only what a case mentions is looked at.
import type { GameResult } from '../result.ts';
import type { ScenarioThen } from '../ruleset/types.generated.ts';
import type { Found } from './found.ts';
import { needKnown } from './holders.ts';
import { THEN } from './keys.ts';
import { tells } from './telling.ts';
import { compareFields, compareSight } from './then-fields.ts';
import { compareClosed, compareOpen } from './then-open.ts';
import { compareTurn } from './then-turn.ts';
import { listed, seatNamed } from './values.ts';

export function compareThen(found: Found, then: ScenarioThen): string[] {
  const { ruleset, state, players } = found;
  needKnown('then', then, THEN, players);
  const naming = { world: ruleset.world, state, players };
  return [
    ...compareTurn(found, then),
    ...compareFields(naming, then),
    ...compareSight(naming, ruleset, then),
    ...compareTold(found, then.events ?? []),
    ...(then.open ? compareOpen(found, then.open) : []),
    ...compareClosed(found, then.closed ?? []),
    ...(then.over === undefined ? [] : compareOver(found, then.over)),
    ...(then.winners ? compareOver(found, { winners: then.winners }) : []),
  ];
}

/** In this order, but others may stand between them. */
function compareTold({ told }: Found, events: readonly string[]): string[] {
  let at = 0;
  for (const line of told) if (at < events.length && tells(line, events[at]!)) at++;
  if (at === events.length) return [];
  const before = at === 0 ? '' : ` after “${events[at - 1]!}”`;
  return [`events: “${events[at]!}” did not happen${before}; what happened: ${listed(told)}`];
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
  const { end, winners, places } = expected;
  const seats = (names: readonly string[]) => names.map((name) => seatNamed(players, name));
  const right =
    result !== null &&
    (end === undefined || end === result.end) &&
    (winners === undefined || sameSeats(result.winners, seats(winners))) &&
    (places === undefined || samePlaces(result.places ?? [], places.map(seats)));
  if (right) return [];
  const named = [
    ...(end === undefined ? [] : [end]),
    ...(winners ? [`with winners ${listed(winners)}`] : []),
    ...(places ? [`with places ${placesTold(places)}`] : []),
  ];
  return [`over: expected ${named.join(' ') || 'the game to be over'}, ${told(result, players)}`];
}

function samePlaces(a: GameResult['places'] & object, b: readonly (readonly number[])[]): boolean {
  return a.length === b.length && a.every((place, i) => sameSeats(place, b[i]!));
}

function sameSeats(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((seat) => b.includes(seat));
}

function placesTold(places: readonly (readonly string[])[]): string {
  return places.map((place, i) => `${i + 1}. ${place.join(' and ')}`).join(', ');
}

function told(result: GameResult | null, players: readonly string[]): string {
  if (!result) return 'but it goes on';
  const names = (seats: readonly number[]) => seats.map((seat) => players[seat]!);
  const places = result.places ? `, places ${placesTold(result.places.map(names))}` : '';
  const winners = listed(names(result.winners));
  return `found ${result.end ?? 'an end without a name'} with winners ${winners}${places}`;
}
