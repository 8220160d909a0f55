// The table cleared for a position: every piece back where set-up made it, all else as it is in the beginning.
import type { GameEvent } from '../event.ts';
import type { Place } from '../place.ts';
import type { World } from '../ruleset/world.ts';
import type { OpenDraft } from '../state.ts';

/** The zone in which each piece was made. */
export type Homes = readonly number[];

export function homesIn(world: World, events: readonly GameEvent[]): Homes {
  const zones = new Map(world.holdings.map(({ place }, zone) => [keyOf(place), zone]));
  return events.flatMap((event) =>
    event.event === 'created' ? [zones.get(keyOf(event.to))!] : [],
  );
}

function keyOf({ zone, of, part = '' }: Place): string {
  return `${zone} ${of} ${part}`;
}

export function clear(world: World, state: OpenDraft, homes: Homes): void {
  const { pieces, zones, vars } = state;
  for (const zone of zones) zone.length = 0;
  homes.forEach((home, piece) => {
    zones[home]!.push(piece);
    pieces.zone[piece] = home;
    pieces.owner[piece] = world.holdings[home]!.seat;
    pieces.known[piece] = 0;
  });
  world.onCards.forEach((initial, column) => pieces.vars[column]!.fill(initial));
  world.cells.forEach((initial, cell) => (vars[cell] = initial));
  Object.assign(state, { first: 0, active: 0, round: 1, turn: 1 });
  Object.assign(state, { tag: undefined, regular: undefined, extra: undefined });
  Object.assign(state, { skips: undefined, out: undefined, falling: undefined });
}
