// The place in front of each player: the viewer's own large, the others as large as there is room. Pure.
import type { Area, LookFile, MatLook, Seat, View } from '../../engine/index.ts';
import type { Box, Point, Size } from './geometry.ts';

export interface MatBox extends Box {
  readonly seat: Seat;
  /** How large what lies on it is. */
  readonly scale: number;
  readonly own: boolean;
}

export function layMats({ seat, seats, active }: View, look: LookFile): readonly MatBox[] {
  const { mat } = look;
  if (!mat) return [];
  const mine = seat ?? active;
  const [width, height] = mat.size;
  const size = { width, height };
  const clockwise = Array.from({ length: seats - 1 }, (_, at) => (mine + 1 + at) % seats);
  const shares = shared(clockwise, mat.others);
  return [
    { ...fitted(areaBox(mat.own), size), seat: mine, own: true },
    ...shares.flatMap(({ area, seats: some }) => inArea(some, areaBox(area), size)),
  ].sort((a, b) => a.seat - b.seat);
}

/** A place on a mat, as a point of the table. */
export function onMat(mat: MatBox, [x = 0, y = 0]: readonly number[]): Point {
  return {
    x: mat.x - mat.width / 2 + x * mat.scale,
    y: mat.y - mat.height / 2 + y * mat.scale,
  };
}

function areaBox({ at, size }: Area): Box {
  return { x: at[0], y: at[1], width: size[0], height: size[1] };
}

/** Neighbours stay neighbours: each area takes as many as the ones before it, or one fewer. */
function shared(seats: readonly Seat[], areas: MatLook['others']) {
  let from = 0;
  return areas.map((area, index) => {
    const count = Math.ceil((seats.length - from) / (areas.length - index));
    from += count;
    return { area, seats: seats.slice(from - count, from) };
  });
}

function fitted(area: Box, { width, height }: Size): Box & { readonly scale: number } {
  const scale = Math.min(area.width / width, area.height / height);
  return { x: area.x, y: area.y, width: width * scale, height: height * scale, scale };
}

const gap = 12;

/** In the rows and columns in which they are largest. */
function inArea(seats: readonly Seat[], area: Box, size: Size): MatBox[] {
  const count = seats.length;
  if (count === 0) return [];
  const shapes = Array.from({ length: count }, (_, at) => {
    const [columns, rows] = [at + 1, Math.ceil(count / (at + 1))];
    const cell = {
      width: (area.width - gap * (columns - 1)) / columns,
      height: (area.height - gap * (rows - 1)) / rows,
    };
    return { columns, rows, cell, scale: fitted({ ...area, ...cell }, size).scale };
  });
  const best = shapes.reduce((a, b) => (b.scale > a.scale + 0.001 ? b : a));
  return seats.map((seat, index) => {
    const [column, row] = [index % best.columns, Math.floor(index / best.columns)];
    const x = area.x + (column - (best.columns - 1) / 2) * (best.cell.width + gap);
    const y = area.y + (row - (best.rows - 1) / 2) * (best.cell.height + gap);
    return { ...fitted({ x, y, ...best.cell }, size), seat, own: false };
  });
}
