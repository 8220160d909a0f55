// The one way in which a table is changed: every write says what happened.
import { RulesetFault } from '../fault.ts';
import type { GameResult } from '../result.ts';
import { secret, seersOf } from '../sight.ts';
import { NOBODY } from '../state.ts';
import { endLeft } from './ends.ts';
import type { Running } from './running.ts';

const MAX_PIECES = 5000;

/** Makes a piece of a definition and lays it at the end of a zone. */
export function createPiece(running: Running, def: number, zone: number): void {
  const { state, world, events } = running;
  const piece = state.pieces.def.length;
  if (piece >= MAX_PIECES) throw new RulesetFault(`there are more than ${MAX_PIECES} pieces`);
  const { place, seat } = world.holdings[zone]!;
  state.pieces.def.push(def);
  state.pieces.zone.push(zone);
  state.pieces.owner.push(seat);
  world.onCards.forEach((initial, column) => state.pieces.vars[column]!.push(initial));
  state.zones[zone]!.push(piece);
  const seers = seersOf(world, state, piece);
  const card = world.cards[def]!.id;
  events.push({
    event: 'created',
    piece: `piece/${piece}`,
    card,
    to: place,
    ...secret(seers),
  });
}

/** Moves a piece to the end of a zone; in a player's zone it becomes that player's. */
export function movePiece(running: Running, piece: number, to: number): void {
  const { state, world, events } = running;
  const { def, zone, owner } = state.pieces;
  const from = zone[piece]!;
  const before = seersOf(world, state, piece);
  state.zones[from]!.splice(state.zones[from]!.indexOf(piece), 1);
  state.zones[to]!.push(piece);
  zone[piece] = to;
  if (from !== to) endLeft(running, piece);
  const seat = world.holdings[to]!.seat;
  if (seat !== NOBODY) owner[piece] = seat;
  const after = seersOf(world, state, piece);
  const seers = before && after && [...new Set([...before, ...after])].sort((a, b) => a - b);
  events.push({
    event: 'moved',
    piece: `piece/${piece}`,
    card: world.cards[def[piece]!]!.id,
    from: world.holdings[from]!.place,
    to: world.holdings[to]!.place,
    ...secret(seers),
  });
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
  running.events.push({ event: 'over', result: state.result });
}
