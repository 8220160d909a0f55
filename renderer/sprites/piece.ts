// Pieces with light on them: discs, tiles, cards, or an icon alone; and the back of what is hidden.
import type { CardLook } from '../../engine/index.ts';
import type { Size } from '../table/camera.ts';
import { downward, paint, withShadow, type Brush } from './canvas.ts';
import { alpha, darken, inkOn, lighten } from './colour.ts';
import { drawIcon, type Icons } from './icon.ts';

/** Room around a piece for its shadow, as a share of its width. */
export const pieceShadow = 0.14;

export interface Face {
  readonly look: CardLook;
  /** Its face is not known to the viewer: only the back is painted. */
  readonly hidden: boolean;
}

export function paintPiece({ look, hidden }: Face, icons: Icons, size: Size, detail: number) {
  const edge = size.width * pieceShadow;
  const whole = { width: size.width + 2 * edge, height: size.height + 2 * edge };
  const icon = look.icon === undefined || hidden ? undefined : icons.get(look.icon);
  return paint(whole, detail, (brush) => {
    brush.translate(whole.width / 2, whole.height / 2);
    if (hidden) drawBack(brush, size);
    else if (look.shape === 'disc') drawDisc(brush, look, icon, size.width);
    else if (look.shape === 'none') drawFigure(brush, look, icon, size.width);
    else drawTile(brush, look, icon, size);
  });
}

function drawDisc(brush: Brush, look: CardLook, icon: HTMLImageElement | undefined, width: number) {
  const radius = width / 2;
  withShadow(brush, { blur: radius * 0.2, drop: radius * 0.09 }, () => {
    brush.fillStyle = downward(brush, -radius, radius, [
      lighten(look.fill, 0.24),
      look.fill,
      darken(look.fill, 0.3),
    ]);
    circle(brush, radius);
    brush.fill();
  });
  const face = brush.createRadialGradient(-radius * 0.3, -radius * 0.4, 0, 0, 0, radius * 0.82);
  face.addColorStop(0, lighten(look.fill, 0.3));
  face.addColorStop(0.55, look.fill);
  face.addColorStop(1, darken(look.fill, 0.14));
  brush.fillStyle = face;
  circle(brush, radius * 0.8);
  brush.fill();
  brush.lineWidth = radius * 0.045;
  brush.strokeStyle = downward(brush, -radius, radius, [
    alpha(darken(look.fill, 0.6), 0.6),
    alpha(lighten(look.fill, 0.7), 0.55),
  ]);
  circle(brush, radius * 0.8);
  brush.stroke();
  engrave(brush, look, icon, radius * 1.02);
}

function circle(brush: Brush, radius: number): void {
  brush.beginPath();
  brush.arc(0, 0, radius, 0, Math.PI * 2);
}

/** An icon cut into a body: a lit lower lip under the ink. */
function engrave(
  brush: Brush,
  look: CardLook,
  icon: HTMLImageElement | undefined,
  size: number,
): void {
  if (!icon) return;
  const lip = size * 0.02;
  drawIcon(brush, icon, { x: 0, y: lip, size }, alpha(lighten(look.fill, 0.75), 0.7));
  drawIcon(brush, icon, { x: 0, y: 0, size }, look.ink ?? inkOn(look.fill));
}

function drawFigure(
  brush: Brush,
  look: CardLook,
  icon: HTMLImageElement | undefined,
  width: number,
) {
  if (!icon) {
    drawTile(brush, look, undefined, { width, height: width });
    return;
  }
  const rim = width * 0.014;
  withShadow(
    brush,
    { blur: width * 0.05, drop: width * 0.035, colour: 'rgba(20,10,4,.55)' },
    () => {
      drawIcon(brush, icon, { x: 0, y: rim, size: width }, darken(look.fill, 0.45));
    },
  );
  drawIcon(brush, icon, { x: 0, y: 0, size: width }, (inner) =>
    downward(inner, 0, width, [lighten(look.fill, 0.22), look.fill, darken(look.fill, 0.18)]),
  );
}

function drawTile(brush: Brush, look: CardLook, icon: HTMLImageElement | undefined, size: Size) {
  const body = bodyOf(size);
  withShadow(brush, { blur: size.width * 0.1, drop: size.width * 0.05 }, () => {
    brush.fillStyle = downward(brush, -size.height / 2, size.height / 2, [
      lighten(look.fill, 0.14),
      look.fill,
      darken(look.fill, 0.16),
    ]);
    brush.fill(body);
  });
  edge(brush, body, look.fill, size);
  engrave(brush, look, icon, size.width * 0.68);
}

function drawBack(brush: Brush, size: Size): void {
  const body = bodyOf(size);
  withShadow(brush, { blur: size.width * 0.1, drop: size.width * 0.05 }, () => {
    brush.fillStyle = '#4a3b52';
    brush.fill(body);
  });
  brush.save();
  brush.clip(body);
  brush.strokeStyle = 'rgba(255, 236, 200, 0.22)';
  brush.lineWidth = size.width * 0.03;
  const reach = size.width + size.height;
  for (let at = -reach; at < reach; at += size.width * 0.16) {
    brush.beginPath();
    brush.moveTo(at, -size.height / 2);
    brush.lineTo(at + size.height, size.height / 2);
    brush.moveTo(at, size.height / 2);
    brush.lineTo(at + size.height, -size.height / 2);
    brush.stroke();
  }
  brush.restore();
  edge(brush, body, '#4a3b52', size);
}

function bodyOf({ width, height }: Size): Path2D {
  const body = new Path2D();
  body.roundRect(-width / 2, -height / 2, width, height, width * 0.08);
  return body;
}

function edge(brush: Brush, body: Path2D, fill: string, size: Size): void {
  brush.lineWidth = size.width * 0.03;
  brush.strokeStyle = downward(brush, -size.height / 2, size.height / 2, [
    alpha(lighten(fill, 0.6), 0.6),
    alpha(darken(fill, 0.6), 0.6),
  ]);
  brush.stroke(body);
}
