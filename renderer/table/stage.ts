// What the parts of the scene draw with: the renderer, the layers, the textures, the movements.
import { Container, Sprite, type Renderer } from 'pixi.js';
import type { LookFile } from '../../engine/index.ts';
import type { Icons } from '../sprites/icon.ts';
import type { Camera, Size } from './camera.ts';
import { openFrames, type Frames } from './frames.ts';
import { openLayer, type Layer } from './layer.ts';
import { openTweens, type Tweens } from './motion.ts';
import type { Picture } from './picture.ts';
import { openTextures, type Textures } from './textures.ts';

export interface Stage {
  readonly look: LookFile;
  readonly icons: Icons;
  readonly renderer: Renderer;
  readonly surface: Sprite;
  readonly world: Container;
  /** From the lowest to the topmost. */
  readonly layers: Readonly<Record<'boards' | 'trays' | 'marks' | 'pieces' | 'above', Layer>>;
  readonly textures: Textures;
  readonly tweens: Tweens;
  readonly frames: Frames;
  size: Size;
  camera: Camera;
  picture: Picture | null;
}

export function openStage(renderer: Renderer, icons: Icons, look: LookFile, size: Size): Stage {
  const root = new Container();
  const surface = new Sprite();
  const world = new Container();
  root.addChild(surface, world);
  const tweens = openTweens();
  const frames = openFrames((now) => {
    const moving = tweens.advance(now);
    renderer.render(root);
    return moving;
  });
  const layers = {
    boards: openLayer(world),
    trays: openLayer(world),
    marks: openLayer(world),
    pieces: openLayer(world),
    above: openLayer(world),
  };
  return {
    ...{ look, icons, renderer, surface, world, layers, tweens, frames, size },
    textures: openTextures(),
    camera: { scale: 1, x: 0, y: 0 },
    picture: null,
  };
}

/** Pixels to a table unit. */
export function detailOf(stage: Stage): number {
  return stage.camera.scale * stage.renderer.resolution;
}
