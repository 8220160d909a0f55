// Values ↔ the refs by which players name things. A piece that a seat may not know is named by its place only.
import type { Option, PickKind, Ref, Seat } from './decision.ts';
import type { World } from './ruleset/world.ts';
import { knows } from './sight.ts';
import type { State, Value } from './state.ts';

export function pickOf(
  world: World,
  state: State,
  { kind, seat }: { readonly kind: PickKind; readonly seat: Seat },
  value: Value,
): Option {
  if (kind === 'space') return world.spaces[value as number]!.ref;
  if (kind === 'player') return `seat/${value as number}`;
  if (kind === 'card') return cardRef(world, state, seat, value as number);
  return value as string | number;
}

function cardRef(world: World, state: State, seat: Seat, piece: number): Ref {
  if (knows(state, piece, seat)) return `piece/${piece}`;
  const zone = state.pieces.zone[piece]!;
  const { place } = world.holdings[zone]!;
  const named = place.part === undefined ? place.zone : `${place.zone}:${place.part}`;
  return `place/${named}/${place.of}/${state.zones[zone]!.indexOf(piece)}`;
}

/** Whether there is such a thing at all, as this seat names it. */
export function exists(
  world: World,
  state: State,
  { kind, seat }: { readonly kind: PickKind; readonly seat: Seat },
  pick: Option,
): boolean {
  if (kind === 'int') return Number.isSafeInteger(pick);
  if (typeof pick !== 'string') return false;
  if (kind === 'word') return true;
  if (kind === 'space') return world.spaceNumbers.has(pick);
  if (kind === 'player') return players(state).includes(pick);
  return state.pieces.def.some((_, piece) => cardRef(world, state, seat, piece) === pick);
}

function players(state: State): Ref[] {
  return Array.from({ length: state.seats }, (_, seat) => `seat/${seat}`);
}
