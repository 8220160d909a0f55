// Marks as sprites: what may be chosen, what is pointed at or picked, what was touched last, and the ghost.
import { refOf } from '../input/pick.ts';
import { markGlow, type MarkKind } from '../sprites/mark.ts';
import { pieceShadow } from '../sprites/piece.ts';
import type { Box } from './geometry.ts';
import { place } from './layer.ts';
import type { Layout } from './layout.ts';
import { pieceLook } from './looks.ts';
import { lasting, times } from './motion.ts';
import { markPainting, piecePainting } from './paintings.ts';
import type { Picture } from './picture.ts';
import { atlasOf, type LayerName, type Stage } from './stage.ts';

interface Markable extends Box {
  readonly ref: string;
  readonly round: boolean;
  readonly turn: number;
}

interface Mark {
  readonly kind: MarkKind;
  readonly thing: Markable;
  readonly layer: LayerName;
  readonly order?: number;
}

export function drawMarks(stage: Stage, picture: Picture): void {
  const marks = new Map<string, Mark>();
  for (const thing of markables(stage, picture.layout)) {
    for (const mark of marksOn(thing, picture)) marks.set(`${mark.kind} ${thing.ref}`, mark);
  }
  const names = new Set([...marks.keys(), 'ghost']);
  for (const layer of ['marks', 'above'] as const) stage.layers[layer].keep(names);
  if (!picture.ghost) stage.layers.above.drop('ghost');
  for (const [name, mark] of marks) drawOne(stage, name, mark);
  drawGhost(stage, picture);
  // Ticks and numbers lie over every glow.
  const above = [...stage.layers.above.entries.keys()];
  const isTick = (name: string) => name.startsWith('held ');
  stage.layers.above.order([...above.filter((name) => !isTick(name)), ...above.filter(isTick)]);
}

/** Glows lie under spaces' pieces and over cards that overlap each other. */
function marksOn(thing: Markable, picture: Picture): Mark[] {
  const { held, open, pointed, last, ordered } = picture;
  const isHeld = held.has(thing.ref);
  const kind = isHeld || pointed === thing.ref ? 'pointed' : 'open';
  const layer =
    thing.ref.startsWith('piece/') || thing.ref.startsWith('place/') ? 'above' : 'marks';
  const marks: Mark[] = [];
  if (isHeld || open.has(thing.ref)) marks.push({ kind, thing, layer });
  if (isHeld) {
    const order = ordered ? [...held].indexOf(thing.ref) + 1 : undefined;
    marks.push({ kind: 'held', thing, layer: 'above', ...(order !== undefined && { order }) });
  }
  if (last.has(thing.ref)) marks.push({ kind: 'last', thing, layer: 'above' });
  return marks;
}

/** Spaces, pieces, and mats for players. */
function markables(stage: Stage, layout: Layout): readonly Markable[] {
  const pieces = layout.pieces.flatMap((piece): Markable[] => {
    const ref = refOf(piece);
    const round = pieceLook(stage.reader.sheet, piece.card).shape === 'disc';
    const [width, height] = [piece.width + 8, piece.height + 8];
    return [{ ref, x: piece.x, y: piece.y, turn: piece.turn, width, height, round }];
  });
  const mats = layout.mats.map((mat) => ({
    ...mat,
    ref: `seat/${mat.seat}`,
    round: false,
    turn: 0,
  }));
  const spaces = layout.spaces.map((space) => ({ ...space, turn: 0 }));
  return [...spaces, ...mats, ...pieces];
}

function drawOne(stage: Stage, name: string, { kind, thing, layer, order }: Mark): void {
  const { width, height, round } = thing;
  const marked = { kind, width, height, round, ...(order !== undefined && { order }) };
  const { sprite, fresh } = stage.layers[layer].take(
    name,
    markPainting(stage, marked),
    atlasOf(stage),
  );
  place(sprite, thing, markGlow);
  if (!fresh) return;
  const duration = lasting(times.fade, stage.pace);
  if (duration > 0) sprite.alpha = 0;
  const update = (share: number) => {
    if (!sprite.destroyed) sprite.alpha = share;
  };
  stage.tweens.add({ key: `mark ${name}`, duration, update });
}

function drawGhost(stage: Stage, { ghost }: Picture): void {
  if (!ghost) return;
  const painting = piecePainting(stage, { ...ghost, back: null });
  const { sprite } = stage.layers.above.take('ghost', painting, atlasOf(stage));
  place(sprite, ghost, ghost.width * pieceShadow);
  sprite.alpha = 0.5;
}
