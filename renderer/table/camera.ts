// Which part of the table fills the window, and how points go from one to the other. Pure.
import type { Box, Point, Size } from './geometry.ts';

export type { Size } from './geometry.ts';

export interface Camera {
  readonly scale: number;
  /** Where the table's top left corner lies in the window. */
  readonly x: number;
  readonly y: number;
}

/** The whole table in the window, as large as it goes and in the middle. */
export function fit(table: Size, window: Size): Camera {
  const scale = Math.max(0.01, Math.min(window.width / table.width, window.height / table.height));
  return {
    scale,
    x: (window.width - table.width * scale) / 2,
    y: (window.height - table.height * scale) / 2,
  };
}

/** How much nearer than the whole table one can go. */
const nearest = 5;

/** Nearer or farther by a factor, the point under the pointer staying where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number, room: Room): Camera {
  const whole = fit(room.table, room.window).scale;
  const scale = Math.min(whole * nearest, Math.max(whole, camera.scale * factor));
  const point = toTable(camera, at);
  return held({ scale, x: at.x - point.x * scale, y: at.y - point.y * scale }, room);
}

export function panBy(camera: Camera, by: Point, room: Room): Camera {
  return held({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, room);
}

/** A box of the table as large as it goes, with a little room around it. */
export function focusOn(box: Box, room: Room): Camera {
  const whole = fit(room.table, room.window).scale;
  const { scale } = fit({ width: box.width * 1.08, height: box.height * 1.08 }, room.window);
  const near = Math.min(whole * nearest, Math.max(whole, scale));
  const { width, height } = room.window;
  return held({ scale: near, x: width / 2 - box.x * near, y: height / 2 - box.y * near }, room);
}

export interface Room {
  readonly table: Size;
  readonly window: Size;
}

/** The table never leaves the window: where it is smaller it stays in the middle. */
export function held({ scale, x, y }: Camera, { table, window }: Room): Camera {
  const hold = (at: number, length: number, room: number) =>
    length * scale <= room + 0.5
      ? (room - length * scale) / 2
      : Math.min(0, Math.max(room - length * scale, at));
  return {
    scale,
    x: hold(x, table.width, window.width),
    y: hold(y, table.height, window.height),
  };
}

/** A camera between two others. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    scale: mix(from.scale, to.scale),
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
  };
}

export function toWindow(camera: Camera, point: Point): Point {
  return { x: camera.x + point.x * camera.scale, y: camera.y + point.y * camera.scale };
}

export function toTable(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/** A box of the table as a rectangle of the window, by its top left corner. */
export function frameOf(camera: Camera, box: Box) {
  const corner = toWindow(camera, { x: box.x - box.width / 2, y: box.y - box.height / 2 });
  return {
    left: corner.x,
    top: corner.y,
    width: box.width * camera.scale,
    height: box.height * camera.scale,
  };
}

/** A box of the table as a style of what lies over the picture, in table units. */
export function styleOf(box: Box & { readonly turn?: number }) {
  return {
    left: `${box.x - box.width / 2}px`,
    top: `${box.y - box.height / 2}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    ...(box.turn ? { transform: `rotate(${box.turn}deg)` } : {}),
  };
}
