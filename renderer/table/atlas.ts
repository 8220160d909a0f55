// Many small paintings on a few large pages, so that the whole table is drawn in a few strokes.
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Brush } from '../sprites/canvas.ts';
import type { Size } from './geometry.ts';

/** Something to paint around a middle; the same key is the same painting. */
export interface Painting extends Size {
  readonly key: string;
  readonly draw: (brush: Brush) => void;
}

export interface Atlas {
  /** Pixels to a table unit. */
  readonly detail: number;
  get(painting: Painting): Texture;
  /** Sends what was painted since the last time to the graphics card. */
  flush(): void;
  clear(): void;
}

const pageSize = 2048;
/** Neighbours on a page must not shine through at the edges. */
const apart = 2;
/** No texture is wider than every graphics card takes. */
const widest = 4096;

interface Page {
  readonly source: CanvasSource;
  readonly brush: Brush;
  readonly width: number;
  readonly height: number;
  /** Rows of paintings, each as high as its highest. */
  x: number;
  y: number;
  row: number;
  changed: boolean;
}

export function openAtlas(detail: number): Atlas {
  const pages: Page[] = [];
  const textures = new Map<string, Texture>();
  return {
    detail,
    get: (painting) => {
      const known = textures.get(painting.key);
      if (known) return known;
      const texture = paintOn(pages, painting, detail);
      textures.set(painting.key, texture);
      return texture;
    },
    flush: () => {
      for (const page of pages) {
        if (page.changed) page.source.update();
        page.changed = false;
      }
    },
    clear: () => {
      for (const texture of textures.values()) texture.destroy();
      for (const page of pages) page.source.destroy();
      textures.clear();
      pages.length = 0;
    },
  };
}

function paintOn(pages: Page[], painting: Painting, detail: number): Texture {
  const scale = Math.min(detail, widest / Math.max(painting.width, painting.height));
  const width = Math.max(1, Math.ceil(painting.width * scale));
  const height = Math.max(1, Math.ceil(painting.height * scale));
  const { page, x, y } = roomFor(pages, width, height);
  const { brush } = page;
  brush.save();
  brush.beginPath();
  brush.rect(x, y, width, height);
  brush.clip();
  brush.translate(x + width / 2, y + height / 2);
  brush.scale(width / painting.width, height / painting.height);
  painting.draw(brush);
  brush.restore();
  page.changed = true;
  return new Texture({ source: page.source, frame: new Rectangle(x, y, width, height) });
}

function roomFor(pages: Page[], width: number, height: number) {
  const large = width > pageSize / 2 || height > pageSize / 2;
  const found = large ? undefined : pages.find((page) => makeRoom(page, width, height));
  const page = found ?? openPage(large ? { width, height } : { width: pageSize, height: pageSize });
  if (!found) pages.push(page);
  const spot = { page, x: page.x, y: page.y };
  page.x += width + apart;
  page.row = Math.max(page.row, height + apart);
  return spot;
}

/** Whether it fits on the page, in this row or in the next. */
function makeRoom(page: Page, width: number, height: number): boolean {
  if (page.x + width <= page.width && page.y + height <= page.height) return true;
  if (page.y + page.row + height > page.height || width > page.width) return false;
  page.x = 0;
  page.y += page.row;
  page.row = 0;
  return true;
}

function openPage({ width, height }: Size): Page {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this page cannot paint on a canvas');
  const source = new CanvasSource({ resource: canvas, alphaMode: 'premultiply-alpha-on-upload' });
  return { source, brush, width, height, x: 0, y: 0, row: 0, changed: true };
}
