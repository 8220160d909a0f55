// Which part of the table fills the window, and how points go from one to the other. Pure.
import type { Box, Point } from './layout.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

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

/** The same rectangle as a style. */
export function styleOf(camera: Camera, box: Box) {
  const { left, top, width, height } = frameOf(camera, box);
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
