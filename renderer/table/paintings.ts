// What each thing on the table is painted like, as paintings of the atlas.
import type { CounterLook } from '../../engine/index.ts';
import { drawBack } from '../sprites/back.ts';
import { boardShadow, drawBoard } from '../sprites/board.ts';
import { inkOn } from '../sprites/colour.ts';
import { drawFace } from '../sprites/face.ts';
import { drawMat, drawTrack } from '../sprites/furniture.ts';
import { drawMark, markGlow, type MarkKind, type MarkShape } from '../sprites/mark.ts';
import { drawPiece, pieceShadow } from '../sprites/piece.ts';
import {
  drawBadge,
  drawDie,
  drawFigure,
  drawPawn,
  drawToken,
  tokenShadow,
} from '../sprites/token.ts';
import { faceText } from '../words/card-words.ts';
import { spaceName } from '../words/ruleset-words.ts';
import type { Painting } from './atlas.ts';
import { around, grown, type Box, type Size } from './geometry.ts';
import type { BoardBox, SpaceBox } from './lay-boards.ts';
import type { TrackBox } from './lay-tokens.ts';
import { backLook, displayFace, pieceLook } from './looks.ts';
import type { Stage } from './stage.ts';

const paper = '#f3e6ca';

function withEdge({ width, height }: Size, edge: number): Size {
  return { width: width + 2 * edge, height: height + 2 * edge };
}

export interface Drawn extends Size {
  readonly card: string | null;
  readonly back: string | null;
}

/** What painting needs of the stage. */
export type Easel = Pick<Stage, 'reader' | 'icons'>;

export function piecePainting(stage: Easel, { card, back, width, height }: Drawn): Painting {
  const { reader, icons } = stage;
  const look = pieceLook(reader.sheet, card);
  const size = { width, height };
  const whole = withEdge(size, width * pieceShadow);
  const round = Math.round(width);
  if (card === null) {
    const key = `back ${back ?? ''} ${round} ${Math.round(height)}`;
    const backOf = backLook(reader.sheet, back);
    return { key, ...whole, draw: (brush) => drawBack(brush, backOf, size, icons) };
  }
  const { face } = look;
  if (!face) {
    const key = `piece ${card} ${round}`;
    return { key, ...whole, draw: (brush) => drawPiece(brush, look, size, icons) };
  }
  const { table, counters = {} } = reader.sheet.look;
  const ground = face.paper ?? table.paper ?? paper;
  return {
    key: `face ${card} ${round} ${reader.language}`,
    ...whole,
    draw: (brush) =>
      drawFace(
        brush,
        {
          look: face,
          fill: look.fill,
          icon: look.icon,
          text: faceText(reader, card, face),
          paper: ground,
          ink: face.ink ?? table.ink ?? inkOn(ground),
          display: displayFace(reader.sheet),
          counters,
        },
        size,
        icons,
      ),
  };
}

export function tokenPainting(
  stage: Stage,
  look: CounterLook,
  { counter, size, dim }: { counter: string; size: number; dim: boolean },
): Painting {
  const whole = size * (1 + 2 * tokenShadow);
  return {
    key: `token ${counter} ${Math.round(size)} ${dim}`,
    width: whole,
    height: whole,
    draw: (brush) => drawToken(brush, { look, size, dim }, stage.icons),
  };
}

export function figurePainting(figure: string, size: number): Painting {
  const width = size * (1.4 + figure.length * 0.6);
  return {
    key: `figure ${figure} ${Math.round(size)}`,
    width,
    height: size * 1.4,
    draw: (brush) => drawFigure(brush, figure, size),
  };
}

export function pawnPainting(
  stage: Stage,
  { seat, icon, size }: { seat: number | null; icon: string | null; size: number },
): Painting {
  const whole = size * (1 + 2 * tokenShadow);
  const colour = seat === null ? stage.reader.sheet.look.table.accent : stage.seatColour(seat);
  return {
    key: `pawn ${seat ?? 'table'} ${colour} ${icon ?? ''} ${Math.round(size)}`,
    width: whole,
    height: whole,
    draw: (brush) => drawPawn(brush, { seat: seat ?? 3, colour, icon, size }, stage.icons),
  };
}

export function badgePainting(stage: Stage, badge: string, size: number): Painting {
  const whole = size * (1 + 2 * tokenShadow);
  const look = stage.reader.sheet.look.badges?.[badge] ?? {};
  return {
    key: `badge ${badge} ${Math.round(size)}`,
    width: whole,
    height: whole,
    draw: (brush) => drawBadge(brush, look, size, stage.icons),
  };
}

export interface DieFace {
  readonly face: number;
  readonly sides: number;
  readonly fill: string;
  readonly size: number;
}

export function diePainting({ face, sides, fill, size }: DieFace): Painting {
  const whole = size * (1 + 2 * tokenShadow);
  return {
    key: `die ${face} ${sides} ${fill} ${size}`,
    width: whole,
    height: whole,
    draw: (brush) => drawDie(brush, face, sides, { fill, size }),
  };
}

export interface Marked extends MarkShape {
  readonly kind: MarkKind;
  readonly order?: number;
}

export function markPainting(stage: Stage, { kind, order, ...shape }: Marked): Painting {
  const { accent } = stage.reader.sheet.look.table;
  const { width, height, round } = shape;
  return {
    key: `mark ${kind} ${Math.round(width)} ${Math.round(height)} ${round} ${order ?? ''}`,
    ...withEdge(shape, markGlow),
    draw: (brush) =>
      drawMark(brush, kind, shape, { accent, ...(order !== undefined && { order }) }),
  };
}

export function boardPainting(
  stage: Stage,
  board: BoardBox,
  spaces: readonly SpaceBox[],
): Painting {
  const { reader, icons } = stage;
  const { counters = {} } = reader.sheet.look;
  const nameOf = (space: string) => spaceName(reader, space);
  const display = displayFace(reader.sheet);
  return {
    key: `board ${board.board} ${reader.language}`,
    ...withEdge(board, boardShadow),
    draw: (brush) => drawBoard(brush, { board, spaces, icons, counters, display, nameOf }),
  };
}

export function matPainting(stage: Stage, mat: Size, seat: number, acting: boolean): Painting {
  const [colour, { fill }] = [stage.seatColour(seat), stage.reader.sheet.look.mat!];
  const { width, height } = mat;
  return {
    key: `mat ${Math.round(width)} ${Math.round(height)} ${colour} ${acting}`,
    ...withEdge(mat, matShadow),
    draw: (brush) => drawMat(brush, { width, height, fill, colour, acting }),
  };
}

export const matShadow = 24;

export function spreadPainting({ width, height }: Size): Painting {
  return {
    key: `spread ${Math.round(width)} ${Math.round(height)}`,
    ...withEdge({ width, height }, matShadow),
    draw: (brush) => drawMat(brush, { width, height, ...tray }),
  };
}

const tray = { fill: '#120d0a', colour: '#f0b95a', acting: false };

export function trackFrame(track: TrackBox): Box {
  return grown(around(track.spaces)!, track.size);
}

export function trackPainting(stage: Stage, track: TrackBox): Painting {
  const frame = trackFrame(track);
  return {
    key: `track ${track.track} ${Math.round(track.size)} ${Math.round(frame.width)}`,
    width: frame.width,
    height: frame.height,
    draw: (brush) => drawTrack(brush, track, frame, stage.icons),
  };
}
