// The one way in which pieces come to the table and change their places: every write says what happened.
import { RulesetFault } from '../fault.ts';
import type { GameResult } from '../result.ts';
import { knowersOf, secret } from '../sight.ts';
import { NOBODY } from '../state.ts';
import { endLeft } from './ends.ts';
import { look, lookAtTop, turn } from './knowledge.ts';
import { hearMoved } from '../timing/hear.ts';
import type { Running } from './running.ts';

const MAX_PIECES = 5000;

/** Makes a piece of a definition and lays it at the end of a zone. */
export function createPiece(running: Running, def: number, zone: number): number {
  const { state, world, events } = running;
  const piece = state.pieces.def.length;
  if (piece >= MAX_PIECES) throw new RulesetFault(`there are more than ${MAX_PIECES} pieces`);
  const { place, seat } = world.holdings[zone]!;
  state.pieces.def.push(def);
  state.pieces.zone.push(zone);
  state.pieces.owner.push(seat);
  state.pieces.known.push(0);
  world.onCards.forEach((initial, column) => state.pieces.vars[column]!.push(initial));
  state.zones[zone]!.push(piece);
  turn(world, state, piece);
  look(world, state, piece);
  running.wrote = true;
  events.push({
    event: 'created',
    piece: `piece/${piece}`,
    card: world.cards[def]!.id,
    to: place,
    ...secret(knowersOf(state, piece)),
  });
  hearMoved(running, 'enter', { piece, from: null, to: zone });
  return piece;
}

export interface Laid {
  /** Where in the zone; at its end if left out. */
  readonly index?: number;
  readonly up?: boolean;
}

/** Moves a piece to a zone; in a player's zone it becomes that player's. */
export function movePiece(running: Running, piece: number, to: number, laid: Laid = {}): void {
  const { state, world } = running;
  const from = state.pieces.zone[piece]!;
  const pieces = state.zones[to]!;
  if (from !== to) hearMoved(running, 'leave', { piece, from, to });
  state.zones[from]!.splice(state.zones[from]!.indexOf(piece), 1);
  pieces.splice(laid.index ?? pieces.length, 0, piece);
  settlePiece(running, piece, to, laid.up);
  lookAtTop(world, state, from);
}

/** Two pieces exchange zone and place; nobody sees what would lie bare in between. */
export function swapPieces(running: Running, a: number, b: number): void {
  const { state } = running;
  const { zone } = state.pieces;
  const [here, there] = [zone[a]!, zone[b]!];
  const [i, j] = [state.zones[here]!.indexOf(a), state.zones[there]!.indexOf(b)];
  if (here !== there) {
    hearMoved(running, 'leave', { piece: a, from: here, to: there });
    hearMoved(running, 'leave', { piece: b, from: there, to: here });
  }
  state.zones[here]![i] = b;
  state.zones[there]![j] = a;
  settlePiece(running, a, there);
  settlePiece(running, b, here);
}

/** What comes of lying in another place. */
function settlePiece(running: Running, piece: number, to: number, up?: boolean): void {
  const { state, world, events } = running;
  const { def, zone, owner } = state.pieces;
  const from = zone[piece]!;
  zone[piece] = to;
  running.wrote = true;
  if (from !== to) endLeft(running, piece);
  const { seat } = world.holdings[to]!;
  if (seat !== NOBODY) owner[piece] = seat;
  turn(world, state, piece, up);
  look(world, state, piece);
  events.push({
    event: 'moved',
    piece: `piece/${piece}`,
    card: world.cards[def[piece]!]!.id,
    from: world.holdings[from]!.place,
    to: world.holdings[to]!.place,
    ...secret(knowersOf(state, piece)),
  });
  if (from !== to) hearMoved(running, 'enter', { piece, from, to });
}

/** Nothing more is done after the end: what was still to run is dropped. */
export function finishGame(running: Running, result: GameResult): void {
  const { state } = running;
  const winners = [...new Set(result.winners)];
  state.result = { ...result, winners };
  state.frames.length = 0;
  state.made = null;
  state.signal = null;
  state.asking = [];
  delete state.waiting;
  running.events.push({ event: 'over', result: state.result });
}
