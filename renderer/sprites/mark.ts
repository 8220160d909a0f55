// Marks on spaces and pieces: may be chosen (a glow and an outline), pointed at, picked, touched last.
import type { Size } from '../table/geometry.ts';
import { withShadow, type Brush } from './canvas.ts';
import { alpha, lighten } from './colour.ts';

export type MarkKind = 'open' | 'pointed' | 'held' | 'last' | 'tray';

/** Room around a mark for its glow, in table units. */
export const markGlow = 26;

export interface MarkShape extends Size {
  readonly round: boolean;
}

/** Around the middle of what is marked. `order` is the number of an ordered pick. */
export function drawMark(
  brush: Brush,
  kind: MarkKind,
  shape: MarkShape,
  { accent, order }: { readonly accent: string; readonly order?: number },
): void {
  if (kind === 'open') drawGlow(brush, shape, { accent, width: 4.5, blur: 16, inside: 0.1 });
  if (kind === 'pointed') {
    drawGlow(brush, shape, { accent: lighten(accent, 0.35), width: 7, blur: 24, inside: 0.24 });
  }
  if (kind === 'held') drawPicked(brush, shape, accent, order);
  if (kind === 'last') drawLast(brush, shape);
  if (kind === 'tray') drawTray(brush, shape);
}

interface Glow {
  readonly accent: string;
  readonly width: number;
  readonly blur: number;
  readonly inside: number;
}

function drawGlow(brush: Brush, shape: MarkShape, glow: Glow): void {
  const outline = outlineOf(shape, glow.width / 2);
  brush.fillStyle = alpha(glow.accent, glow.inside);
  brush.fill(outline);
  // A dark line outside the bright one keeps it visible on bright spaces too.
  brush.lineWidth = glow.width + 3;
  brush.strokeStyle = 'rgba(30, 16, 4, 0.55)';
  brush.stroke(outline);
  brush.lineWidth = glow.width;
  brush.strokeStyle = glow.accent;
  withShadow(brush, { blur: glow.blur, colour: glow.accent }, () => brush.stroke(outline));
  brush.stroke(outline);
}

/** A badge in the upper corner with a tick, or with its number: told by a shape, not by brightness alone. */
function drawPicked(
  brush: Brush,
  { width, height, round }: MarkShape,
  accent: string,
  order: number | undefined,
): void {
  const radius = Math.max(14, Math.min(width, height) / 8);
  const inward = round ? width * 0.15 : radius + 4;
  const [x, y] = [width / 2 - inward, inward - height / 2];
  const badge = new Path2D();
  badge.arc(x, y, radius, 0, Math.PI * 2);
  brush.fillStyle = accent;
  withShadow(brush, { blur: 8, colour: 'rgba(0, 0, 0, 0.7)' }, () => brush.fill(badge));
  brush.fillStyle = '#1d1208';
  brush.strokeStyle = '#1d1208';
  if (order === undefined) drawTick(brush, x, y, radius);
  else {
    brush.font = `700 ${radius * 1.4}px 'Alegreya Sans', sans-serif`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(String(order), x, y + radius * 0.08);
  }
}

function drawTick(brush: Brush, x: number, y: number, radius: number): void {
  const tick = new Path2D();
  tick.moveTo(x - radius * 0.5, y);
  tick.lineTo(x - radius * 0.12, y + radius * 0.4);
  tick.lineTo(x + radius * 0.5, y - radius * 0.4);
  brush.lineWidth = radius / 4;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.stroke(tick);
}

/** Four short corners, or a thin ring: quieter than anything that may be touched. */
function drawLast(brush: Brush, shape: MarkShape): void {
  brush.lineWidth = 4;
  brush.lineCap = 'round';
  brush.strokeStyle = 'rgba(255, 248, 232, 0.92)';
  withShadow(brush, { blur: 5, colour: 'rgba(0, 0, 0, 0.8)' }, () => {
    if (shape.round) brush.stroke(outlineOf(shape, 2));
    else brush.stroke(cornersOf(shape, shape.width / 8));
  });
}

function drawTray(brush: Brush, shape: MarkShape): void {
  const outline = outlineOf(shape, 0);
  brush.fillStyle = 'rgba(255, 226, 180, 0.07)';
  brush.fill(outline);
  brush.lineWidth = 1.8;
  brush.strokeStyle = 'rgba(255, 232, 190, 0.3)';
  brush.stroke(outline);
}

function outlineOf({ width, height, round }: MarkShape, inset: number): Path2D {
  const outline = new Path2D();
  if (round) outline.arc(0, 0, width / 2 - inset, 0, Math.PI * 2);
  else {
    const [across, down] = [width - 2 * inset, height - 2 * inset];
    outline.roundRect(-across / 2, -down / 2, across, down, 10);
  }
  return outline;
}

function cornersOf({ width, height }: MarkShape, length: number): Path2D {
  const corners = new Path2D();
  const [x, y] = [width / 2 - 9, height / 2 - 9];
  for (const [right, down] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    corners.moveTo(right * (x - length), down * y);
    corners.lineTo(right * x, down * y);
    corners.lineTo(right * x, down * (y - length));
  }
  return corners;
}
