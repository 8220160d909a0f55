// Tokens, badges, figures, pawns and dice: small things with light on them.
import type { BadgeLook, CounterLook } from '../../engine/index.ts';
import { downward, withShadow, type Brush } from './canvas.ts';
import { alpha, darken, inkOn, lighten } from './colour.ts';
import { drawIcon, type Icons } from './icon.ts';
import { seatShape } from './seats.ts';
import { outlineOf } from './shapes.ts';

/** Room around a token for its shadow, as a share of its size. */
export const tokenShadow = 0.2;

export interface TokenFace {
  readonly look: Pick<CounterLook, 'shape' | 'icon' | 'fill' | 'ink'>;
  readonly size: number;
  readonly dim: boolean;
}

export function drawToken(brush: Brush, { look, size, dim }: TokenFace, icons: Icons): void {
  const radius = size / 2;
  const body = outlineOf(look.shape, radius * 0.92);
  if (dim) brush.globalAlpha = 0.45;
  withShadow(brush, { blur: size * 0.12, drop: size * 0.06 }, () => {
    brush.fillStyle = downward(brush, -radius, radius, [
      lighten(look.fill, 0.3),
      look.fill,
      darken(look.fill, 0.3),
    ]);
    brush.fill(body);
  });
  brush.lineWidth = size * 0.05;
  brush.strokeStyle = alpha(darken(look.fill, 0.65), 0.9);
  brush.stroke(body);
  const icon = look.icon === undefined ? undefined : icons.get(look.icon);
  if (icon) drawIcon(brush, icon, { x: 0, y: 0, size: size * 0.58 }, look.ink ?? inkOn(look.fill));
}

export function drawBadge(brush: Brush, look: BadgeLook, size: number, icons: Icons): void {
  const fill = look.fill ?? '#3d2f24';
  const face = { shape: 'disc' as const, fill, ...(look.icon && { icon: look.icon }) };
  drawToken(brush, { look: face, size, dim: false }, icons);
}

/** A number on a dark plate, to be read on anything. */
export function drawFigure(brush: Brush, figure: string, size: number): void {
  brush.font = `700 ${size * 0.86}px 'Alegreya Sans', sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  const width = Math.max(size * 1.05, brush.measureText(figure).width + size * 0.5);
  const plate = new Path2D();
  plate.roundRect(-width / 2, -size * 0.54, width, size * 1.08, size * 0.3);
  brush.fillStyle = 'rgba(20, 13, 8, 0.88)';
  brush.fill(plate);
  brush.lineWidth = size * 0.05;
  brush.strokeStyle = 'rgba(255, 232, 190, 0.55)';
  brush.stroke(plate);
  brush.fillStyle = '#fff6e3';
  brush.fillText(figure, 0, size * 0.05);
}

export interface PawnFace {
  readonly seat: number;
  readonly colour: string;
  readonly icon: string | null;
  readonly size: number;
}

/** The seat's own shape as a standing piece, with the icon of the pawn on it. */
export function drawPawn(brush: Brush, { seat, colour, icon, size }: PawnFace, icons: Icons): void {
  const shape = new Path2D(seatShape(seat));
  const image = icon === null ? undefined : icons.get(icon);
  for (const [drop, fill] of [
    [size * 0.09, darken(colour, 0.45)],
    [0, colour],
  ] as const) {
    brush.save();
    brush.translate(-size / 2, -size / 2 + drop);
    brush.scale(size / 24, size / 24);
    withShadow(
      brush,
      { blur: 3, drop: 1.4, colour: drop ? 'rgba(0,0,0,.7)' : 'transparent' },
      () => {
        brush.fillStyle = drop ? fill : downward(brush, 0, 24, [lighten(fill, 0.3), fill]);
        brush.fill(shape);
      },
    );
    brush.lineWidth = 1;
    brush.strokeStyle = drop ? 'transparent' : alpha(darken(colour, 0.7), 0.9);
    brush.stroke(shape);
    brush.restore();
  }
  const wide = seat % 6 === 1 ? 0.42 : 0.56;
  const y = seat % 6 === 1 ? size * 0.14 : 0;
  if (image) drawIcon(brush, image, { x: 0, y, size: size * wide }, inkOn(colour));
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function drawDie(
  brush: Brush,
  face: number,
  sides: number,
  { fill, size }: { readonly fill: string; readonly size: number },
): void {
  const half = size * 0.46;
  const body = new Path2D();
  body.roundRect(-half, -half, half * 2, half * 2, size * 0.16);
  withShadow(brush, { blur: size * 0.16, drop: size * 0.08, colour: 'rgba(0,0,0,.7)' }, () => {
    brush.fillStyle = downward(brush, -half, half, [lighten(fill, 0.3), fill, darken(fill, 0.24)]);
    brush.fill(body);
  });
  brush.lineWidth = size * 0.03;
  brush.strokeStyle = alpha(lighten(fill, 0.6), 0.7);
  brush.stroke(body);
  const ink = inkOn(fill);
  brush.fillStyle = ink;
  const spots = sides === 6 ? pips[face] : undefined;
  if (!spots) {
    brush.font = `700 ${size * 0.5}px 'Alegreya Sans', sans-serif`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(String(face), 0, size * 0.03);
    return;
  }
  for (const [x, y] of spots) {
    brush.beginPath();
    brush.arc(x * size * 0.25, y * size * 0.25, size * 0.085, 0, Math.PI * 2);
    brush.fill();
  }
}
