// What lasts for a while ends by itself: no program has to remember it.
import type { Seat } from '../decision.ts';
import type { Column, VariableEnd } from '../ruleset/columns.ts';
import type { Value } from '../state.ts';
import { readCell, writeCell } from './cells.ts';
import type { Running } from './running.ts';

/** Ends variables for every bearer. */
export function endAll(running: Running, ends: VariableEnd): void {
  for (const column of running.world.ending[ends]) {
    for (let bearer = 0; bearer < bearers(running, column); bearer++) end(running, column, bearer);
  }
}

/** Ends variables of one player and of the cards that are that player's. */
export function endFor(running: Running, ends: 'ownTurn' | 'ownTurnStart', seat: Seat): void {
  for (const column of running.world.ending[ends]) {
    if (column.of === 'player') end(running, column, seat);
    else endOnCards(running, column, running.state.pieces.owner, seat);
  }
}

function endOnCards(running: Running, column: Column, owners: readonly number[], seat: Seat): void {
  owners.forEach((owner, piece) => {
    if (owner === seat) end(running, column, piece);
  });
}

/** Ends variables that this player has set. */
export function endGiven(running: Running, seat: Seat): void {
  for (const column of running.world.ending.giverTurnStart) {
    for (let bearer = 0; bearer < bearers(running, column); bearer++) {
      const giver: Value = readCell(running, { column: column.giver!, bearer });
      if (giver === seat) end(running, column, bearer);
    }
  }
}

/** Ends variables of a card that leaves its zone. */
export function endLeft(running: Running, piece: number, kept: ReadonlySet<Column>): void {
  for (const column of running.world.ending.leaves) {
    if (!kept.has(column)) end(running, column, piece);
  }
}

function end(running: Running, column: Column, bearer: number): void {
  writeCell(running, { column, bearer }, column.initial);
  if (column.giver) writeCell(running, { column: column.giver, bearer }, null);
}

/** How many there are that carry it. */
export function bearers({ state, world }: Running, { of }: Column): number {
  if (of === 'card') return state.pieces.def.length;
  if (of === 'player') return state.seats;
  return of === 'space' ? world.spaces.length : 1;
}
