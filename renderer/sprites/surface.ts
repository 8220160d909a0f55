// The table top: wood, felt or plain, under one warm lamp.
import type { TableLook } from '../../engine/index.ts';
import type { Size } from '../table/camera.ts';
import { grain, paint, type Brush } from './canvas.ts';
import { alpha, darken, lighten } from './colour.ts';

export function paintSurface(look: TableLook, size: Size, detail: number): HTMLCanvasElement {
  return paint(size, detail, (brush) => {
    brush.fillStyle = look.surface;
    brush.fillRect(0, 0, size.width, size.height);
    if (look.pattern === 'wood') drawPlanks(brush, look.surface, size);
    if (look.pattern === 'felt') drawFelt(brush, look.surface, size);
    drawLamp(brush, size);
  });
}

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

const feltTile = 160;

function drawFelt(brush: Brush, surface: string, size: Size): void {
  const random = grain(11);
  const detail = brush.getTransform().a;
  const tile = paint({ width: feltTile, height: feltTile }, detail, (fibre) => {
    for (let count = 0; count < 5200; count++) {
      const light = random() > 0.5;
      fibre.strokeStyle = alpha(light ? lighten(surface, 0.5) : '#000000', 0.03 + random() * 0.09);
      fibre.lineWidth = 0.7;
      const [x, y, turn] = [random() * feltTile, random() * feltTile, random() * Math.PI * 2];
      fibre.beginPath();
      fibre.moveTo(x, y);
      fibre.lineTo(x + Math.cos(turn) * 3, y + Math.sin(turn) * 3);
      fibre.stroke();
    }
  });
  for (let x = 0; x < size.width; x += feltTile) {
    for (let y = 0; y < size.height; y += feltTile) brush.drawImage(tile, x, y, feltTile, feltTile);
  }
}

function drawLamp(brush: Brush, { width, height }: Size): void {
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
