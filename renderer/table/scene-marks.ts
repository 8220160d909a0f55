// Marks as sprites: what may be chosen, what is pointed at or picked, what was touched last, and the ghost.
import { markGlow, paintMark, type MarkKind } from '../sprites/mark.ts';
import { pieceShadow } from '../sprites/piece.ts';
import { place, type Layer } from './layer.ts';
import type { Box, Layout } from './layout.ts';
import { fadeTime } from './motion.ts';
import type { Picture } from './picture.ts';
import { pieceTexture } from './scene-things.ts';
import { detailOf, type Stage } from './stage.ts';

interface Markable extends Box {
  readonly ref: string;
  readonly round: boolean;
}

export function drawMarks(stage: Stage, picture: Picture): void {
  const things = markables(stage, picture.layout);
  const marks = new Map<string, { kind: MarkKind; thing: Markable; layer: Layer }>();
  const { marks: below, above } = stage.layers;
  for (const thing of things) {
    const held = picture.held.has(thing.ref);
    const kind = held || picture.pointed === thing.ref ? 'pointed' : 'open';
    if (held || picture.open.has(thing.ref))
      marks.set(`${kind} ${thing.ref}`, { kind, thing, layer: below });
    if (held) marks.set(`held ${thing.ref}`, { kind: 'held', thing, layer: above });
    if (picture.last.has(thing.ref)) {
      marks.set(`last ${thing.ref}`, { kind: 'last', thing, layer: above });
    }
  }
  for (const layer of [below, above]) {
    for (const key of [...layer.sprites.keys()]) if (!marks.has(key)) layer.drop(key);
  }
  for (const [key, { kind, thing, layer }] of marks) drawMark(stage, key, { kind, thing, layer });
  drawGhost(stage, picture);
}

/** Spaces, and pieces that lie on no space. */
function markables(stage: Stage, layout: Layout): readonly Markable[] {
  const pieces = layout.pieces.flatMap((piece) => {
    if (piece.ref === null) return [];
    const round = stage.look.cards?.[piece.card ?? '']?.shape === 'disc';
    const [width, height] = [piece.width + 8, piece.height + 8];
    return [{ ref: piece.ref, x: piece.x, y: piece.y, width, height, round }];
  });
  return [...layout.spaces, ...pieces];
}

interface Mark {
  readonly kind: MarkKind;
  readonly thing: Markable;
  readonly layer: Layer;
}

function drawMark(stage: Stage, key: string, { kind, thing, layer }: Mark): void {
  const { accent } = stage.look.table;
  const name = `${kind} ${thing.width} ${thing.height} ${thing.round}`;
  const texture = stage.textures.get(name, () => paintMark(kind, thing, accent, detailOf(stage)));
  const { sprite, fresh } = layer.take(key, texture);
  place(sprite, thing, markGlow);
  if (!fresh) return;
  sprite.alpha = 0;
  const update = (share: number) => {
    if (!sprite.destroyed) sprite.alpha = share;
  };
  stage.tweens.add({ key: `mark ${key}`, duration: fadeTime, update });
}

function drawGhost(stage: Stage, { ghost }: Picture): void {
  if (!ghost) return;
  const { sprite } = stage.layers.above.take('ghost', pieceTexture(stage, ghost.card));
  place(sprite, ghost, ghost.width * pieceShadow);
  sprite.alpha = 0.5;
}
