// Movements come to rest, and then ask for no more frames.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easeOut, openTweens, wayOf } from '../../../renderer/table/motion.ts';

test('[TABLE-8] a movement ends exactly at its goal, and then nothing is on its way', () => {
  const tweens = openTweens();
  const seen: number[] = [];
  let done = 0;
  tweens.add({ key: 'a', duration: 180, update: (share) => seen.push(share), done: () => done++ });
  expect(tweens.advance(1000)).toBe(true);
  expect(tweens.advance(1090)).toBe(true);
  expect(tweens.advance(1180)).toBe(false);
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(1);
  expect(done).toBe(1);
  expect(tweens.advance(1200)).toBe(false);
  expect(seen).toHaveLength(3);
});

test('[TABLE-8] a new movement of the same thing takes over from the old one', () => {
  const tweens = openTweens();
  const old: number[] = [];
  const now: number[] = [];
  tweens.add({ key: 'a', duration: 100, update: (share) => old.push(share) });
  tweens.advance(0);
  tweens.add({ key: 'a', duration: 100, update: (share) => now.push(share) });
  tweens.finish();
  expect(old).toEqual([0]);
  expect(now).toEqual([1]);
  expect(tweens.advance(50)).toBe(false);
});

test('[TABLE-8] movements never run backwards or past their goal', () => {
  const shares = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(shares, shares, (a, b) => {
      const [early, late] = a < b ? [a, b] : [b, a];
      expect(easeOut(early)).toBeLessThanOrEqual(easeOut(late));
      expect(easeOut(late)).toBeLessThanOrEqual(1);
      expect(easeOut(early)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('[TABLE-10] with fewer movements nothing travels, and a fade takes 80 ms at most', () => {
  expect(wayOf('glide', false)).toEqual({ travels: true, duration: 180 });
  for (const kind of ['glide', 'appear'] as const) {
    expect(wayOf(kind, true).travels).toBe(false);
    expect(wayOf(kind, true).duration).toBeLessThanOrEqual(80);
  }
});
