// A canvas to paint one texture on, in table units whatever the size of the window.
import type { Size } from '../table/camera.ts';

export type Brush = CanvasRenderingContext2D;

/** Paints something of a size, with `detail` pixels to each unit. */
export function paint(size: Size, detail: number, draw: (brush: Brush) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(size.width * detail));
  canvas.height = Math.max(1, Math.ceil(size.height * detail));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this page cannot paint on a canvas');
  brush.scale(canvas.width / size.width, canvas.height / size.height);
  draw(brush);
  return canvas;
}

export interface Shadow {
  readonly blur: number;
  readonly drop?: number;
  readonly colour?: string;
}

/** Canvas shadows do not follow the scale of the brush, so they are scaled here. */
export function withShadow(brush: Brush, shadow: Shadow, draw: () => void): void {
  const detail = brush.getTransform().a;
  brush.save();
  brush.shadowColor = shadow.colour ?? 'rgba(0, 0, 0, 0.6)';
  brush.shadowBlur = shadow.blur * detail;
  brush.shadowOffsetY = (shadow.drop ?? 0) * detail;
  draw();
  brush.restore();
}

/** From the top to the bottom of a box. */
export function downward(brush: Brush, top: number, bottom: number, stops: readonly string[]) {
  const gradient = brush.createLinearGradient(0, top, 0, bottom);
  stops.forEach((colour, index) => gradient.addColorStop(index / (stops.length - 1), colour));
  return gradient;
}

/** Numbers between 0 and 1, the same every time: a grain is no game of chance. */
export function grain(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
