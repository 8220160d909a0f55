// What pieces lie on besides boards: players' mats, and tracks.
import type { Size } from '../table/geometry.ts';
import type { TrackBox } from '../table/lay-tokens.ts';
import { cornered } from './back.ts';
import { downward, withShadow, type Brush } from './canvas.ts';
import { alpha, darken, inkOn, lighten } from './colour.ts';
import { drawIcon, type Icons } from './icon.ts';

export interface MatFace extends Size {
  readonly fill: string | undefined;
  readonly colour: string;
  /** Its player has to decide. */
  readonly acting: boolean;
}

/** Dark glass with an edge in the player's colour. */
export function drawMat(brush: Brush, { width, height, fill, colour, acting }: MatFace): void {
  const body = cornered(width, height, 14);
  const ground = fill ?? '#0d0a08';
  withShadow(brush, { blur: 18, drop: 6, colour: 'rgba(0,0,0,.45)' }, () => {
    brush.fillStyle = downward(brush, -height / 2, height / 2, [
      alpha(lighten(ground, 0.1), fill ? 0.85 : 0.42),
      alpha(darken(ground, 0.1), fill ? 0.92 : 0.55),
    ]);
    brush.fill(body);
  });
  brush.save();
  brush.clip(body);
  brush.fillStyle = colour;
  brush.fillRect(-width / 2, -height / 2, width, acting ? 9 : 5);
  brush.restore();
  brush.lineWidth = acting ? 5 : 2.5;
  brush.strokeStyle = acting ? lighten(colour, 0.25) : alpha(colour, 0.65);
  brush.stroke(cornered(width - 3, height - 3, 13));
}

/** The spaces of a track around the middle of all of them. */
export function drawTrack(
  brush: Brush,
  { spaces, look, size }: TrackBox,
  middle: { readonly x: number; readonly y: number },
  icons: Icons,
): void {
  const fill = look.fill ?? '#5a4630';
  const every = look.every ?? 1;
  const icon = look.icon === undefined ? undefined : icons.get(look.icon);
  brush.translate(-middle.x, -middle.y);
  const [first] = spaces;
  if (icon && look.mat && first) {
    const at = { x: first.x - size, y: first.y, size: size * 0.8 };
    drawIcon(brush, icon, at, lighten(fill, 0.5));
  }
  for (const { x, y, number } of spaces) {
    const half = size * 0.46;
    const body = new Path2D();
    body.roundRect(x - half, y - half, half * 2, half * 2, size * 0.16);
    brush.fillStyle = downward(brush, y - half, y + half, [darken(fill, 0.3), fill]);
    brush.fill(body);
    brush.lineWidth = Math.max(1, size * 0.04);
    brush.strokeStyle = alpha(lighten(fill, 0.45), 0.8);
    brush.stroke(body);
    if (number % every !== 0) continue;
    brush.font = `700 ${size * 0.5}px 'Alegreya Sans', sans-serif`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillStyle = alpha(inkOn(fill), 0.9);
    brush.fillText(String(number), x, y + size * 0.03);
  }
}
