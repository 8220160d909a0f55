// What everything lies on: mats, boards, tracks, and the empty places of zones.
import { boardShadow } from '../sprites/board.ts';
import { markGlow } from '../sprites/mark.ts';
import { grown } from './geometry.ts';
import { place } from './layer.ts';
import {
  boardPainting,
  markPainting,
  matPainting,
  matShadow,
  trackFrame,
  trackPainting,
} from './paintings.ts';
import type { Picture } from './picture.ts';
import { atlasOf, type Stage } from './stage.ts';

const trayEdge = 8;

export function drawGround(stage: Stage, { layout, acting }: Picture): void {
  const { ground } = stage.layers;
  const atlas = atlasOf(stage);
  const names: string[] = [];
  const take = (name: string, painting: Parameters<typeof ground.take>[1]) => {
    names.push(name);
    return ground.take(name, painting, atlas).sprite;
  };
  for (const mat of layout.mats) {
    const painting = matPainting(stage, mat, mat.seat, acting.includes(mat.seat));
    place(take(`mat ${mat.seat}`, painting), mat, matShadow);
  }
  for (const board of layout.boards) {
    const spaces = layout.spaces.filter((space) => space.board === board.board);
    place(take(`board ${board.board}`, boardPainting(stage, board, spaces)), board, boardShadow);
  }
  for (const track of layout.tracks) {
    place(take(`track ${track.id}`, trackPainting(stage, track)), trackFrame(track), 0);
  }
  ground.keep(new Set(names));
  ground.order(names);
  drawSlots(stage, layout);
}

/** A tray for each place that a zone keeps, or one around the whole zone. */
function drawSlots(stage: Stage, { zones }: Picture['layout']): void {
  const { slots } = stage.layers;
  const names = new Set<string>();
  for (const zone of zones) {
    const bare = zone.look.as === 'hand' || zone.look.slots === 0;
    const trays = bare ? [] : zone.slots.length > 0 ? zone.slots : [zone];
    trays.forEach((tray, at) => {
      const name = `${zone.zone}@${zone.of} ${at}`;
      const box = grown(tray, trayEdge * (tray.width < 60 ? 0.5 : 1));
      const painting = markPainting(stage, { kind: 'tray', ...box, round: false });
      names.add(name);
      place(slots.take(name, painting, atlasOf(stage)).sprite, box, markGlow);
    });
  }
  slots.keep(names);
}
