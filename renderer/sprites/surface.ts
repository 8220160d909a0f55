// The table top: wood, felt, stone, cloth or sky, under one warm lamp.
import type { Pattern, TableLook } from '../../engine/index.ts';
import type { Size } from '../table/geometry.ts';
import { grain, paint, type Brush } from './canvas.ts';
import { alpha, darken, lighten } from './colour.ts';
import { drawPattern } from './pattern.ts';

/** The table top around its middle. */
export function drawSurface(brush: Brush, look: TableLook, size: Size): void {
  const { surface, pattern = 'plain' } = look;
  brush.translate(-size.width / 2, -size.height / 2);
  brush.fillStyle = surface;
  brush.fillRect(0, 0, size.width, size.height);
  if (pattern === 'wood') drawPlanks(brush, surface, size);
  else if (pattern === 'felt') drawFibres(brush, surface, size);
  else if (pattern === 'stone') drawFlags(brush, surface, size);
  else if (pattern === 'parchment') drawParchment(brush, surface, size);
  else if (pattern !== 'plain') {
    drawFibres(brush, surface, size);
    const ink = alpha(look.motif ?? lighten(surface, 0.35), 0.3);
    drawPattern(brush, figures[pattern], ink, { left: 0, top: 0, ...size, pitch: 72 });
  }
}

const figures: Readonly<Record<'waves' | 'stars' | 'damask', Pattern>> = {
  waves: 'waves',
  stars: 'stars',
  damask: 'damask',
};

const plankHeight = 132;

function drawPlanks(brush: Brush, surface: string, size: Size): void {
  const random = grain(7);
  for (let top = 0; top < size.height; top += plankHeight) {
    brush.save();
    brush.beginPath();
    brush.rect(0, top, size.width, plankHeight);
    brush.clip();
    const tone = random();
    brush.fillStyle = tone > 0.5 ? lighten(surface, tone * 0.07) : darken(surface, tone * 0.3);
    brush.fillRect(0, top, size.width, plankHeight);
    drawGrain(brush, surface, { top, width: size.width, random });
    brush.fillStyle = alpha('#000000', 0.45);
    brush.fillRect(0, top, size.width, 1.6);
    brush.fillStyle = alpha('#ffe9c4', 0.05);
    brush.fillRect(0, top + 1.6, size.width, 1.4);
    brush.restore();
  }
}

interface Plank {
  readonly top: number;
  readonly width: number;
  readonly random: () => number;
}

function drawGrain(brush: Brush, surface: string, { top, width, random }: Plank): void {
  const bend = (random() - 0.5) * 26;
  for (let line = 0; line < 46; line++) {
    const y = top + random() * plankHeight;
    const drift = (random() - 0.5) * 18;
    const dark = random() > 0.35;
    brush.strokeStyle = dark
      ? alpha(darken(surface, 0.75), 0.1 + random() * 0.25)
      : alpha(lighten(surface, 0.4), 0.03 + random() * 0.07);
    brush.lineWidth = 0.6 + random() * 1.8;
    brush.beginPath();
    brush.moveTo(-10, y);
    brush.bezierCurveTo(
      width * 0.3,
      y + bend,
      width * 0.6,
      y - bend + drift,
      width + 10,
      y + drift,
    );
    brush.stroke();
  }
}

const fibreTile = 160;

function drawFibres(brush: Brush, surface: string, size: Size): void {
  const random = grain(11);
  const detail = brush.getTransform().a;
  const tile = paint({ width: fibreTile, height: fibreTile }, detail, (fibre) => {
    for (let count = 0; count < 3600; count++) {
      const light = random() > 0.5;
      fibre.strokeStyle = alpha(light ? lighten(surface, 0.5) : '#000000', 0.03 + random() * 0.09);
      fibre.lineWidth = 0.7;
      const [x, y, turn] = [random() * fibreTile, random() * fibreTile, random() * Math.PI * 2];
      fibre.beginPath();
      fibre.moveTo(x, y);
      fibre.lineTo(x + Math.cos(turn) * 3, y + Math.sin(turn) * 3);
      fibre.stroke();
    }
  });
  for (let x = 0; x < size.width; x += fibreTile) {
    for (let y = 0; y < size.height; y += fibreTile)
      brush.drawImage(tile, x, y, fibreTile, fibreTile);
  }
}

const flagWidth = 210;

function drawFlags(brush: Brush, surface: string, size: Size): void {
  const random = grain(31);
  for (let row = 0; row * 120 < size.height; row++) {
    for (let x = row % 2 ? -flagWidth / 2 : 0; x < size.width; x += flagWidth) {
      const tone = random();
      brush.fillStyle = tone > 0.5 ? lighten(surface, tone * 0.06) : darken(surface, tone * 0.24);
      brush.beginPath();
      brush.roundRect(x + 3, row * 120 + 3, flagWidth - 6, 114, 12);
      brush.fill();
    }
  }
  drawFibres(brush, surface, size);
}

function drawParchment(brush: Brush, surface: string, size: Size): void {
  const random = grain(17);
  for (let stain = 0; stain < 90; stain++) {
    const [x, y, reach] = [random() * size.width, random() * size.height, 40 + random() * 260];
    const blot = brush.createRadialGradient(x, y, 0, x, y, reach);
    blot.addColorStop(0, alpha(random() > 0.5 ? lighten(surface, 0.3) : darken(surface, 0.5), 0.1));
    blot.addColorStop(1, alpha(surface, 0));
    brush.fillStyle = blot;
    brush.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }
  drawFibres(brush, surface, size);
}

/** The light of the lamp and the dusk around it: it stays where it is when the table is moved. */
export function drawLamp(brush: Brush, { width, height }: Size): void {
  brush.translate(-width / 2, -height / 2);
  const reach = Math.hypot(width, height) / 2;
  const [x, y] = [width / 2, height * 0.42];
  const light = brush.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, 'rgba(255, 214, 150, 0.26)');
  light.addColorStop(0.45, 'rgba(255, 196, 120, 0.09)');
  light.addColorStop(1, 'rgba(255, 190, 110, 0)');
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
  const dusk = brush.createRadialGradient(x, y, reach * 0.45, x, y, reach * 1.08);
  dusk.addColorStop(0, 'rgba(8, 5, 3, 0)');
  dusk.addColorStop(0.7, 'rgba(8, 5, 3, 0.42)');
  dusk.addColorStop(1, 'rgba(8, 5, 3, 0.78)');
  brush.fillStyle = dusk;
  brush.fillRect(0, 0, width, height);
}
