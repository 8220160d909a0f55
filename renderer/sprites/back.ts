// The back of a card: a frame, a pattern and the emblem of its deck.
import type { BackLook } from '../../engine/index.ts';
import type { Size } from '../table/geometry.ts';
import { downward, withShadow, type Brush } from './canvas.ts';
import { alpha, darken, inkOn, lighten, mix } from './colour.ts';
import { drawIcon, type Icons } from './icon.ts';
import { drawPattern } from './pattern.ts';

export function drawBack(brush: Brush, look: BackLook, size: Size, icons: Icons): void {
  const { width, height } = size;
  const ink = look.ink ?? mix(look.fill, inkOn(look.fill), 0.7);
  const body = cornered(width, height, width * 0.08);
  withShadow(brush, { blur: width * 0.07, drop: width * 0.035 }, () => {
    brush.fillStyle = lighten(look.fill, 0.1);
    brush.fill(body);
  });
  const inner = cornered(width * 0.9, height * 0.93, width * 0.05);
  brush.fillStyle = downward(brush, -height / 2, height / 2, [look.fill, darken(look.fill, 0.3)]);
  brush.fill(inner);
  brush.save();
  brush.clip(inner);
  const area = { left: -width / 2, top: -height / 2, width, height, pitch: width * 0.16 };
  drawPattern(brush, look.pattern ?? 'lattice', alpha(ink, 0.28), area);
  brush.restore();
  brush.lineWidth = width * 0.018;
  brush.strokeStyle = alpha(ink, 0.75);
  brush.stroke(inner);
  const icon = look.icon === undefined ? undefined : icons.get(look.icon);
  if (!icon) return;
  brush.fillStyle = darken(look.fill, 0.35);
  brush.beginPath();
  brush.arc(0, 0, width * 0.3, 0, Math.PI * 2);
  brush.fill();
  brush.stroke();
  drawIcon(brush, icon, { x: 0, y: 0, size: width * 0.4 }, ink);
}

export function cornered(width: number, height: number, radius: number): Path2D {
  const body = new Path2D();
  body.roundRect(-width / 2, -height / 2, width, height, radius);
  return body;
}
