// What is heard of the way from one picture to the next: each sound once, the most telling first. Pure.
import type { Layout } from '../table/layout.ts';
import { plan } from '../table/plan.ts';
import type { Picture } from '../table/picture.ts';
import type { SoundName } from './voices.ts';

/** So many different sounds at once, at most. */
const most = 3;

export function heardBetween(before: Picture | null, after: Picture): readonly SoundName[] {
  if (!before || before.layout === after.layout) return [];
  const { motions, hops } = plan(before.layout, after.layout, after.events);
  const heard: SoundName[] = [];
  if (before.dice?.thrown !== after.dice?.thrown && after.dice) heard.push('dice');
  if (motions.some((motion) => motion.kind === 'glide' && motion.before)) heard.push('flip');
  if (motions.some((motion) => motion.kind === 'glide')) heard.push('slide');
  if (hops.length > 0 || markersMoved(before.layout, after.layout)) heard.push('tap');
  return heard.slice(0, most);
}

function markersMoved(before: Layout, after: Layout): boolean {
  const old = new Map(before.markers.map((marker) => [marker.id, marker]));
  return after.markers.some(({ id, x, y }) => {
    const from = old.get(id);
    return from !== undefined && (from.x !== x || from.y !== y);
  });
}
