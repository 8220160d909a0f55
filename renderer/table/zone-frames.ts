// How the pieces of one zone lie: on one spot, side by side, one below the other, row after row, or in a fan. Pure.
import type { PieceView, Sorts, ZoneLook, ZoneView } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';
import type { Box, Point, Size } from './geometry.ts';
import type { SpaceBox } from './lay-boards.ts';

/** How far each piece of a stack lies above the one below it, and how high a stack gets. */
const stackRise = 2;
const stackHeight = 26;

export interface Place extends Point {
  readonly scale: number;
  /** How large the units are that its look speaks of: those of its mat. */
  readonly unit: number;
  readonly room: number | undefined;
  readonly space: SpaceBox | null;
  readonly onMat: boolean;
}

export interface Frame {
  readonly box: Box;
  readonly slots: readonly Box[];
  spot(index: number, size: Size): Point & { readonly turn: number };
}

interface Framing {
  readonly place: Place;
  readonly cell: Size;
  readonly sheet: Sheet;
}

export function frameOf(zone: ZoneView, look: ZoneLook, framing: Framing): Frame {
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
