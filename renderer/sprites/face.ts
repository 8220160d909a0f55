// The face of a card: name, figures in the corners, medallion, kind, text and foot, in units of a card 126 wide.
import type { CounterLook, FaceLook, TokenShape } from '../../engine/index.ts';
import type { Size } from '../table/geometry.ts';
import type { FaceText } from '../words/card-words.ts';
import { cornered } from './back.ts';
import { downward, withShadow, type Brush } from './canvas.ts';
import { alpha, contrast, darken, inkOn, lighten, mix } from './colour.ts';
import { drawIcon, type Icons } from './icon.ts';
import { drawPattern } from './pattern.ts';
import { outlineOf } from './shapes.ts';
import { writeIn } from './text.ts';
import { drawToken } from './token.ts';

export interface CardFace {
  readonly look: FaceLook;
  readonly fill: string;
  readonly icon: string | undefined;
  readonly text: FaceText;
  readonly paper: string;
  readonly ink: string;
  readonly display: string;
  readonly counters: Readonly<Record<string, CounterLook>>;
}

const [width, height] = [126, 176];
const [left, top] = [-width / 2, -height / 2];
const inset = 7;

export function drawFace(brush: Brush, face: CardFace, size: Size, icons: Icons): void {
  brush.save();
  brush.scale(size.width / width, size.height / height);
  drawPaper(brush, face);
  const wordy = face.text.text !== null || face.text.foot !== null;
  const picture = { top: top + 36, height: wordy ? 66 : 112 };
  drawMedallion(brush, face, picture, icons);
  drawName(brush, face);
  drawKind(brush, face, picture.top + picture.height + 8.5, icons);
  if (wordy) drawText(brush, face, picture.top + picture.height + 16);
  drawEdge(brush, face, icons);
  drawCorners(brush, face, icons);
  brush.restore();
}

function drawPaper(brush: Brush, { fill, paper }: CardFace): void {
  const body = cornered(width, height, 9);
  withShadow(brush, { blur: 9, drop: 4.5 }, () => {
    brush.fillStyle = downward(brush, top, -top, [lighten(fill, 0.12), fill, darken(fill, 0.25)]);
    brush.fill(body);
  });
  const sheet = cornered(width - 9, height - 9, 6);
  brush.fillStyle = downward(brush, top, -top, [lighten(paper, 0.25), paper, darken(paper, 0.05)]);
  brush.fill(sheet);
  brush.lineWidth = 1;
  brush.strokeStyle = alpha(darken(fill, 0.5), 0.7);
  brush.stroke(sheet);
}

interface Band {
  readonly top: number;
  readonly height: number;
}

function drawMedallion(brush: Brush, face: CardFace, band: Band, icons: Icons): void {
  const { fill, icon: name, look } = face;
  const wide = width - 2 * inset;
  const [x, y] = [0, band.top + band.height / 2];
  const frame = new Path2D();
  frame.roundRect(-wide / 2, band.top, wide, band.height, 4);
  const ground = darken(fill, 0.42);
  const glow = brush.createRadialGradient(x, y - 8, 4, x, y, wide * 0.62);
  glow.addColorStop(0, mix(fill, '#fff0d0', 0.3));
  glow.addColorStop(1, ground);
  brush.fillStyle = glow;
  brush.fill(frame);
  brush.save();
  brush.clip(frame);
  const area = { left: -wide / 2, top: band.top, width: wide, height: band.height, pitch: 16 };
  drawPattern(brush, look.pattern ?? 'rays', alpha(lighten(fill, 0.5), 0.16), area);
  brush.restore();
  brush.lineWidth = 1.2;
  brush.strokeStyle = alpha(darken(fill, 0.6), 0.9);
  brush.stroke(frame);
  const icon = name === undefined ? undefined : icons.get(name);
  if (!icon) return;
  const size = Math.min(band.height * 0.92, wide * 0.8);
  drawIcon(brush, icon, { x: x + 1, y: y + 2, size }, alpha(darken(fill, 0.75), 0.85));
  drawIcon(brush, icon, { x, y, size }, (inner) =>
    downward(inner, 0, size, ['#fffaf0', lighten(fill, 0.72), lighten(fill, 0.45)]),
  );
}

function drawName(brush: Brush, { text, look, ink, display }: CardFace): void {
  const { topLeft, topRight } = look.corners ?? {};
  const [from, to] = [left + (topLeft ? 39 : 10), -left - (topRight ? 39 : 10)];
  writeIn(brush, text.name, {
    x: (from + to) / 2,
    y: top + 20.5,
    width: to - from,
    height: 30,
    lines: 2,
    sizes: [15, 14, 13, 12, 11, 10, 9, 8],
    font: `700 SIZE '${display}', 'Alegreya Sans', serif`,
    fill: ink,
  });
}

function drawKind(brush: Brush, face: CardFace, y: number, icons: Icons): void {
  const { text, look, fill, paper } = face;
  const icon = look.icon === undefined ? undefined : icons.get(look.icon);
  const fillInk = contrast(fill, paper) >= 4.5 ? fill : darken(fill, 0.45);
  brush.font = "700 10.5px 'Alegreya Sans', sans-serif";
  const wide = Math.min(96, brush.measureText(text.kind).width);
  if (icon) drawIcon(brush, icon, { x: -wide / 2 - 3, y, size: 12 }, fillInk);
  writeIn(brush, text.kind, {
    x: icon ? 6 : 0,
    y: y + 0.5,
    width: 96,
    height: 12,
    lines: 1,
    sizes: [10.5, 9.5, 8.5],
    font: "700 SIZE 'Alegreya Sans', sans-serif",
    fill: fillInk,
  });
}

function drawText(brush: Brush, { text, ink, look }: CardFace, from: number): void {
  const { bottomLeft, bottomRight } = look.corners ?? {};
  const low = bottomLeft || bottomRight ? 26 : 8;
  const foot = text.foot === null ? 0 : 11;
  const bottom = -top - Math.max(low, 8 + foot);
  if (text.text !== null) {
    writeIn(brush, text.text, {
      x: 0,
      y: (from + bottom) / 2,
      width: width - 2 * inset - 4,
      height: bottom - from,
      sizes: [10.5, 9.5, 8.5, 7.5],
      font: "500 SIZE 'Alegreya Sans', sans-serif",
      fill: ink,
    });
  }
  if (text.foot === null) return;
  writeIn(brush, text.foot, {
    x: 0,
    y: -top - 13,
    width: width - (bottomLeft ? 40 : 14) - (bottomRight ? 40 : 14),
    height: 12,
    lines: 1,
    sizes: [9, 8, 7],
    font: "italic 500 SIZE 'Alegreya Sans', sans-serif",
    fill: alpha(ink, 0.85),
  });
}

/** So many of each counter down the left edge of the medallion. */
function drawEdge(brush: Brush, { text, counters }: CardFace, icons: Icons): void {
  const all = text.edge.flatMap(({ counter, count }) =>
    Array.from({ length: count }, () => counters[counter]),
  );
  const size = Math.min(19, 100 / Math.max(1, all.length));
  all.forEach((look, at) => {
    if (!look) return;
    brush.save();
    brush.translate(left + 13, top + 46 + at * size);
    drawToken(brush, { look, size: size * 0.96, dim: false }, icons);
    brush.restore();
  });
}

function drawCorners(brush: Brush, face: CardFace, icons: Icons): void {
  const spots = {
    topLeft: [left + 20.5, top + 20.5],
    topRight: [-left - 20.5, top + 20.5],
    bottomLeft: [left + 19.5, -top - 19.5],
    bottomRight: [-left - 19.5, -top - 19.5],
  } as const;
  for (const { corner, value } of face.text.corners) {
    const look = face.look.corners![corner]!;
    const [x, y] = spots[corner];
    brush.save();
    brush.translate(x, y);
    const plain = { shape: 'disc' as TokenShape, fill: face.fill };
    drawFigured(brush, { ...plain, ...look }, value, icons);
    brush.restore();
  }
}

interface Figured {
  readonly shape: TokenShape;
  readonly fill: string;
  readonly icon?: string;
}

/** A figure large enough to be read from afar; its icon stands small below it. */
export function drawFigured(brush: Brush, look: Figured, value: string, icons: Icons): void {
  const body = outlineOf(look.shape, 17);
  withShadow(brush, { blur: 4, drop: 1.5, colour: 'rgba(0,0,0,.55)' }, () => {
    brush.fillStyle = downward(brush, -17, 17, [lighten(look.fill, 0.18), darken(look.fill, 0.2)]);
    brush.fill(body);
  });
  brush.lineWidth = 1.6;
  brush.strokeStyle = '#fff3d6';
  brush.stroke(body);
  const ink = inkOn(look.fill);
  const icon = look.icon === undefined ? undefined : icons.get(look.icon);
  if (icon) drawIcon(brush, icon, { x: 0, y: 10.5, size: 9.5 }, alpha(ink, 0.9));
  brush.font = `700 ${value.length > 2 ? 15 : 23}px 'Alegreya Sans', sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = ink;
  brush.fillText(value, 0, icon ? -2.5 : 1.5);
}
