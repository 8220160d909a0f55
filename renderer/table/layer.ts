// One layer of the picture: a sprite for each named thing, kept as long as the thing is there.
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Box } from './layout.ts';

export interface Layer {
  readonly container: Container;
  readonly sprites: ReadonlyMap<string, Sprite>;
  /** The sprite of that name, made if it is not there yet. */
  take(name: string, texture: Texture): { readonly sprite: Sprite; readonly fresh: boolean };
  drop(name: string): void;
  clear(): void;
}

export function openLayer(parent: Container): Layer {
  const container = new Container();
  const sprites = new Map<string, Sprite>();
  parent.addChild(container);
  const drop = (name: string) => {
    sprites.get(name)?.destroy();
    sprites.delete(name);
  };
  return {
    container,
    sprites,
    take: (name, texture) => {
      const known = sprites.get(name);
      if (known) {
        known.texture = texture;
        return { sprite: known, fresh: false };
      }
      const sprite = new Sprite({ texture, anchor: 0.5 });
      sprites.set(name, sprite);
      container.addChild(sprite);
      return { sprite, fresh: true };
    },
    drop,
    clear: () => [...sprites.keys()].forEach(drop),
  };
}

/** Puts a sprite on a box; `edge` is the room that its texture has around the box on each side. */
export function place(sprite: Sprite, box: Box, edge: number): void {
  sprite.position.set(box.x, box.y);
  sprite.setSize(box.width + 2 * edge, box.height + 2 * edge);
}
