// A board with depth: a frame, its spaces sunk into it, letters and numbers along the edges.
import type { Box } from '../table/geometry.ts';
import { boardMargin, type BoardBox, type SpaceBox } from '../table/lay-boards.ts';
import {
  drawMiddle,
  drawPrints,
  drawSpaceIcon,
  drawSpaceName,
  drawWays,
  type BoardPainting,
} from './board-prints.ts';
import { downward, withShadow, type Brush } from './canvas.ts';
import { alpha, darken, inkOn, lighten, mix } from './colour.ts';

/** Light has the colour of the lamp. */
const lamp = '#ffdcae';

/** Room around the frame for its shadow. */
export const boardShadow = 60;

/** Around the middle of the board, in table units. */
export function drawBoard(brush: Brush, painting: BoardPainting): void {
  const { board, spaces } = painting;
  const { look } = board;
  brush.translate(-board.x, -board.y);
  if (!look.bare) drawFrame(brush, board);
  if (look.middle) drawMiddle(brush, painting);
  drawWays(brush, painting);
  for (const space of spaces) {
    const colour = space.look?.fill ?? look.line;
    if (space.round) drawHole(brush, space, colour, look.fill);
    else drawTile(brush, space, colour);
    drawSpaceIcon(brush, space, colour, painting.icons);
    if (look.prints) drawPrints(brush, space, painting);
    if (look.names) drawSpaceName(brush, space, painting);
  }
  if (look.labels) drawLabels(brush, board, spaces);
}

function drawFrame(brush: Brush, board: BoardBox): void {
  const { fill } = board.look;
  const [left, top] = [board.x - board.width / 2, board.y - board.height / 2];
  const frame = new Path2D();
  frame.roundRect(left, top, board.width, board.height, 18);
  withShadow(brush, { blur: 44, drop: 18, colour: 'rgba(0, 0, 0, 0.75)' }, () => {
    brush.fillStyle = downward(brush, top, top + board.height, [
      mix(fill, lamp, 0.16),
      fill,
      darken(fill, 0.28),
    ]);
    brush.fill(frame);
  });
  brush.save();
  brush.clip(frame);
  brush.lineWidth = 5;
  brush.strokeStyle = downward(brush, top, top + board.height, [
    alpha(mix(fill, lamp, 0.65), 0.6),
    alpha(lighten(fill, 0.3), 0.08),
    alpha('#000000', 0.5),
  ]);
  brush.stroke(frame);
  brush.restore();
}

function drawTile(brush: Brush, space: SpaceBox, colour: string): void {
  const [left, top] = [space.x - space.width / 2, space.y - space.height / 2];
  const tile = new Path2D();
  tile.roundRect(left, top, space.width, space.height, 8);
  brush.fillStyle = downward(brush, top, top + space.height, [
    darken(colour, 0.07),
    colour,
    lighten(colour, 0.12),
  ]);
  brush.fill(tile);
  sink(brush, tile, space);
  brush.lineWidth = 1.5;
  brush.strokeStyle = alpha('#000000', 0.55);
  brush.stroke(tile);
}

function drawHole(brush: Brush, space: SpaceBox, colour: string, fill: string): void {
  const hole = new Path2D();
  hole.arc(space.x, space.y, space.width / 2, 0, Math.PI * 2);
  const top = space.y - space.height / 2;
  brush.lineWidth = 5;
  brush.strokeStyle = downward(brush, top, top + space.height, [
    darken(fill, 0.45),
    mix(fill, colour, 0.3),
    lighten(fill, 0.32),
  ]);
  brush.stroke(hole);
  brush.fillStyle = downward(brush, top, top + space.height, [darken(colour, 0.35), colour]);
  brush.fill(hole);
  sink(brush, hole, space);
}

/** A shadow that falls inwards from the upper edge: the shape lies lower than what is around it. */
function sink(brush: Brush, shape: Path2D, box: Box): void {
  const around = new Path2D();
  around.rect(box.x - box.width, box.y - box.height, box.width * 2, box.height * 2);
  around.addPath(shape);
  brush.save();
  brush.clip(shape);
  withShadow(brush, { blur: 12, drop: 6, colour: 'rgba(0, 0, 0, 0.55)' }, () => {
    brush.fillStyle = '#000000';
    brush.fill(around, 'evenodd');
  });
  brush.restore();
}

function drawLabels(brush: Brush, board: BoardBox, spaces: readonly SpaceBox[]): void {
  brush.font = "500 23px 'Alegreya Sans', sans-serif";
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = mix(board.look.fill, inkOn(board.look.fill), 0.78);
  const margin = boardMargin(board.look) / 2;
  const [left, bottom] = [board.x - board.width / 2, board.y + board.height / 2];
  for (const space of spaces) {
    // A space is called by its column's letter and its row's number: b2.
    const [, letter = '', number = ''] = /^([a-z]+)(\d+)$/.exec(space.name) ?? [];
    if (space.row === 1) brush.fillText(letter, space.x, bottom - margin);
    if (space.column === 1) brush.fillText(number, left + margin, space.y);
  }
}
