// The picture in Pixi: keeps one sprite per thing, moves it when the layout changes, draws on demand.
import 'pixi.js/unsafe-eval';
import { Ticker, autoDetectRenderer, type Renderer } from 'pixi.js';
import { loadIcons } from '../sprites/icon.ts';
import { drawLamp, drawSurface } from '../sprites/surface.ts';
import type { Reader } from '../words/ruleset-words.ts';
import { openAtlas } from './atlas.ts';
import { fit, type Camera, type Size } from './camera.ts';
import { loadFonts } from './fonts.ts';
import { iconsIn } from './icons-in.ts';
import type { Picture } from './picture.ts';
import { plan } from './plan.ts';
import { drawGround } from './scene-ground.ts';
import { drawMarks } from './scene-marks.ts';
import { drawPieces } from './scene-pieces.ts';
import { drawDice, drawTokens } from './scene-tokens.ts';
import { openStage, regroup, type Stage } from './stage.ts';

export interface Scene {
  show(picture: Picture, reader: Reader, seatColour: (seat: number) => string): void;
  look(camera: Camera): void;
  resize(size: Size): void;
  /** Everything that is still on its way arrives. */
  hurry(): void;
  close(): void;
}

export async function openScene(host: HTMLElement, reader: Reader, size: Size): Promise<Scene> {
  // Pixi's own clock would ask for frames for ever; this table only draws what has changed.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const [renderer, icons] = await Promise.all([
    openRenderer(size),
    loadIcons(iconsIn(reader.sheet.look)),
    loadFonts(reader.sheet),
  ]);
  const stage = openStage(renderer, reader, icons, size);
  renderer.canvas.setAttribute('aria-hidden', 'true');
  renderer.canvas.addEventListener('webglcontextrestored', () => repaint(stage));
  host.append(renderer.canvas);
  repaint(stage);
  return {
    show: (picture, shown, seatColour) => {
      stage.reader = shown;
      stage.seatColour = seatColour;
      draw(stage, picture);
      stage.frames.wake();
    },
    look: (camera) => aim(stage, camera),
    resize: (next) => {
      if (next.width === stage.size.width && next.height === stage.size.height) return;
      stage.size = next;
      repaint(stage);
    },
    hurry: () => {
      stage.tweens.finish();
      stage.frames.wake();
    },
    close: () => close(stage),
  };
}

function close(stage: Stage): void {
  clearTimeout(stage.resting);
  stage.frames.stop();
  stage.tweens.finish();
  for (const layer of Object.values(stage.layers)) layer.clear();
  stage.surface.texture.destroy(true);
  stage.lamp.texture.destroy(true);
  stage.atlas.clear();
  stage.finer?.clear();
  stage.renderer.destroy({ removeView: true });
}

function openRenderer(size: Size): Promise<Renderer> {
  return autoDetectRenderer({
    ...size,
    preference: 'webgl',
    autoDensity: true,
    resolution: window.devicePixelRatio,
    backgroundColor: 0x120d0a,
    eventMode: 'none',
    // The table has an accessible layer of its own.
    accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
  });
}

/** How much of the table top is painted, compared with the table: windows have other shapes. */
const bleed = 2.4;

/** Everything anew for another size of the window: paintings have the pixels that they need. */
function repaint(stage: Stage): void {
  const { renderer, size, reader } = stage;
  const [width, height] = reader.sheet.look.table.size;
  stage.tweens.finish();
  stage.camera = fit({ width, height }, size);
  renderer.resize(size.width, size.height, window.devicePixelRatio);
  for (const layer of Object.values(stage.layers)) layer.clear();
  stage.atlas.clear();
  stage.finer?.clear();
  stage.finer = null;
  stage.atlas = openAtlas(stage.camera.scale * renderer.resolution);
  paintSurface(stage, { width, height });
  aim(stage, stage.camera);
  const { picture } = stage;
  stage.picture = null;
  if (picture) draw(stage, picture);
  stage.frames.wake();
}

/** The ground has textures of its own: they are large, and painted once for a size of the window. */
function paintSurface(stage: Stage, table: Size): void {
  const { surface, lamp, reader, size, renderer } = stage;
  const ground = { width: table.width * bleed, height: table.height * bleed };
  const detail = Math.min(stage.camera.scale * renderer.resolution, 2048 / ground.width);
  const own = openAtlas(detail);
  const old = [surface.texture, lamp.texture];
  surface.texture = own.get({
    key: 'surface',
    ...ground,
    draw: (brush) => drawSurface(brush, reader.sheet.look.table, ground),
  });
  surface.position.set(table.width / 2, table.height / 2);
  surface.setSize(ground.width, ground.height);
  lamp.texture = openAtlas(0.5).get({
    key: 'lamp',
    ...size,
    draw: (brush) => drawLamp(brush, size),
  });
  lamp.setSize(size.width, size.height);
  for (const texture of old) if (texture.label !== 'EMPTY') texture.destroy(true);
  regroup(stage);
}

/** When the camera rests for so long, paintings get the detail that it needs. */
const rest = 160;

function aim(stage: Stage, camera: Camera): void {
  stage.camera = camera;
  stage.world.position.set(camera.x, camera.y);
  stage.world.scale.set(camera.scale);
  stage.frames.wake();
  clearTimeout(stage.resting);
  stage.resting = window.setTimeout(() => focus(stage), rest);
}

/** Paintings are made anew when they are much too coarse, or much finer than needed. */
function focus(stage: Stage): void {
  const wanted = Math.min(stage.camera.scale * stage.renderer.resolution, finest(stage));
  const { detail } = stage.finer ?? stage.atlas;
  if (wanted < detail * 1.2 && wanted > detail * 0.55) return;
  stage.finer?.clear();
  stage.finer = openAtlas(wanted);
  stage.frames.wake();
}

/** Pixels of all paintings together, at most: about 200 megabytes. */
const mostPixels = 48e6;

function finest({ layers }: Stage): number {
  const paintings = new Map<string, number>();
  for (const { entries } of Object.values(layers)) {
    for (const { painting } of entries.values()) {
      paintings.set(painting.key, painting.width * painting.height);
    }
  }
  const area = [...paintings.values()].reduce((sum, one) => sum + one, 1);
  return Math.sqrt(mostPixels / area);
}

function draw(stage: Stage, picture: Picture): void {
  const before = stage.picture;
  stage.pace = before ? picture.pace : { speed: 0, reduced: false };
  // What is still on its way from the answer before arrives first: no movement is ever lost.
  if (before && before.layout !== picture.layout) stage.tweens.finish();
  const { motions, hops } = plan(before?.layout ?? null, picture.layout, picture.events);
  const thrown = before !== null && before.dice?.thrown !== picture.dice?.thrown;
  drawGround(stage, picture);
  const wait = before?.dice === picture.dice ? 0 : drawDice(stage, picture.dice, thrown);
  if (before?.layout !== picture.layout) {
    drawPieces(stage, picture, motions, wait);
    drawTokens(stage, picture, hops, wait);
  }
  drawMarks(stage, picture);
  stage.picture = picture;
}
