// What the parts of the scene draw with: the renderer, the layers, the paintings, the movements.
import { Container, Sprite, type RenderGroup, type Renderer } from 'pixi.js';
import type { Icons } from '../sprites/icon.ts';
import type { Reader } from '../words/ruleset-words.ts';
import { openAtlas, type Atlas } from './atlas.ts';
import type { Camera, Size } from './camera.ts';
import { openFrames, type Frames } from './frames.ts';
import { openLayer, type Layer } from './layer.ts';
import { openTweens, type Pace, type Tweens } from './motion.ts';
import type { Picture } from './picture.ts';

/** From the lowest to the topmost. */
const layerNames = [
  'ground',
  'slots',
  'marks',
  'pieces',
  'tokens',
  'markers',
  'above',
  'dice',
  'flying',
] as const;

export type LayerName = (typeof layerNames)[number];

export interface Stage {
  reader: Reader;
  icons: Icons;
  readonly renderer: Renderer;
  readonly surface: Sprite;
  readonly lamp: Sprite;
  readonly root: Container;
  readonly world: Container;
  readonly layers: Readonly<Record<LayerName, Layer>>;
  readonly tweens: Tweens;
  readonly frames: Frames;
  atlas: Atlas;
  /** The same paintings at another detail, while they are being made. */
  finer: Atlas | null;
  size: Size;
  camera: Camera;
  picture: Picture | null;
  pace: Pace;
  seatColour: (seat: number) => string;
  /** The timer that waits for the camera to rest. */
  resting: number;
  /** Called when nothing moves any more. */
  settled: () => void;
}

export function openStage(renderer: Renderer, reader: Reader, icons: Icons, size: Size): Stage {
  const root = new Container();
  const surface = new Sprite({ anchor: 0.5 });
  const lamp = new Sprite();
  const world = new Container();
  const below = new Container();
  below.addChild(surface);
  root.addChild(below, lamp, world);
  const tweens = openTweens();
  const frames = openFrames((now) => {
    const moving = tweens.advance(now);
    // What is on its way keeps its paintings until it has arrived.
    const painting = moving ? stage.finer !== null : refine(stage);
    if (!moving) stage.settled();
    below.position.copyFrom(world.position);
    below.scale.copyFrom(world.scale);
    stage.atlas.flush();
    stage.finer?.flush();
    renderer.render(root);
    return moving || painting;
  });
  const opened = layerNames.map((name) => [name, openLayer(world)] as const);
  const stage: Stage = {
    ...{ reader, icons, renderer, surface, lamp, root, world, tweens, frames, size },
    layers: Object.fromEntries(opened) as Record<LayerName, Layer>,
    atlas: openAtlas(1),
    finer: null,
    camera: { scale: 1, x: 0, y: 0 },
    picture: null,
    pace: { speed: 1, reduced: false },
    seatColour: () => '#e0a84a',
    resting: 0,
    settled: () => undefined,
  };
  return stage;
}

/** Milliseconds of a frame that may be spent on painting anew. */
const patience = 6;

/** Paints some more at the new detail; true while there is more to do. */
function refine(stage: Stage): boolean {
  const { finer } = stage;
  if (!finer) return false;
  const start = performance.now();
  for (const { entries } of Object.values(stage.layers)) {
    for (const { sprite, painting } of entries.values()) {
      const texture = finer.get(painting);
      if (sprite.texture === texture) continue;
      sprite.texture = texture;
      if (performance.now() - start > patience) return true;
    }
  }
  stage.atlas.clear();
  stage.atlas = finer;
  stage.finer = null;
  regroup(stage);
  return false;
}

/** What is drawn in one stroke is put together anew: nothing of it may hold on to a page that is gone. */
export function regroup({ root }: Stage): void {
  // There is no group before the first frame.
  const group = root.renderGroup as RenderGroup | null;
  if (group) group.structureDidChange = true;
}

/** Where new paintings are made. */
export function atlasOf(stage: Stage): Atlas {
  return stage.finer ?? stage.atlas;
}
