// Keys → where the focus goes on the table. Pure.
import type { Ref } from '../../engine/index.ts';
import type { Point } from '../table/geometry.ts';

/** Something that can have the focus. */
export interface Focusable extends Point {
  readonly ref: Ref;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest one in the direction of an arrow key, the first or last for Home and End, else null. */
export function spaceByKey(spaces: readonly Focusable[], from: Ref, key: string): Ref | null {
  if (key === 'Home') return spaces[0]?.ref ?? null;
  if (key === 'End') return spaces.at(-1)?.ref ?? null;
  const direction = directions[key];
  const start = spaces.find((space) => space.ref === from);
  if (!direction || !start) return null;
  const [right, down] = direction;
  let best: { ref: Ref; distance: number } | null = null;
  for (const space of spaces) {
    const along = (space.x - start.x) * right + (space.y - start.y) * down;
    const aside = Math.abs((space.x - start.x) * down) + Math.abs((space.y - start.y) * right);
    const distance = along + 2 * aside;
    if (along > 0 && aside <= along && (!best || distance < best.distance)) {
      best = { ref: space.ref, distance };
    }
  }
  return best?.ref ?? null;
}
