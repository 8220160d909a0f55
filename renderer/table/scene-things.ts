// Boards, trays and pieces as sprites; pieces glide from where they were to where they are.
import type { Sprite } from 'pixi.js';
import { boardShadow, paintBoard } from '../sprites/board.ts';
import { paintMark, markGlow } from '../sprites/mark.ts';
import { paintPiece, pieceShadow } from '../sprites/piece.ts';
import { place } from './layer.ts';
import { cardLook, type Box, type PieceBox } from './layout.ts';
import { reducedTime, wayOf } from './motion.ts';
import type { Picture } from './picture.ts';
import { plan, type Motion } from './plan.ts';
import { detailOf, type Stage } from './stage.ts';

const trayEdge = 16;

export function drawBoards(stage: Stage, { layout }: Picture): void {
  const detail = detailOf(stage);
  for (const board of layout.boards) {
    const spaces = layout.spaces.filter((space) => space.board === board.board);
    const texture = stage.textures.get(`board ${board.board}`, () =>
      paintBoard(board, spaces, detail),
    );
    place(stage.layers.boards.take(board.board, texture).sprite, board, boardShadow);
  }
  for (const zone of layout.zones) {
    const box = grown(zone, trayEdge);
    const texture = stage.textures.get(`tray ${box.width} ${box.height}`, () =>
      paintMark('tray', { ...box, round: false }, stage.look.table.accent, detail),
    );
    place(stage.layers.trays.take(`${zone.zone}@${zone.of}`, texture).sprite, box, markGlow);
  }
}

function grown(box: Box, edge: number): Box {
  return { x: box.x, y: box.y, width: box.width + 2 * edge, height: box.height + 2 * edge };
}

export function pieceTexture(stage: Stage, card: string | null) {
  const look = cardLook(stage.look, card);
  const height = look.shape === 'card' ? (look.size * 88) / 63 : look.size;
  return stage.textures.get(`piece ${card ?? ''}`, () =>
    paintPiece(
      { look, hidden: card === null },
      stage.icons,
      { width: look.size, height },
      detailOf(stage),
    ),
  );
}

export function drawPieces(stage: Stage, picture: Picture): void {
  const { pieces } = stage.layers;
  const motions = plan(stage.picture?.layout ?? null, picture.layout);
  const moving = new Map(motions.map((motion) => [motion.id, motion]));
  picture.layout.pieces.forEach((piece, index) => {
    const { sprite, fresh } = pieces.take(piece.id, pieceTexture(stage, piece.card));
    const motion = moving.get(piece.id);
    if (fresh || (motion && motion.kind !== 'go')) {
      move(stage, { sprite, piece, motion, reduced: picture.motion === 'reduced' });
    }
    pieces.container.setChildIndex(sprite, index);
  });
  // What travels furthest lies on top while it travels: a piece on its way passes over the others.
  const glides = motions.filter((motion) => motion.kind === 'glide').sort(byDistance);
  for (const { id } of glides) {
    const sprite = pieces.sprites.get(id);
    if (sprite) pieces.container.addChild(sprite);
  }
  for (const motion of motions) if (motion.kind === 'go') leave(stage, motion.id);
}

type Glide = Extract<Motion, { kind: 'glide' }>;

function byDistance(a: Glide, b: Glide): number {
  return distance(a) - distance(b);
}

function distance({ from, to }: Glide): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

interface Move {
  readonly sprite: Sprite;
  readonly piece: PieceBox;
  readonly motion: Motion | undefined;
  readonly reduced: boolean;
}

function move(stage: Stage, { sprite, piece, motion, reduced }: Move): void {
  const edge = piece.width * pieceShadow;
  const [x, y, width, height] = [sprite.x, sprite.y, sprite.width, sprite.height];
  place(sprite, piece, edge);
  if (!motion || motion.kind === 'go') return;
  const key = `piece ${piece.id}`;
  const { travels, duration } = wayOf(motion.kind, reduced);
  if (!travels) {
    stage.tweens.add({ key, duration, update: (share) => void (sprite.alpha = share) });
    sprite.alpha = 0;
    return;
  }
  const [goalWidth, goalHeight] = [sprite.width, sprite.height];
  const update = (share: number) => {
    sprite.alpha = 1;
    sprite.position.set(x + (piece.x - x) * share, y + (piece.y - y) * share);
    sprite.setSize(width + (goalWidth - width) * share, height + (goalHeight - height) * share);
  };
  update(0);
  stage.tweens.add({ key, duration, update });
}

function leave(stage: Stage, id: string): void {
  const sprite = stage.layers.pieces.sprites.get(id);
  if (!sprite) return;
  stage.tweens.add({
    key: `piece ${id}`,
    duration: reducedTime,
    update: (share) => void (sprite.alpha = 1 - share),
    done: () => stage.layers.pieces.drop(id),
  });
}
