// A rectangle of spaces: who is next to whom, and the straight lines through a space.

/** The eight directions as steps to the right and upwards. */
export const DIRECTIONS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['n', [0, 1]],
  ['ne', [1, 1]],
  ['e', [1, 0]],
  ['se', [1, -1]],
  ['s', [0, -1]],
  ['sw', [-1, -1]],
  ['w', [-1, 0]],
  ['nw', [-1, 1]],
]);

/** Level, upright, and the two diagonals. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

export interface Grid {
  /** The number of its first space, a1; then b1, c1 … row by row from the bottom. */
  readonly base: number;
  readonly columns: number;
  readonly rows: number;
}

export function spaceName(column: number, row: number): string {
  return `${String.fromCharCode(96 + column)}${row}`;
}

/** The space some steps away, or -1 beyond the edge. */
function away(grid: Grid, space: number, right: number, up: number): number {
  const column = ((space - grid.base) % grid.columns) + right;
  const row = Math.floor((space - grid.base) / grid.columns) + up;
  const inside = column >= 0 && column < grid.columns && row >= 0 && row < grid.rows;
  return inside ? grid.base + row * grid.columns + column : -1;
}

export function neighbour(grid: Grid, space: number, direction: string): readonly number[] {
  const [right, up] = DIRECTIONS.get(direction) ?? [0, 0];
  const next = away(grid, space, right, up);
  return next < 0 ? [] : [next];
}

/** All straight runs of `length` spaces through a space. */
export function linesThrough(grid: Grid, space: number, length: number): readonly number[][] {
  if (length < 1 || length > Math.max(grid.columns, grid.rows)) return [];
  if (length === 1) return [[space]];
  return AXES.flatMap(([right, up]) => runs(grid, space, length, [right, up]));
}

function runs(
  grid: Grid,
  space: number,
  length: number,
  [right, up]: readonly [number, number],
): number[][] {
  const found: number[][] = [];
  for (let before = length - 1; before >= 0; before--) {
    const run: number[] = [];
    for (let i = 0; i < length; i++) {
      const next = away(grid, space, right * (i - before), up * (i - before));
      if (next < 0) break;
      run.push(next);
    }
    if (run.length === length) found.push(run);
  }
  return found;
}
