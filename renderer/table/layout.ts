// View + sheet → where each thing lies, in table units. Pure: knows neither Pixi nor the page.
import type { PieceView, Ref, Seat, View, ZoneView } from '../../engine/index.ts';
import type { BoardLook, CardLook, LookFile, ZoneLook } from '../../engine/index.ts';
import type { BoardSheet, Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface BoardBox extends Box {
  readonly board: string;
  readonly look: BoardLook;
}

export interface SpaceBox extends Box {
  readonly ref: Ref;
  readonly board: string;
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly round: boolean;
}

/** A zone of the table or of a player; a zone of a space has no box of its own. */
export interface ZoneBox extends Box {
  readonly zone: string;
  readonly of: Ref | 'table';
  readonly seat: Seat | null;
  readonly pieces: readonly PieceView[];
}

export interface PieceBox extends Box {
  /** The piece's ref, or the name of its place if nobody may know which piece it is. */
  readonly id: string;
  readonly ref: Ref | null;
  readonly card: string | null;
  /** The space it lies on, if it lies on one. */
  readonly on: Ref | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boards: readonly BoardBox[];
  readonly spaces: readonly SpaceBox[];
  readonly zones: readonly ZoneBox[];
  /** From the lowest to the topmost. */
  readonly pieces: readonly PieceBox[];
}

/** What a piece looks like of which the look says nothing. */
const plainCard: CardLook = { shape: 'tile', size: 64, fill: '#8a7f70' };

/** A card is 63 wide and 88 high. */
const cardRatio = 88 / 63;

/** How far each piece of a stack lies above the one below it. */
const stackRise = 2;

export function layOut(view: View, sheet: Sheet): Layout {
  const { look } = sheet;
  const boards = sheet.boards.flatMap((board) => boardBox(board, look) ?? []);
  const spaces = sheet.boards.flatMap((board) => spaceBoxes(board, look));
  const bySpace = new Map(spaces.map((space) => [space.ref, space]));
  const zones: ZoneBox[] = [];
  const pieces: PieceBox[] = [];
  for (const zone of view.zones) {
    const space = bySpace.get(zone.of);
    const zoneLook = own(look.zones, zone.zone) ?? { as: 'stack' };
    const box = space ?? zoneBox(zone, zoneLook, look);
    if (!box) continue;
    if (!space) zones.push({ ...box, ...zone, seat: seatOf(zone.of) });
    pieces.push(...pieceBoxes(zone, zoneLook, box, look));
  }
  const [width, height] = look.table.size;
  return { width, height, boards, spaces, zones, pieces };
}

export function cardLook(look: LookFile, card: string | null): CardLook {
  return (card === null ? undefined : own(look.cards, card)) ?? plainCard;
}

/** `seat/1` → 1; anything else → null. */
export function seatOf(ref: Ref): Seat | null {
  const seat = /^seat\/(\d+)$/.exec(ref)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** Room around the spaces: wide enough for the letters and numbers along the edge. */
export function boardMargin(look: BoardLook): number {
  return Math.max(look.labels ? 44 : 24, look.space * 0.2);
}

function boardBox(board: BoardSheet, look: LookFile): BoardBox | null {
  const boardLook = own(look.boards, board.board);
  if (!boardLook) return null;
  const margin = 2 * boardMargin(boardLook);
  return {
    board: board.board,
    look: boardLook,
    x: boardLook.at[0],
    y: boardLook.at[1],
    width: span(board.columns, boardLook) + margin,
    height: span(board.rows, boardLook) + margin,
  };
}

function span(count: number, look: BoardLook): number {
  return count * look.space + (count - 1) * (look.gap ?? 0);
}

function spaceBoxes(board: BoardSheet, look: LookFile): SpaceBox[] {
  const boardLook = own(look.boards, board.board);
  if (!boardLook) return [];
  const pitch = boardLook.space + (boardLook.gap ?? 0);
  return board.spaces.map(({ ref, name, column, row }) => ({
    ref,
    name,
    column,
    row,
    board: board.board,
    x: boardLook.at[0] + (column - (board.columns + 1) / 2) * pitch,
    // Rows are counted from the bottom, the picture from the top.
    y: boardLook.at[1] + ((board.rows + 1) / 2 - row) * pitch,
    width: boardLook.space,
    height: boardLook.space,
    round: boardLook.shape === 'round',
  }));
}

function zoneBox(zone: ZoneView, zoneLook: ZoneLook, look: LookFile): Box | null {
  const at = zoneLook.at?.[seatOf(zone.of) ?? 0];
  if (!at) return null;
  const sizes = zone.pieces.map((piece) => pieceSize(piece, zoneLook, look));
  const smallest = 48 * (zoneLook.scale ?? 1);
  const width = Math.max(smallest, ...sizes.map((size) => size.width));
  const height = Math.max(smallest, ...sizes.map((size) => size.height));
  const needed = Math.max(0, zone.pieces.length - 1) * stepOf(zoneLook, width);
  const [x, y] = at;
  if (zoneLook.as === 'row') return { x, y, height, width: zoneLook.room ?? needed + width };
  if (zoneLook.as === 'column') return { x, y, width, height: zoneLook.room ?? needed + height };
  return { x, y, width, height };
}

function pieceSize(piece: PieceView, zoneLook: ZoneLook, look: LookFile) {
  const card = cardLook(look, piece.card);
  const width = card.size * (zoneLook.scale ?? 1);
  return { width, height: card.shape === 'card' ? width * cardRatio : width };
}

function stepOf(zoneLook: ZoneLook, width: number): number {
  return zoneLook.step ?? width;
}

function pieceBoxes(zone: ZoneView, zoneLook: ZoneLook, box: Box, look: LookFile): PieceBox[] {
  const onSpace = seatOf(zone.of) === null && zone.of !== 'table';
  return zone.pieces.map((piece, index) => {
    const size = pieceSize(piece, zoneLook, look);
    return {
      id: piece.ref ?? `${zone.zone}@${zone.of}#${index}`,
      ref: piece.ref,
      card: piece.card,
      on: onSpace ? zone.of : null,
      ...size,
      ...placeOf(index, zone.pieces.length, zoneLook, { box, size }),
    };
  });
}

interface Room {
  readonly box: Box;
  readonly size: { readonly width: number; readonly height: number };
}

function placeOf(index: number, count: number, look: ZoneLook, { box, size }: Room): Point {
  if (look.as === 'stack') return { x: box.x, y: box.y - index * stackRise };
  if (look.as === 'row') {
    const step = tightStep(stepOf(look, size.width), count, (look.room ?? Infinity) - size.width);
    return { x: box.x + (index - (count - 1) / 2) * step, y: box.y };
  }
  const step = tightStep(stepOf(look, size.height), count, (look.room ?? Infinity) - size.height);
  // A column stands on its foot: taking the first piece leaves the others where they are.
  const foot = box.y + box.height / 2 - size.height / 2;
  const last = look.room === undefined ? box.y + ((count - 1) / 2) * step : foot;
  return { x: box.x, y: last - (count - 1 - index) * step };
}

function tightStep(step: number, count: number, length: number): number {
  return count < 2 ? step : Math.min(step, Math.max(0, length) / (count - 1));
}
