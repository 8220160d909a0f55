// One layer of the picture: a sprite for each named thing, kept as long as the thing is there.
import { Container, Sprite } from 'pixi.js';
import type { Atlas, Painting } from './atlas.ts';
import type { Box } from './geometry.ts';

export interface Entry {
  readonly sprite: Sprite;
  painting: Painting;
}

export interface Layer {
  readonly container: Container;
  readonly entries: ReadonlyMap<string, Entry>;
  /** The sprite of that name, made if it is not there yet. */
  take(
    name: string,
    painting: Painting,
    atlas: Atlas,
  ): { readonly sprite: Sprite; readonly fresh: boolean };
  drop(name: string): void;
  /** Drops all whose names are not among these. */
  keep(names: ReadonlySet<string>): void;
  /** From the lowest to the topmost. */
  order(names: readonly string[]): void;
  clear(): void;
}

export function openLayer(parent: Container): Layer {
  const container = new Container();
  const entries = new Map<string, Entry>();
  parent.addChild(container);
  const drop = (name: string) => {
    entries.get(name)?.sprite.destroy();
    entries.delete(name);
  };
  return {
    container,
    entries,
    take: (name, painting, atlas) => {
      const known = entries.get(name);
      if (known) {
        known.painting = painting;
        known.sprite.texture = atlas.get(painting);
        return { sprite: known.sprite, fresh: false };
      }
      const sprite = new Sprite({ texture: atlas.get(painting), anchor: 0.5 });
      entries.set(name, { sprite, painting });
      container.addChild(sprite);
      return { sprite, fresh: true };
    },
    drop,
    keep: (names) => [...entries.keys()].filter((name) => !names.has(name)).forEach(drop),
    order: (names) => {
      const sprites = names.flatMap((name) => entries.get(name)?.sprite ?? []);
      if (sprites.every((sprite, at) => container.children[at] === sprite)) return;
      const others = container.children.filter((child) => !sprites.includes(child as Sprite));
      container.removeChildren();
      container.addChild(...sprites, ...others);
    },
    clear: () => [...entries.keys()].forEach(drop),
  };
}

/** Puts a sprite on a box, with the room that its painting has around it. */
export function place(sprite: Sprite, box: Box & { readonly turn?: number }, edge: number): void {
  sprite.position.set(box.x, box.y);
  sprite.setSize(box.width + 2 * edge, box.height + 2 * edge);
  sprite.rotation = ((box.turn ?? 0) * Math.PI) / 180;
}
