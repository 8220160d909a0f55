// What is printed on a board: ways between its spaces, what is inside a ring, icons, figures and names.
import type { CounterLook, Printed, WayLook } from '../../engine/index.ts';
import type { BoardBox, SpaceBox } from '../table/lay-boards.ts';
import type { Brush } from './canvas.ts';
import { alpha, darken, inkOn, lighten } from './colour.ts';
import { drawFigured } from './face.ts';
import { drawIcon, type Icons } from './icon.ts';
import { drawPattern } from './pattern.ts';
import { writeIn } from './text.ts';
import { drawToken } from './token.ts';

export interface BoardPainting {
  readonly board: BoardBox;
  readonly spaces: readonly SpaceBox[];
  readonly icons: Icons;
  readonly counters: Readonly<Record<string, CounterLook>>;
  readonly display: string;
  readonly nameOf: (space: string) => string;
}

/** The inside of a ring, through the middles of its spaces. */
export function drawMiddle(brush: Brush, { board, spaces, icons }: BoardPainting): void {
  const { middle } = board.look;
  if (!middle || spaces.length < 3) return;
  const shape = ringThrough(spaces);
  const reach = Math.max(board.width, board.height) / 2;
  const depth = brush.createRadialGradient(board.x, board.y, reach * 0.1, board.x, board.y, reach);
  depth.addColorStop(0, lighten(middle.fill, 0.2));
  depth.addColorStop(1, darken(middle.fill, 0.3));
  brush.fillStyle = depth;
  brush.fill(shape);
  brush.save();
  brush.clip(shape);
  const area = { left: board.x - reach, top: board.y - reach, width: 2 * reach, height: 2 * reach };
  const ink = alpha(lighten(middle.fill, 0.5), 0.22);
  drawPattern(brush, middle.pattern ?? 'plain', ink, { ...area, pitch: 44 });
  brush.restore();
  brush.lineWidth = 3;
  brush.strokeStyle = alpha(lighten(middle.fill, 0.6), 0.35);
  brush.stroke(shape);
  const icon = middle.icon === undefined ? undefined : icons.get(middle.icon);
  const size = Math.min(board.width, board.height) * 0.28;
  const at = { x: board.x, y: board.y, size };
  if (icon) drawIcon(brush, icon, at, alpha(lighten(middle.fill, 0.55), 0.5));
}

function ringThrough(spaces: readonly SpaceBox[]): Path2D {
  const shape = new Path2D();
  spaces.forEach(({ x, y }, at) => (at === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  shape.closePath();
  return shape;
}

export function drawWays(brush: Brush, { board, spaces }: BoardPainting): void {
  const { ways = {} } = board.look;
  const at = new Map(spaces.map((space) => [space.ref, space]));
  for (const [name, way] of Object.entries(ways)) {
    const pairs =
      name === 'ring'
        ? spaces.map((space, index) => [space, spaces[(index + 1) % spaces.length]!] as const)
        : (board.plan.edges[name] ?? []).map(([a, b]) => [at.get(a)!, at.get(b)!] as const);
    for (const [from, to] of pairs) drawWay(brush, way, from, to);
  }
}

function drawWay(brush: Brush, way: WayLook, from: SpaceBox, to: SpaceBox): void {
  const width = way.width ?? 6;
  brush.save();
  brush.lineCap = 'round';
  for (const [colour, line] of [
    ['rgba(0, 0, 0, 0.45)', width + 5],
    [way.colour, width],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = line;
    if (way.dots) brush.setLineDash([0.1, width * 2.4]);
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.lineTo(to.x, to.y);
    brush.stroke();
  }
  brush.restore();
}

export function drawSpaceIcon(brush: Brush, space: SpaceBox, fill: string, icons: Icons): void {
  const name = space.look?.icon;
  const icon = name === undefined ? undefined : icons.get(name);
  if (!icon) return;
  const at = { x: space.x, y: space.y, size: space.width * 0.56 };
  drawIcon(brush, icon, at, space.look?.ink ?? alpha(inkOn(fill), 0.55));
}

/** Figures stand along the lower edge, so that pieces in the middle hide none of them. */
export function drawPrints(brush: Brush, space: SpaceBox, painting: BoardPainting): void {
  const { board } = painting;
  const plan = board.plan.spaces.find(({ ref }) => ref === space.ref);
  const shown = (board.look.prints ?? []).flatMap((print) => {
    const value = plan?.attributes?.[print.value];
    return value === undefined || value === 0 ? [] : [{ print, value }];
  });
  shown.forEach(({ print, value }, at) => {
    const size = space.width * 0.3;
    brush.save();
    brush.translate(
      space.x + (at - (shown.length - 1) / 2) * size * 1.5,
      space.y + space.height * 0.42,
    );
    if (typeof value === 'object' && value !== null) drawBag(brush, value, size, painting);
    else {
      brush.scale(size / 34, size / 34);
      const { shape = 'disc', fill = '#3a2a1c' } = print;
      const icon = print.icon === undefined ? {} : { icon: print.icon };
      drawFigured(brush, { shape, fill, ...icon }, String(value), painting.icons);
    }
    brush.restore();
  });
}

/** So many of each counter, side by side. */
function drawBag(brush: Brush, bag: Printed, size: number, painting: BoardPainting): void {
  const all = Object.entries(bag as Readonly<Record<string, number>>).flatMap(([name, count]) =>
    Array.from({ length: count }, () => painting.counters[name]),
  );
  const step = Math.min(size * 0.86, (size * 3) / Math.max(1, all.length));
  all.forEach((look, at) => {
    if (!look) return;
    brush.save();
    brush.translate((at - (all.length - 1) / 2) * step, 0);
    drawToken(brush, { look, size, dim: false }, painting.icons);
    brush.restore();
  });
}

export function drawSpaceName(brush: Brush, space: SpaceBox, painting: BoardPainting): void {
  const { display, nameOf } = painting;
  const name = nameOf(space.name);
  const font = `700 SIZE '${display}', 'Alegreya Sans', serif`;
  const sizes = [24, 22, 20, 18, 16];
  brush.font = font.replace('SIZE', '20px');
  const wide = Math.min(space.width * 1.5, brush.measureText(name).width + 26);
  const y = space.y - space.height / 2 - 4;
  const plate = new Path2D();
  plate.roundRect(space.x - wide / 2, y - 15, wide, 30, 8);
  brush.fillStyle = 'rgba(18, 12, 8, 0.78)';
  brush.fill(plate);
  const box = { x: space.x, y: y + 1, width: wide - 12, height: 26, lines: 1 };
  writeIn(brush, name, { ...box, sizes, font, fill: '#fff3d9' });
}
