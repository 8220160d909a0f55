// Points, sizes and boxes of the table, in table units. Pure.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its middle. */
export interface Box extends Point, Size {}

export function grown(box: Box, edge: number): Box {
  return { x: box.x, y: box.y, width: box.width + 2 * edge, height: box.height + 2 * edge };
}

/** Whether a point lies in a box that is turned by so many degrees. */
export function isInside(box: Box & { readonly turn?: number }, point: Point): boolean {
  const [dx, dy] = [point.x - box.x, point.y - box.y];
  const angle = (-(box.turn ?? 0) * Math.PI) / 180;
  const across = dx * Math.cos(angle) - dy * Math.sin(angle);
  const down = dx * Math.sin(angle) + dy * Math.cos(angle);
  return Math.abs(across) <= box.width / 2 && Math.abs(down) <= box.height / 2;
}

/** The smallest box around some boxes; null if there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.x - box.width / 2));
  const right = Math.max(...boxes.map((box) => box.x + box.width / 2));
  const top = Math.min(...boxes.map((box) => box.y - box.height / 2));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height / 2));
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
}

/** So many points along a broken line, evenly, both ends included. */
export function alongPath(path: readonly (readonly number[])[], count: number): readonly Point[] {
  const corners = path.map(([x = 0, y = 0]) => ({ x, y }));
  const lengths = corners
    .slice(1)
    .map((to, at) => Math.hypot(to.x - corners[at]!.x, to.y - corners[at]!.y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    let left = count < 2 ? 0 : (whole * index) / (count - 1);
    let at = 0;
    while (at < lengths.length - 1 && left > lengths[at]!) left -= lengths[at++]!;
    const [from, to] = [corners[at]!, corners[at + 1] ?? corners[at]!];
    const length = lengths[at] ?? 0;
    const share = length > 0 ? Math.min(1, left / length) : 0;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
