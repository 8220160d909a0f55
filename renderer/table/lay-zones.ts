// Zones and the pieces in them: stacks, rows, columns, grids and hands; sorted where the look says so. Pure.
import type { PieceView, Ref, Seat, Sorts, View, ZoneLook, ZoneView } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';
import type { Box, Point, Size } from './geometry.ts';
import type { SpaceBox } from './lay-boards.ts';
import { onMat, type MatBox } from './lay-mats.ts';
import { pieceLook, sizeOf } from './looks.ts';
import { fieldOn, isShown } from './values.ts';

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
}

/** How far each piece of a stack lies above the one below it, and how high a stack gets. */
const stackRise = 2;
const stackHeight = 26;

interface Table {
  readonly view: View;
  readonly sheet: Sheet;
  readonly spaces: ReadonlyMap<Ref, SpaceBox>;
  readonly mats: readonly MatBox[];
}

export function layZones(table: Table): ZonesLaid {
  const zones: ZoneBox[] = [];
  const pieces: PieceBox[] = [];
  for (const zone of table.view.zones) {
    const look: ZoneLook = own(table.sheet.look.zones, zone.zone) ?? { as: 'stack' };
    const place = placeOf(zone, look, table);
    if (!place) continue;
    const laid = layPieces(zone, look, place, table.sheet);
    pieces.push(...laid.pieces);
    if (place.space) continue;
    const seat = seatOf(zone.of);
    zones.push({ ...laid.box, ...zone, seat, look, slots: laid.slots, onMat: place.onMat });
  }
  return { zones, pieces };
}

/** `seat/1` → 1; anything else → null. */
export function seatOf(ref: Ref): Seat | null {
  const seat = /^seat\/(\d+)$/.exec(ref)?.[1];
  return seat === undefined ? null : Number(seat);
}

interface Place extends Point {
  readonly scale: number;
  /** How large the units are that its look speaks of: those of its mat. */
  readonly unit: number;
  readonly room: number | undefined;
  readonly space: SpaceBox | null;
  readonly onMat: boolean;
}

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

interface Frame {
  readonly box: Box;
  readonly slots: readonly Box[];
  spot(index: number, size: Size): Point & { readonly turn: number };
}

interface Framing {
  readonly place: Place;
  readonly cell: Size;
  readonly sheet: Sheet;
}

function frameOf(zone: ZoneView, look: ZoneLook, framing: Framing): Frame {
  if (look.down || look.across || look.as === 'grid') return gridFrame(zone, look, framing);
  if (look.as === 'hand') return handFrame(zone, look, framing);
  if (look.as === 'row') return rowFrame(zone, look, framing);
  if (look.as === 'column') return columnFrame(zone, look, framing);
  const { place, cell } = framing;
  const box = { x: place.x, y: place.y, ...cell };
  const rise = Math.min(stackRise, stackHeight / Math.max(1, zone.pieces.length)) * place.scale;
  const slots = place.space ? [] : [box];
  return { box, slots, spot: (index) => ({ x: place.x, y: place.y - index * rise, turn: 0 }) };
}

function slotsOf(zone: ZoneView, look: ZoneLook, sheet: Sheet): number {
  return look.slots ?? own(sheet.zones, zone.zone)?.capacity ?? 0;
}

const betweenSlots = 10;

function rowFrame(zone: ZoneView, look: ZoneLook, { place, cell, sheet }: Framing): Frame {
  const slots = slotsOf(zone, look, sheet);
  const count = Math.max(slots, zone.pieces.length);
  const apart = slots > 0 ? cell.width + betweenSlots * place.unit : cell.width;
  const wanted = look.step === undefined ? apart : look.step * place.unit;
  const room = place.room ?? (count - 1) * wanted + cell.width;
  const step = tightStep(wanted, count, room - cell.width);
  const box = { x: place.x, y: place.y, width: Math.max(cell.width, room), height: cell.height };
  const x = (index: number) => place.x + (index - (count - 1) / 2) * step;
  return {
    box,
    slots: Array.from({ length: slots }, (_, at) => ({ x: x(at), y: place.y, ...cell })),
    spot: (index) => ({ x: x(index), y: place.y, turn: 0 }),
  };
}

function columnFrame(zone: ZoneView, look: ZoneLook, { place, cell, sheet }: Framing): Frame {
  const slots = slotsOf(zone, look, sheet);
  const count = Math.max(slots, zone.pieces.length);
  const wanted = look.step === undefined ? cell.height : look.step * place.unit;
  const room = place.room ?? (count - 1) * wanted + cell.height;
  const step = tightStep(wanted, count, room - cell.height);
  const box = { x: place.x, y: place.y, width: cell.width, height: Math.max(cell.height, room) };
  // A column with room stands on its foot: taking the first piece leaves the others where they are.
  const foot = place.y + box.height / 2 - cell.height / 2;
  const last = place.room === undefined ? place.y + ((count - 1) / 2) * step : foot;
  const y = (index: number) => last - (count - 1 - index) * step;
  return {
    box,
    slots: Array.from({ length: slots }, (_, at) => ({ x: place.x, y: y(at), ...cell })),
    spot: (index) => ({ x: place.x, y: y(index), turn: 0 }),
  };
}

/** Degrees from one card to the next, and from the first to the last at most. */
const fanStep = 3;
const fanSpread = 24;

/** A fan: the cards in the middle stand upright and highest. */
function handFrame(zone: ZoneView, look: ZoneLook, { place, cell }: Framing): Frame {
  const count = zone.pieces.length;
  const wanted = look.step === undefined ? cell.width * 0.9 : look.step * place.unit;
  const room = place.room ?? Math.max(1, count) * wanted;
  const step = tightStep(wanted, count, room - cell.width);
  const turn = count < 2 ? 0 : Math.min(fanStep, fanSpread / (count - 1));
  const box = { x: place.x, y: place.y, width: Math.max(room, cell.width), height: cell.height };
  const spot = (index: number) => {
    const off = index - (count - 1) / 2;
    const dip = step * Math.abs(off) * Math.tan((Math.abs(off) * turn * Math.PI) / 360);
    return { x: place.x + off * step, y: place.y + dip, turn: off * turn };
  };
  return { box, slots: [], spot };
}

/** Several pieces in one cell lie each a little lower than the one before it. */
const cascade = 0.16;

function gridFrame(zone: ZoneView, look: ZoneLook, framing: Framing): Frame {
  const { place, cell, sheet } = framing;
  const cells = zone.pieces.map((piece, index) => cellIn(piece, index, look, sheet));
  const { down, across } = look;
  const slots = look.slots ?? 0;
  const inRow = zone.pieces.map(
    (_, at) => cells.slice(0, at).filter(([x, y]) => y === cells[at]![1] && x === null).length,
  );
  const columns =
    across?.of.length ??
    (down ? Math.max(1, slots, ...inRow.map((at) => at + 1)) : (look.columns ?? 4));
  const needed = down ? down.of.length : Math.ceil(Math.max(1, slots, cells.length) / columns);
  const rows = down || across ? (down?.of.length ?? 1) : needed;
  const gap = betweenSlots * place.unit;
  const wanted = look.step === undefined ? cell.width + gap : look.step * place.unit;
  const room = place.room ?? (columns - 1) * wanted + cell.width;
  const step = tightStep(wanted, columns, room - cell.width);
  const pitch = cell.height + gap;
  const [width, height] = [Math.max(room, cell.width), rows * pitch - gap];
  const left = place.x - width / 2 + cell.width / 2;
  const top = place.y - height / 2 + cell.height / 2;
  const at = (column: number, row: number) => ({ x: left + column * step, y: top + row * pitch });
  const drawn = across ? columns : down ? slots : Math.min(columns, slots);
  return {
    box: { x: place.x, y: place.y, width, height },
    slots: Array.from({ length: rows * drawn }, (_, index) => ({
      ...at(index % drawn, Math.floor(index / drawn)),
      ...cell,
    })),
    spot: (index) => {
      const [column, row] = cells[index]!;
      if (column === null) return { ...at(inRow[index]!, row), turn: 0 };
      const under = cells.slice(0, index).filter(([x, y]) => x === column && y === row).length;
      const point = at(column, row);
      const lower = across ? under * cell.height * cascade : 0;
      return { x: point.x, y: point.y + lower, turn: 0 };
    },
  };
}

/** Column and row of a piece; a column of null is the next free one of the row. */
function cellIn(
  piece: PieceView,
  index: number,
  look: ZoneLook,
  sheet: Sheet,
): readonly [number | null, number] {
  if (!look.down && !look.across) {
    const columns = look.columns ?? 4;
    return [index % columns, Math.floor(index / columns)];
  }
  const row = look.down ? sortOf(piece, look.down, sheet) : 0;
  return [look.across ? sortOf(piece, look.across, sheet) : null, row];
}

/** The number of its word; what fits none of them comes last. */
function sortOf({ card }: PieceView, { by, of }: Sorts, sheet: Sheet): number {
  const plan = card === null ? undefined : own(sheet.cards, card);
  const word = by === 'kind' ? plan?.kind : plan?.attributes[by];
  const found = of.findIndex((it) => it === word);
  return found < 0 ? of.length - 1 : found;
}

function tightStep(step: number, count: number, length: number): number {
  return count < 2 ? step : Math.min(step, Math.max(0, length) / (count - 1));
}
