// The one way in which pieces come to the table and change their places: every write says what happened.
import { RulesetFault } from '../fault.ts';
import type { GameResult } from '../result.ts';
import { knowersOf, secret } from '../sight.ts';
import { NOBODY } from '../state.ts';
import { endLeft } from './ends.ts';
import { look, lookAtTop, turn } from './knowledge.ts';
import { hearMoved } from '../timing/hear.ts';
import { partFor } from '../zones.ts';
import type { Running } from './running.ts';
import { addPiece, fillAnew, putIn, takeOut, writeOwner, writeZoneOf } from './write.ts';

export const MAX_PIECES = 10_000;

/** Makes a piece of a definition and lays it at the end of a zone. */
export function createPiece(running: Running, def: number, goal: number): number {
  const { state, world } = running;
  const zone = partFor(world, def, goal);
  if (state.pieces.def.length >= MAX_PIECES) {
    throw new RulesetFault(`there are more than ${MAX_PIECES} pieces`);
  }
  const piece = addPiece(running, def, zone, world.holdings[zone]!.seat);
  turn(running, piece);
  look(running, piece);
  if (running.telling) tellCreated(running, piece, zone);
  hearMoved(running, 'enter', { piece, from: null, to: zone });
  return piece;
}

function tellCreated({ state, world, events }: Running, piece: number, zone: number): void {
  events.push({
    event: 'created',
    piece: `piece/${piece}`,
    card: world.cards[state.pieces.def[piece]!]!.id,
    to: world.holdings[zone]!.place,
    ...secret(knowersOf(state, piece)),
  });
}

export interface Laid {
  /** Where in the zone; at its end if left out. */
  readonly index?: number;
  readonly up?: boolean;
}

/** Moves a piece to a zone; in a player's zone it becomes that player's. */
export function movePiece(running: Running, piece: number, goal: number, laid: Laid = {}): void {
  const { state, world } = running;
  const from = state.pieces.zone[piece]!;
  const to = partFor(world, state.pieces.def[piece]!, goal);
  if (from !== to) hearMoved(running, 'leave', { piece, from, to });
  takeOut(running, from, piece);
  const end = state.zones[to]!.length;
  putIn(running, to, piece, Math.min(laid.index ?? end, end));
  settlePiece(running, piece, to, laid.up);
  lookAtTop(running, from);
}

/** Two pieces exchange zone and place; nobody sees what would lie bare in between. */
export function swapPieces(running: Running, a: number, b: number): void {
  const { state, world } = running;
  const { zone, def } = state.pieces;
  const [here, there] = [zone[a]!, zone[b]!];
  const goal = partFor(world, def[a]!, world.holdings[there]!.whole);
  const back = partFor(world, def[b]!, world.holdings[here]!.whole);
  // Cards of different parts have no place to exchange: each goes to its own part.
  if (goal === there && back === here) return exchange(running, a, b);
  movePiece(running, a, goal);
  movePiece(running, b, back);
}

function exchange(running: Running, a: number, b: number): void {
  const { state } = running;
  const { zone } = state.pieces;
  const [here, there] = [zone[a]!, zone[b]!];
  if (here !== there) {
    hearMoved(running, 'leave', { piece: a, from: here, to: there });
    hearMoved(running, 'leave', { piece: b, from: there, to: here });
  }
  const exchanged = (piece: number) => (piece === a ? b : piece === b ? a : piece);
  fillAnew(running, here, state.zones[here]!.map(exchanged));
  if (here !== there) fillAnew(running, there, state.zones[there]!.map(exchanged));
  settlePiece(running, a, there);
  settlePiece(running, b, here);
}

/** What comes of lying in another place. */
function settlePiece(running: Running, piece: number, to: number, up?: boolean): void {
  const { state, world } = running;
  const from = state.pieces.zone[piece]!;
  writeZoneOf(running, piece, to);
  const { seat, zone } = world.holdings[to]!;
  if (from !== to) endLeft(running, piece, zone.keeps);
  if (seat !== NOBODY || zone.frees) writeOwner(running, piece, seat);
  turn(running, piece, up);
  look(running, piece);
  if (running.telling) tellMoved(running, piece, from, to);
  if (from !== to) hearMoved(running, 'enter', { piece, from, to });
}

function tellMoved(running: Running, piece: number, from: number, to: number): void {
  const { state, world, events } = running;
  events.push({
    event: 'moved',
    piece: `piece/${piece}`,
    card: world.cards[state.pieces.def[piece]!]!.id,
    from: world.holdings[from]!.place,
    to: world.holdings[to]!.place,
    ...secret(knowersOf(state, piece)),
  });
}

/** Nothing more is done after the end: what was still to run is dropped. */
export function finishGame(running: Running, result: GameResult): void {
  const { state } = running;
  state.result = result;
  state.falling = undefined;
  state.frames.length = 0;
  state.made = null;
  state.signal = null;
  state.asking = [];
  state.waiting = undefined;
  running.events.push({ event: 'over', result: state.result });
}
