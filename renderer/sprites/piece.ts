// Pieces with light on them: cards, discs, tiles, or an icon alone.
import type { Size } from '../table/geometry.ts';
import type { PieceLook } from '../table/looks.ts';
import { cornered } from './back.ts';
import { downward, withShadow, type Brush } from './canvas.ts';
import { alpha, darken, inkOn, lighten } from './colour.ts';
import { drawIcon, type Icons } from './icon.ts';

/** Room around a piece for its shadow, as a share of its width. */
export const pieceShadow = 0.14;

type Body = Omit<PieceLook, 'face' | 'size'>;

/** A piece without a face of its kind. */
export function drawPiece(brush: Brush, look: Body, size: Size, icons: Icons): void {
  const icon = look.icon === undefined ? undefined : icons.get(look.icon);
  if (look.shape === 'disc') drawDisc(brush, look, icon, size.width);
  else if (look.shape === 'none') drawStanding(brush, look, icon, size.width);
  else drawTile(brush, look, icon, size);
}

function drawDisc(brush: Brush, look: Body, icon: HTMLImageElement | undefined, width: number) {
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
function engrave(brush: Brush, look: Body, icon: HTMLImageElement | undefined, size: number): void {
  if (!icon) return;
  const lip = size * 0.02;
  drawIcon(brush, icon, { x: 0, y: lip, size }, alpha(lighten(look.fill, 0.75), 0.7));
  drawIcon(brush, icon, { x: 0, y: 0, size }, look.ink ?? inkOn(look.fill));
}

function drawStanding(brush: Brush, look: Body, icon: HTMLImageElement | undefined, width: number) {
  if (!icon) {
    drawTile(brush, look, undefined, { width, height: width });
    return;
  }
  const rim = width * 0.014;
  const shadow = { blur: width * 0.05, drop: width * 0.035, colour: 'rgba(20,10,4,.55)' };
  withShadow(brush, shadow, () => {
    drawIcon(brush, icon, { x: 0, y: rim, size: width }, darken(look.fill, 0.45));
  });
  drawIcon(brush, icon, { x: 0, y: 0, size: width }, (inner) =>
    downward(inner, 0, width, [lighten(look.fill, 0.22), look.fill, darken(look.fill, 0.18)]),
  );
}

function drawTile(brush: Brush, look: Body, icon: HTMLImageElement | undefined, size: Size) {
  const body = cornered(size.width, size.height, size.width * 0.08);
  withShadow(brush, { blur: size.width * 0.1, drop: size.width * 0.05 }, () => {
    brush.fillStyle = downward(brush, -size.height / 2, size.height / 2, [
      lighten(look.fill, 0.14),
      look.fill,
      darken(look.fill, 0.16),
    ]);
    brush.fill(body);
  });
  brush.lineWidth = size.width * 0.03;
  brush.strokeStyle = downward(brush, -size.height / 2, size.height / 2, [
    alpha(lighten(look.fill, 0.6), 0.6),
    alpha(darken(look.fill, 0.6), 0.6),
  ]);
  brush.stroke(body);
  engrave(brush, look, icon, size.width * 0.68);
}
