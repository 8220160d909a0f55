// Outlines of tokens and badges around a middle: a shape tells them apart without colour.
import type { TokenShape } from '../../engine/index.ts';

export function outlineOf(shape: TokenShape, radius: number): Path2D {
  const outline = new Path2D();
  if (shape === 'disc') outline.arc(0, 0, radius, 0, Math.PI * 2);
  else if (shape === 'square') {
    const half = radius * 0.86;
    outline.roundRect(-half, -half, half * 2, half * 2, radius * 0.24);
  } else if (shape === 'drop') drop(outline, radius);
  else if (shape === 'shield') shield(outline, radius);
  else polygon(outline, corners[shape](radius));
  return outline;
}

type Corners = (radius: number) => readonly (readonly [number, number])[];

const corners: Readonly<Record<'diamond' | 'hex' | 'star', Corners>> = {
  diamond: (radius) => around(4, () => radius * 1.08),
  hex: (radius) => around(6, () => radius),
  star: (radius) => around(10, (at) => (at % 2 ? radius * 0.62 : radius * 1.12)),
};

function around(count: number, reach: (at: number) => number) {
  return Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * Math.PI * 2;
    return [Math.sin(turn) * reach(at), -Math.cos(turn) * reach(at)] as const;
  });
}

function polygon(outline: Path2D, points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], at) => (at === 0 ? outline.moveTo(x, y) : outline.lineTo(x, y)));
  outline.closePath();
}

function drop(outline: Path2D, radius: number): void {
  const low = radius * 0.18;
  outline.moveTo(0, -radius * 1.1);
  outline.bezierCurveTo(radius * 0.5, -radius * 0.5, radius * 0.85, -low, radius * 0.85, low);
  outline.arc(0, low, radius * 0.85, 0, Math.PI);
  outline.bezierCurveTo(-radius * 0.85, -low, -radius * 0.5, -radius * 0.5, 0, -radius * 1.1);
  outline.closePath();
}

function shield(outline: Path2D, radius: number): void {
  const [wide, high] = [radius * 0.88, radius * 0.95];
  outline.moveTo(-wide, -high);
  outline.lineTo(wide, -high);
  outline.lineTo(wide, radius * 0.1);
  outline.quadraticCurveTo(wide, radius * 0.7, 0, radius * 1.05);
  outline.quadraticCurveTo(-wide, radius * 0.7, -wide, radius * 0.1);
  outline.closePath();
}
