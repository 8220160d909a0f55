// Pieces as sprites; they glide from where they were to where they are, and turn over on the way.
import type { Sprite } from 'pixi.js';
import { pieceShadow } from '../sprites/piece.ts';
import { place } from './layer.ts';
import type { PieceBox } from './lay-zones.ts';
import { lasting, startOf, times } from './motion.ts';
import type { Layout } from './layout.ts';
import { matShadow, piecePainting, spreadPainting } from './paintings.ts';
import type { Picture } from './picture.ts';
import { distance, type Motion, type Pose } from './plan.ts';
import { atlasOf, type Stage } from './stage.ts';

type Glide = Extract<Motion, { kind: 'glide' }>;

const paleness = 0.55;

export function drawPieces(
  stage: Stage,
  picture: Picture,
  motions: readonly Motion[],
  wait: number,
): void {
  const { pieces } = stage.layers;
  const moving = new Map(motions.map((motion) => [motion.id, motion]));
  const { layout } = picture;
  for (const piece of layout.pieces) {
    const { sprite, fresh } = pieces.take(piece.id, piecePainting(stage, piece), atlasOf(stage));
    const motion = moving.get(piece.id);
    if (!fresh && !motion) continue;
    if (!motion || motion.kind === 'go') settle(sprite, piece);
  }
  const names = layout.pieces.map(({ id }) => id);
  drawSpread(stage, layout, names);
  const leaving = motions.flatMap(({ kind, id }) => (kind === 'go' ? [id] : []));
  // What has become another piece on its way is gone; what only leaves is still seen leaving.
  pieces.keep(new Set([...names, ...leaving]));
  pieces.order(names);
  const glides = motions.filter((motion) => motion.kind === 'glide').sort(byDistance);
  glides.forEach((motion, at) => {
    const delay = wait + startOf(at, glides.length, stage.pace);
    travel(
      stage,
      motion,
      layout.pieces.find(({ id }) => id === motion.id)!,
      delay,
    );
  });
  for (const motion of motions) {
    if (motion.kind === 'appear') appear(stage, motion.id, layout.pieces, wait);
    if (motion.kind === 'go') leave(stage, motion, wait);
  }
  stage.settled = () => pieces.order(names);
}

/** A dark tray under pieces that are spread out to choose from: over all others, under them. */
function drawSpread(stage: Stage, { spread, pieces: all }: Layout, names: string[]): void {
  if (!spread) return;
  const { pieces } = stage.layers;
  const { sprite } = pieces.take('spread', spreadPainting(spread), atlasOf(stage));
  place(sprite, spread, matShadow);
  names.splice(all.length - spread.count, 0, 'spread');
}

function byDistance(a: Glide, b: Glide): number {
  return distance(a.from, a.to) - distance(b.from, b.to);
}

function settle(sprite: Sprite, piece: PieceBox): void {
  place(sprite, piece, piece.width * pieceShadow);
  sprite.alpha = piece.dim ? paleness : 1;
}

function posed(sprite: Sprite, from: Pose, to: Pose, share: number): void {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const [width, height] = [mix(from.width, to.width), mix(from.height, to.height)];
  const edge = width * pieceShadow;
  const pose = { x: mix(from.x, to.x), y: mix(from.y, to.y), width, height };
  place(sprite, { ...pose, turn: mix(from.turn, to.turn) }, edge);
}

/** From where it is now, if it was still on its way; turned over half-way if its face changes. */
function travel(stage: Stage, { from, to, before }: Glide, piece: PieceBox, delay: number): void {
  const { pieces } = stage.layers;
  const { pace, tweens } = stage;
  const { sprite } = pieces.entries.get(piece.id)!;
  const key = `piece ${piece.id}`;
  if (pace.reduced || pace.speed === 0) {
    settle(sprite, piece);
    fade(stage, sprite, piece, 0);
    return;
  }
  // A piece on its way passes over the others.
  pieces.container.addChild(sprite);
  const front = sprite.texture;
  const back = before && atlasOf(stage).get(piecePainting(stage, before));
  const show = (share: number) => {
    if (sprite.destroyed) return;
    const texture = back && share < 0.5 ? back : front;
    if (back && !texture.destroyed) sprite.texture = texture;
    posed(sprite, from, to, share);
    if (back) sprite.width *= Math.max(0.04, Math.abs(1 - 2 * share));
  };
  sprite.alpha = piece.dim ? paleness : 1;
  show(0);
  const done = () => {
    if (sprite.destroyed) return;
    const entry = pieces.entries.get(piece.id);
    if (back && entry) sprite.texture = atlasOf(stage).get(entry.painting);
    settle(sprite, piece);
  };
  tweens.add({ key, duration: lasting(times.glide, pace), delay, update: show, done });
}

function appear(stage: Stage, id: string, all: readonly PieceBox[], delay: number): void {
  const piece = all.find((it) => it.id === id)!;
  const { sprite } = stage.layers.pieces.entries.get(id)!;
  settle(sprite, piece);
  fade(stage, sprite, piece, delay);
}

function fade(stage: Stage, sprite: Sprite, piece: PieceBox, delay: number): void {
  const key = `piece ${piece.id}`;
  const full = piece.dim ? paleness : 1;
  const duration = lasting(times.fade, stage.pace);
  const update = (share: number) => {
    if (!sprite.destroyed) sprite.alpha = full * share;
  };
  if (duration > 0) sprite.alpha = 0;
  stage.tweens.add({ key, duration, delay: duration > 0 ? delay : 0, update });
}

function leave(stage: Stage, { id, at, to }: Extract<Motion, { kind: 'go' }>, delay: number): void {
  const { pieces } = stage.layers;
  const entry = pieces.entries.get(id);
  if (!entry) return;
  const { sprite } = entry;
  const goal = to && !stage.pace.reduced ? { ...at, x: to.x, y: to.y } : at;
  const update = (share: number) => {
    if (sprite.destroyed) return;
    posed(sprite, at, goal, share);
    sprite.alpha = 1 - share * share;
  };
  const done = () => pieces.drop(id);
  const duration = lasting(to ? times.glide : times.fade, stage.pace);
  stage.tweens.add({ key: `piece ${id}`, duration, delay: duration > 0 ? delay : 0, update, done });
}
