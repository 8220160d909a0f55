// The picture in Pixi: keeps one sprite per thing, moves it when the layout changes, draws on demand.
import 'pixi.js/unsafe-eval';
import { Ticker, autoDetectRenderer, type Renderer } from 'pixi.js';
import type { LookFile } from '../../engine/index.ts';
import { loadIcons } from '../sprites/icon.ts';
import { paintSurface } from '../sprites/surface.ts';
import { fit, type Size } from './camera.ts';
import type { Picture } from './picture.ts';
import { drawMarks } from './scene-marks.ts';
import { drawBoards, drawPieces } from './scene-things.ts';
import { openStage, type Stage } from './stage.ts';

export interface Scene {
  show(picture: Picture): void;
  resize(size: Size): void;
  close(): void;
}

export async function openScene(host: HTMLElement, look: LookFile, size: Size): Promise<Scene> {
  // Pixi's own clock would ask for frames for ever; this table only draws what has changed.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const [renderer, icons] = await Promise.all([
    openRenderer(size),
    loadIcons(Object.values(look.cards ?? {}).flatMap((card) => card.icon ?? [])),
    document.fonts.load("500 23px 'Alegreya Sans'"),
  ]);
  const stage = openStage(renderer, icons, look, size);
  renderer.canvas.setAttribute('aria-hidden', 'true');
  renderer.canvas.addEventListener('webglcontextrestored', () => repaint(stage));
  host.append(renderer.canvas);
  repaint(stage);
  return {
    show: (picture) => {
      draw(stage, picture);
      stage.frames.wake();
    },
    resize: (next) => {
      stage.size = next;
      repaint(stage);
    },
    close: () => {
      stage.frames.stop();
      stage.textures.clear();
      renderer.destroy({ removeView: true });
    },
  };
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

/** Everything anew for another size of the window: textures are painted at the pixels they need. */
function repaint(stage: Stage): void {
  const { renderer, size, look } = stage;
  const [width, height] = look.table.size;
  stage.tweens.finish();
  stage.camera = fit({ width, height }, size);
  renderer.resize(size.width, size.height, window.devicePixelRatio);
  for (const layer of Object.values(stage.layers)) layer.clear();
  stage.textures.clear();
  stage.surface.texture = stage.textures.get('surface', () =>
    paintSurface(look.table, size, renderer.resolution),
  );
  stage.surface.setSize(size.width, size.height);
  stage.world.position.set(stage.camera.x, stage.camera.y);
  stage.world.scale.set(stage.camera.scale);
  const { picture } = stage;
  stage.picture = null;
  if (picture) draw(stage, picture);
  stage.frames.wake();
}

function draw(stage: Stage, picture: Picture): void {
  drawBoards(stage, picture);
  drawPieces(stage, picture);
  drawMarks(stage, picture);
  stage.picture = picture;
}
