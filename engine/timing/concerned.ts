// Whom it concerns what happens to a card or to a counter.
import type { Seat } from '../decision.ts';
import type { Cell } from '../expression/cell.ts';
import type { Context } from '../machine/context.ts';
import type { World } from '../ruleset/world.ts';
import { NOBODY } from '../state.ts';

type Looking = Pick<Context, 'state'> & { readonly world: World };

export function ownerOf({ state }: Pick<Context, 'state'>, piece: number): Seat | null {
  const owner = state.pieces.owner[piece]!;
  return owner === NOBODY ? null : owner;
}

/** A zone is its player's; in a zone that is nobody's, a card is its owner's. */
export function concernedIn(looking: Looking, piece: number, zone: number): Seat | null {
  const { seat } = looking.world.holdings[zone]!;
  return seat === NOBODY ? ownerOf(looking, piece) : seat;
}

/** What a player carries is that player's, what a card carries its owner's. */
export function concernedAt(looking: Looking, { column, bearer }: Cell): Seat | null {
  if (column.of === 'player') return bearer;
  return column.of === 'card' ? ownerOf(looking, bearer) : null;
}

/** Cards are drawn by whom they go to. */
export function drawerOf({ world, you }: Looking & Pick<Context, 'you'>, to: number): Seat {
  const { seat } = world.holdings[to]!;
  return seat === NOBODY ? you : seat;
}
