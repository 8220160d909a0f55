// Zones and the pieces in them: stacks, rows, columns, grids and hands; sorted where the look says so. Pure.
import type { PieceView, Ref, Seat, View, ZoneLook, ZoneView } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';
import type { Box, Size } from './geometry.ts';
import type { SpaceBox } from './lay-boards.ts';
import { onMat, type MatBox } from './lay-mats.ts';
import { pieceLook, sizeOf } from './looks.ts';
import { fieldOn, isShown } from './values.ts';
import { frameOf, type Place } from './zone-frames.ts';

/** A zone of the table or of a player; a zone of a space has no box of its own. */
export interface ZoneBox extends Box {
  readonly zone: string;
  readonly of: Ref | 'table';
  readonly seat: Seat | null;
  readonly pieces: readonly PieceView[];
  readonly look: ZoneLook;
  /** Empty places for pieces. */
  readonly slots: readonly Box[];
  /** Whether it lies on a mat, which already says whose it is. */
  readonly onMat: boolean;
  /** How large the mat is that it lies on. */
  readonly unit: number;
}

export interface PieceBox extends Box {
  /** The piece's ref, or the name of its place if nobody may know which piece it is. */
  readonly id: string;
  readonly ref: Ref | null;
  readonly card: string | null;
  /** The space it lies on, if it lies on one. */
  readonly on: Ref | null;
  readonly zone: string;
  readonly of: Ref | 'table';
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly dim: boolean;
  /** Which back it has while its face is hidden. */
  readonly back: string | null;
  readonly view: PieceView;
}

export interface ZonesLaid {
  readonly zones: readonly ZoneBox[];
  readonly pieces: readonly PieceBox[];
  /** Where pieces are spread that can be chosen and could not be reached where they lie. */
  readonly spread: (Box & { readonly count: number }) | null;
}

interface Table {
  readonly view: View;
  readonly sheet: Sheet;
  readonly spaces: ReadonlyMap<Ref, SpaceBox>;
  readonly mats: readonly MatBox[];
}

export function layZones(table: Table): ZonesLaid {
  const zones: ZoneBox[] = [];
  const pieces: PieceBox[] = [];
  const offered = offeredIn(table.view);
  const buried: PieceBox[] = [];
  for (const zone of table.view.zones) {
    const look: ZoneLook = own(table.sheet.look.zones, zone.zone) ?? { as: 'stack' };
    const place = placeOf(zone, look, table);
    const laid = layPieces(zone, look, place ?? nowhere, table.sheet);
    const below = place && look.as !== 'stack' ? [] : outOfReach(laid.pieces, offered, place);
    buried.push(...below);
    if (!place) continue;
    pieces.push(...laid.pieces.filter((piece) => !below.includes(piece)));
    if (place.space) continue;
    const seat = seatOf(zone.of);
    const { slots } = laid;
    zones.push({ ...laid.box, ...zone, seat, look, slots, onMat: place.onMat, unit: place.unit });
  }
  const { box, spread } = spreadOut(buried, table.sheet);
  return { zones, pieces: [...pieces, ...spread], spread: box };
}

/** Everything that the open decision offers first. */
function offeredIn({ decision }: View): ReadonlySet<unknown> {
  return new Set(decision?.offers.flatMap(({ next }) => next?.options ?? []));
}

/** Pieces to choose from that lie under others, or in a zone that is not drawn. */
function outOfReach(
  pieces: readonly PieceBox[],
  offered: ReadonlySet<unknown>,
  place: Place | null,
): readonly PieceBox[] {
  const open = pieces.filter(({ ref }) => ref !== null && offered.has(ref));
  const onTop = place !== null && open.length === 1 && open[0] === pieces.at(-1);
  return place?.space || onTop ? [] : open;
}

const spreadWidth = 150;
const spreadGap = 16;

/** Side by side over the middle of the table, in as many rows as it takes. */
function spreadOut(pieces: readonly PieceBox[], { look }: Sheet) {
  const [first] = pieces;
  if (!first) return { box: null, spread: [] };
  const [width, height] = look.table.size;
  const scale = spreadWidth / first.width;
  const [wide, high] = [spreadWidth + spreadGap, first.height * scale + spreadGap];
  const columns = Math.max(1, Math.min(pieces.length, Math.floor((width * 0.9) / wide)));
  const rows = Math.ceil(pieces.length / columns);
  const fit = Math.min(1, (height * 0.9) / (rows * high));
  const spread = pieces.map((piece, at): PieceBox => {
    const inRow = Math.min(columns, pieces.length - Math.floor(at / columns) * columns);
    return {
      ...piece,
      x: width / 2 + ((at % columns) - (inRow - 1) / 2) * wide * fit,
      y: height / 2 + (Math.floor(at / columns) - (rows - 1) / 2) * high * fit,
      width: piece.width * scale * fit,
      height: piece.height * scale * fit,
      turn: 0,
    };
  });
  const size = { width: columns * wide * fit + 40, height: rows * high * fit + 40 };
  return { box: { x: width / 2, y: height / 2, ...size, count: spread.length }, spread };
}

/** `seat/1` → 1; anything else → null. */
export function seatOf(ref: Ref): Seat | null {
  const seat = /^seat\/(\d+)$/.exec(ref)?.[1];
  return seat === undefined ? null : Number(seat);
}

const nowhere: Place = {
  x: 0,
  y: 0,
  scale: 1,
  unit: 1,
  room: undefined,
  space: null,
  onMat: false,
};

function placeOf(zone: ZoneView, look: ZoneLook, table: Table): Place | null {
  const { view, spaces, mats } = table;
  const plain = { scale: look.scale ?? 1, unit: 1, room: look.room, space: null, onMat: false };
  const space = spaces.get(zone.of);
  if (space) {
    const [dx = 0, dy = 0] = look.offset ?? [];
    return { ...plain, x: space.x + dx, y: space.y + dy, space };
  }
  const seat = seatOf(zone.of);
  if (look.own && seat !== null && seat === (view.seat ?? view.active)) {
    const { at, scale = plain.scale, room = look.room } = look.own;
    return { ...plain, x: at[0], y: at[1], scale, room };
  }
  const mat = look.mat && mats.find((it) => it.seat === seat);
  if (look.mat && mat) {
    const room = look.room === undefined ? undefined : look.room * mat.scale;
    const scale = plain.scale * mat.scale;
    return { ...plain, ...onMat(mat, look.mat), scale, unit: mat.scale, room, onMat: true };
  }
  const at = look.at?.[seat ?? 0];
  return at ? { ...plain, x: at[0], y: at[1] } : null;
}

interface Laid {
  readonly box: Box;
  readonly slots: readonly Box[];
  readonly pieces: readonly PieceBox[];
}

function layPieces(zone: ZoneView, look: ZoneLook, place: Place, sheet: Sheet): Laid {
  const sizes = zone.pieces.map((piece) => sizeOf(pieceLook(sheet, piece.card), place.scale));
  const cell = cellOf(sizes, sheet, place.scale);
  const frame = frameOf(zone, look, { place, cell, sheet });
  const pieces = zone.pieces.map((piece, index): PieceBox => {
    const size = sizes[index]!;
    const { x, y, turn } = frame.spot(index, size);
    return {
      id: piece.ref ?? `${zone.zone}@${zone.of}#${index}`,
      ref: piece.ref,
      card: piece.card,
      on: place.space?.ref ?? null,
      zone: zone.zone,
      of: zone.of,
      ...size,
      ...{ x, y },
      turn: turn + (look.upright ? 0 : turnOf(piece, sheet)),
      dim: isDim(piece, sheet),
      back: look.back ?? null,
      view: piece,
    };
  });
  return { box: frame.box, slots: frame.slots, pieces };
}

/** The room of one piece; of an empty zone, what a piece of this table needs. */
function cellOf(sizes: readonly Size[], sheet: Sheet, scale: number): Size {
  const known = sizes.length > 0 ? sizes : [sizeOf(pieceLook(sheet, null), scale)];
  return {
    width: Math.max(...known.map((size) => size.width)),
    height: Math.max(...known.map((size) => size.height)),
  };
}

function turnOf(piece: PieceView, sheet: Sheet): number {
  const turned = Object.entries(sheet.look.badges ?? {}).some(
    ([name, badge]) => badge.turn && isShown(fieldOn(piece, sheet, name)),
  );
  return turned ? 90 : 0;
}

function isDim(piece: PieceView, sheet: Sheet): boolean {
  return Object.entries(sheet.look.badges ?? {}).some(
    ([name, badge]) => badge.dim && isShown(fieldOn(piece, sheet, name)),
  );
}
