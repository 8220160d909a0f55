// Textures by name: each is painted once for a size of the window, and given back when that changes.
import { Texture } from 'pixi.js';

export interface Textures {
  get(name: string, paint: () => HTMLCanvasElement): Texture;
  clear(): void;
}

export function openTextures(): Textures {
  const textures = new Map<string, Texture>();
  return {
    get: (name, paint) => {
      const known = textures.get(name);
      if (known) return known;
      const texture = Texture.from({ resource: paint(), autoGenerateMipmaps: true }, true);
      textures.set(name, texture);
      return texture;
    },
    clear: () => {
      for (const texture of textures.values()) texture.destroy(true);
      textures.clear();
    },
  };
}
