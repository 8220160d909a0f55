// The only hands that touch what lies on the table: every write is noticed by the journal, the hash and whoever reads.
import {
  add,
  addZone,
  CELLS,
  DEFS,
  KNOWN_OF,
  ON_CARDS,
  OWNERS_OF,
  remove,
  removeZone,
  ZONES_OF,
} from '../sums.ts';
import type { OpenTable, Value } from '../state.ts';
import { KNOWLEDGE, OWNERS, PIECES } from './marks.ts';
import type { Running } from './running.ts';

/** Only here is a draft's table open. */
function open({ state }: Running): OpenTable {
  return state as unknown as OpenTable;
}

/** What a cell held is remembered and counted out; `column` is its number in the sums. */
function leave({ journal, sums }: Running, column: number, cells: Value[], at: number): void {
  const before = cells[at]!;
  if (journal) journal.push({ what: 'cell', cells, at, before });
  if (sums) remove(sums, column, at, before);
}

/** A counter or variable of the table, the bank, a player or a space. */
export function writeVar(running: Running, at: number, value: Value): void {
  const { vars } = open(running);
  if (vars[at] === value) return;
  leave(running, CELLS, vars, at);
  vars[at] = value;
  if (running.sums) add(running.sums, CELLS, at, value);
  running.written |= running.world.cellMarks[at]!;
}

/** A counter or variable of a card. */
export function writeOnCard(running: Running, column: number, piece: number, value: Value): void {
  const cells = open(running).pieces.vars[column]!;
  if (cells[piece] === value) return;
  leave(running, ON_CARDS + column, cells, piece);
  cells[piece] = value;
  if (running.sums) add(running.sums, ON_CARDS + column, piece, value);
  running.written |= running.world.cardMarks[column]!;
}

export function writeOwner(running: Running, piece: number, seat: number): void {
  const { owner } = open(running).pieces;
  if (owner[piece] === seat) return;
  leave(running, OWNERS_OF, owner, piece);
  owner[piece] = seat;
  if (running.sums) add(running.sums, OWNERS_OF, piece, seat);
  running.written |= OWNERS;
}

/** Who knows the face of a piece, as bits. */
export function writeKnown(running: Running, piece: number, bits: number): void {
  const { known } = open(running).pieces;
  if (known[piece] === bits) return;
  leave(running, KNOWN_OF, known, piece);
  known[piece] = bits;
  if (running.sums) add(running.sums, KNOWN_OF, piece, bits);
  running.written |= KNOWLEDGE;
}

/** Where a piece lies; the lists of the zones are changed by themselves. */
export function writeZoneOf(running: Running, piece: number, zone: number): void {
  const { zone: column } = open(running).pieces;
  if (column[piece] === zone) return;
  leave(running, ZONES_OF, column, piece);
  column[piece] = zone;
  if (running.sums) add(running.sums, ZONES_OF, piece, zone);
}

/** Makes a piece that lies at the end of a zone, nobody's and known to nobody. */
export function addPiece(running: Running, def: number, zone: number, owner: number): number {
  const { pieces } = open(running);
  const { journal, sums, world } = running;
  const piece = pieces.def.length;
  if (journal) journal.push({ what: 'added' });
  pieces.def.push(def);
  pieces.zone.push(zone);
  pieces.owner.push(owner);
  pieces.known.push(0);
  for (let i = 0; i < world.onCards.length; i++) pieces.vars[i]!.push(world.onCards[i]!);
  if (sums) {
    add(sums, DEFS, piece, def);
    add(sums, ZONES_OF, piece, zone);
    add(sums, OWNERS_OF, piece, owner);
    world.onCards.forEach((initial, column) => add(sums, ON_CARDS + column, piece, initial));
  }
  running.written |= PIECES | OWNERS;
  putIn(running, zone, piece, running.state.zones[zone]!.length);
  return piece;
}

/** Takes a piece out of the list of a zone. */
export function takeOut(running: Running, zone: number, piece: number): void {
  const { journal, sums } = running;
  const pieces = open(running).zones[zone]!;
  const last = pieces.length - 1;
  // Mostly it is one of the ends, and then nothing has to be searched or shifted.
  const at = pieces[last] === piece ? last : pieces.indexOf(piece);
  if (journal) journal.push({ what: 'taken', zone: pieces, at, piece });
  if (sums) removeZone(sums, zone, pieces, at);
  if (at === last) pieces.pop();
  else if (at === 0) pieces.shift();
  else pieces.splice(at, 1);
  if (sums) addZone(sums, zone, pieces, at);
  running.written |= running.world.holdings[zone]!.zone.mark;
}

/** Puts a piece into the list of a zone. */
export function putIn(running: Running, zone: number, piece: number, at: number): void {
  const { journal, sums } = running;
  const pieces = open(running).zones[zone]!;
  if (journal) journal.push({ what: 'put', zone: pieces, at });
  if (sums) removeZone(sums, zone, pieces, at);
  if (at === pieces.length) pieces.push(piece);
  else pieces.splice(at, 0, piece);
  if (sums) addZone(sums, zone, pieces, at);
  running.written |= running.world.holdings[zone]!.zone.mark;
}

/** The same places of a zone, with other pieces in them. */
export function fillAnew(running: Running, zone: number, order: readonly number[]): void {
  const { journal, sums } = running;
  const pieces = open(running).zones[zone]!;
  if (journal) journal.push({ what: 'mixed', zone: pieces, before: pieces.slice() });
  if (sums) removeZone(sums, zone, pieces, 0);
  for (let i = 0; i < order.length; i++) pieces[i] = order[i]!;
  if (sums) addZone(sums, zone, pieces, 0);
  running.written |= running.world.holdings[zone]!.zone.mark;
}
