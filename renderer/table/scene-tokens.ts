// Tokens, markers, pawns, badges and dice as sprites: they hop, count and tumble.
import { Sprite } from 'pixi.js';
import { own } from '../own.ts';
import { tokenShadow } from '../sprites/token.ts';
import type { Box } from './geometry.ts';
import type { TokenPile } from './lay-tokens.ts';
import { place } from './layer.ts';
import { lasting, startOf, times } from './motion.ts';
import {
  badgePainting,
  diePainting,
  figurePainting,
  pawnPainting,
  tokenPainting,
} from './paintings.ts';
import type { DiceShown, Picture } from './picture.ts';
import type { Hop } from './plan.ts';
import { atlasOf, type Stage } from './stage.ts';

export function drawTokens(
  stage: Stage,
  picture: Picture,
  hops: readonly Hop[],
  wait: number,
): void {
  const before = new Map(stage.picture?.layout.piles.map((pile) => [pile.id, pile.count]));
  const names: string[] = [];
  for (const pile of picture.layout.piles) names.push(...drawPile(stage, pile, before, wait));
  const { tokens } = stage.layers;
  tokens.keep(new Set(names));
  tokens.order(names);
  hops.forEach((hop, at) => fly(stage, hop, wait + startOf(at, hops.length, stage.pace)));
  drawMarkers(stage, picture, wait);
}

function drawPile(
  stage: Stage,
  pile: TokenPile,
  before: ReadonlyMap<string, number>,
  wait: number,
): string[] {
  const look = own(stage.reader.sheet.look.counters, pile.counter);
  if (!look) return [];
  const { tokens } = stage.layers;
  const atlas = atlasOf(stage);
  const painting = tokenPainting(stage, look, { ...pile, dim: pile.count === 0 });
  const names = pile.spots.map((spot, at) => {
    const name = `${pile.id}#${at}`;
    // With a figure the token stands aside, so that the number has room beside it.
    const x = pile.figure ? spot.x - pile.size * 0.36 : spot.x;
    const box = { x, y: spot.y, width: pile.size, height: pile.size };
    place(tokens.take(name, painting, atlas).sprite, box, pile.size * tokenShadow);
    return name;
  });
  if (!pile.figure) return names;
  const name = `${pile.id} figure`;
  const from = before.get(pile.id) ?? pile.count;
  const show = (figure: number) => {
    const written = figurePainting(String(figure), pile.size * 0.62);
    const { sprite } = tokens.take(name, written, atlasOf(stage));
    const box = { x: pile.x + pile.size * 0.36, y: pile.y, ...sizeOf(written) };
    place(sprite, box, 0);
  };
  show(from);
  const update = (share: number) => show(Math.round(from + (pile.count - from) * share));
  const duration = from === pile.count ? 0 : lasting(times.hop, stage.pace);
  stage.tweens.add({ key: name, duration, delay: duration > 0 ? wait : 0, update });
  return [...names, name];
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

/** Tokens fly one after the other, in a low arc, and are gone when they have arrived. */
function fly(stage: Stage, { counter, count, from, to }: Hop, delay: number): void {
  const look = own(stage.reader.sheet.look.counters, counter);
  const { pace, layers, tweens } = stage;
  if (!look || pace.reduced || pace.speed === 0) return;
  const size = Math.max(from.size, to.size);
  const texture = atlasOf(stage).get(tokenPainting(stage, look, { counter, size, dim: false }));
  for (let nth = 0; nth < Math.min(5, count); nth++) {
    const sprite = new Sprite({ texture, anchor: 0.5, visible: false });
    layers.flying.container.addChild(sprite);
    sprite.setSize(size * (1 + 2 * tokenShadow));
    const update = (share: number) => {
      sprite.visible = true;
      const rise = Math.sin(share * Math.PI) * Math.min(70, Math.abs(to.x - from.x) * 0.2 + 24);
      sprite.position.set(
        from.x + (to.x - from.x) * share,
        from.y + (to.y - from.y) * share - rise,
      );
    };
    tweens.add({
      key: `fly ${from.id} ${to.id} ${nth}`,
      duration: lasting(times.hop, pace),
      delay: delay + (nth * times.stagger) / pace.speed,
      update,
      done: () => sprite.destroy(),
    });
  }
}

function drawMarkers(stage: Stage, { layout }: Picture, wait: number): void {
  const { markers } = stage.layers;
  const names: string[] = [];
  for (const marker of layout.markers) {
    const painting = pawnPainting(stage, { ...marker, size: marker.width });
    names.push(moveTo(stage, `marker ${marker.id}`, painting, { box: marker, wait }));
    if (marker.lap === 0) continue;
    const lap = figurePainting(`×${marker.lap}`, marker.width * 0.4);
    const name = `lap ${marker.id}`;
    place(markers.take(name, lap, atlasOf(stage)).sprite, { ...marker, ...sizeOf(lap) }, 0);
    names.push(name);
  }
  for (const badge of layout.badges) {
    const painting = badgePainting(stage, badge.badge, badge.width);
    const name = `badge ${badge.id}`;
    place(markers.take(name, painting, atlasOf(stage)).sprite, badge, badge.width * tokenShadow);
    names.push(name);
  }
  markers.keep(new Set(names));
  markers.order(names);
}

interface Goal {
  readonly box: Box;
  readonly wait: number;
}

/** Hops from where it stands to its place. */
function moveTo(
  stage: Stage,
  name: string,
  painting: Parameters<Stage['layers']['markers']['take']>[1],
  { box, wait }: Goal,
): string {
  const { sprite, fresh } = stage.layers.markers.take(name, painting, atlasOf(stage));
  const edge = box.width * tokenShadow;
  const [x, y] = [sprite.x, sprite.y];
  const { pace } = stage;
  const still = fresh || (x === box.x && y === box.y) || pace.reduced;
  if (still) {
    stage.tweens.drop(name);
    place(sprite, box, edge);
    return name;
  }
  const update = (share: number) => {
    if (sprite.destroyed) return;
    const rise = Math.sin(share * Math.PI) * Math.min(50, box.width);
    const at = { x: x + (box.x - x) * share, y: y + (box.y - y) * share - rise };
    place(sprite, { ...at, width: box.width, height: box.height }, edge);
  };
  const duration = lasting(times.hop, pace);
  stage.tweens.add({ key: name, duration, delay: duration > 0 ? wait : 0, update });
  return name;
}

/** Dice tumble over other faces and land on what fell. The time they take, for the rest to wait. */
export function drawDice(stage: Stage, dice: DiceShown | null, fresh: boolean): number {
  const { dice: layer } = stage.layers;
  const look = stage.reader.sheet.look.dice;
  if (!dice || !look) {
    layer.clear();
    return 0;
  }
  const { size = 64, fills = ['#f3e6ca'] } = look;
  const duration = fresh ? lasting(times.dice, stage.pace) : 0;
  const names = dice.faces.map((face, at) => {
    const fill = fills[Math.min(at, fills.length - 1)]!;
    const x = look.at[0] + (at - (dice.faces.length - 1) / 2) * size * 1.15;
    const box = { x, y: look.at[1], width: size, height: size };
    const name = `die ${at}`;
    const show = (shown: number) =>
      layer.take(name, diePainting({ face: shown, sides: dice.sides, fill, size }), atlasOf(stage))
        .sprite;
    place(show(face), box, size * tokenShadow);
    const tumbles = duration > 0 && !stage.pace.reduced;
    const update = (share: number) => {
      const landed = share >= 1 || !tumbles;
      const turned = Math.floor(share * 9);
      const sprite = show(landed ? face : ((face + turned * (at + 2)) % dice.sides) + 1);
      const left = tumbles ? 1 - share : 0;
      const off = left * size * (at % 2 ? -1.6 : 1.6);
      const rise = Math.abs(Math.sin(share * Math.PI * 2)) * left * size;
      place(
        sprite,
        { ...box, x: box.x + off, y: box.y - rise, turn: left * 540 },
        size * tokenShadow,
      );
    };
    stage.tweens.add({ key: name, duration, update });
    return name;
  });
  layer.keep(new Set(names));
  return duration * 0.7;
}
