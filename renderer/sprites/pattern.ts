// Patterns drawn by rule, behind icons, on backs and on table tops: nothing is shipped for them.
import type { Pattern } from '../../engine/index.ts';
import { grain, type Brush } from './canvas.ts';

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The distance from one figure of the pattern to the next. */
  readonly pitch: number;
}

type Draw = (brush: Brush, area: Area) => void;

/** Fills an area with a pattern in one colour; clip before, if it is no rectangle. */
export function drawPattern(brush: Brush, pattern: Pattern, ink: string, area: Area): void {
  brush.save();
  brush.strokeStyle = ink;
  brush.fillStyle = ink;
  brush.lineWidth = area.pitch * 0.08;
  patterns[pattern](brush, area);
  brush.restore();
}

/** Calls back for each figure; every other row is shifted by half a pitch. */
function each(area: Area, rise: number, draw: (x: number, y: number) => void): void {
  const { left, top, width, height, pitch } = area;
  const rows = Math.ceil(height / (pitch * rise)) + 1;
  for (let row = 0; row <= rows; row++) {
    const shift = row % 2 ? pitch / 2 : 0;
    for (let x = left - pitch; x <= left + width + pitch; x += pitch) {
      draw(x + shift, top + row * pitch * rise);
    }
  }
}

const patterns: Readonly<Record<Pattern, Draw>> = {
  plain: () => undefined,
  dots: (brush, area) =>
    each(area, 0.8, (x, y) => {
      brush.beginPath();
      brush.arc(x, y, area.pitch * 0.12, 0, Math.PI * 2);
      brush.fill();
    }),
  rays: drawRays,
  waves: (brush, area) =>
    each(area, 0.5, (x, y) => {
      brush.beginPath();
      brush.arc(x, y, area.pitch * 0.5, Math.PI * 1.1, Math.PI * 1.9);
      brush.stroke();
    }),
  lattice: drawLattice,
  scales: (brush, area) =>
    each(area, 0.5, (x, y) => {
      brush.beginPath();
      brush.arc(x, y, area.pitch * 0.5, 0, Math.PI);
      brush.stroke();
    }),
  stars: drawStars,
  leaves: (brush, area) =>
    each(area, 0.9, (x, y) => {
      const size = area.pitch * 0.3;
      brush.beginPath();
      brush.moveTo(x, y - size);
      brush.quadraticCurveTo(x + size, y, x, y + size);
      brush.quadraticCurveTo(x - size, y, x, y - size);
      brush.fill();
    }),
  damask: drawDamask,
};

function drawRays(brush: Brush, { left, top, width, height, pitch }: Area): void {
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = Math.hypot(width, height) / 2;
  const count = Math.max(8, Math.round((reach * 2) / pitch) * 2);
  for (let ray = 0; ray < count; ray++) {
    const turn = (ray / count) * Math.PI * 2;
    const half = (Math.PI / count) * 0.5;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(turn - half) * reach, y + Math.sin(turn - half) * reach);
    brush.lineTo(x + Math.cos(turn + half) * reach, y + Math.sin(turn + half) * reach);
    brush.fill();
  }
}

function drawLattice(brush: Brush, { left, top, width, height, pitch }: Area): void {
  brush.beginPath();
  for (let at = -height; at < width; at += pitch) {
    brush.moveTo(left + at, top);
    brush.lineTo(left + at + height, top + height);
    brush.moveTo(left + at, top + height);
    brush.lineTo(left + at + height, top);
  }
  brush.stroke();
}

function drawStars(brush: Brush, area: Area): void {
  const random = grain(23);
  each(area, 0.8, (x, y) => {
    const size = area.pitch * (0.06 + random() * 0.16);
    const [dx, dy] = [(random() - 0.5) * area.pitch * 0.5, (random() - 0.5) * area.pitch * 0.5];
    brush.beginPath();
    for (let tip = 0; tip < 8; tip++) {
      const reach = tip % 2 ? size * 0.36 : size;
      const turn = (tip / 8) * Math.PI * 2;
      brush.lineTo(x + dx + Math.sin(turn) * reach, y + dy - Math.cos(turn) * reach);
    }
    brush.fill();
  });
}

/** An old cloth: curled leaves around a drop. */
function drawDamask(brush: Brush, area: Area): void {
  each(area, 1, (x, y) => {
    const size = area.pitch * 0.34;
    brush.beginPath();
    brush.moveTo(x, y - size);
    brush.bezierCurveTo(
      x + size * 0.7,
      y - size * 0.4,
      x + size * 0.3,
      y + size * 0.5,
      x,
      y + size,
    );
    brush.bezierCurveTo(
      x - size * 0.3,
      y + size * 0.5,
      x - size * 0.7,
      y - size * 0.4,
      x,
      y - size,
    );
    brush.fill();
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.arc(x + side * size * 0.85, y + size * 0.35, size * 0.4, 0, Math.PI * 1.4, side < 0);
      brush.stroke();
    }
  });
}
