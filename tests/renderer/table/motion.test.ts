// Movements come to rest, and then ask for no more frames.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easeOut, lasting, openTweens, startOf, times } from '../../../renderer/table/motion.ts';

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

test('[TABLE-10] with fewer movements a fade takes 80 ms at most, and nothing waits for another', () => {
  const pace = { speed: 1, reduced: true };
  for (const time of Object.values(times)) expect(lasting(time, pace)).toBeLessThanOrEqual(80);
  expect(startOf(5, 9, pace)).toBe(0);
});

test('[TABLE-11] a whole answer is over within 900 ms, twice as fast at ×2, and at once when off', () => {
  const all = (speed: number) => {
    const pace = { speed, reduced: false };
    const last = startOf(199, 200, pace);
    return lasting(times.dice, pace) * 0.7 + last + lasting(times.hop, pace);
  };
  expect(all(1)).toBeLessThanOrEqual(900);
  expect(all(2)).toBeCloseTo(all(1) / 2);
  expect(all(0)).toBe(0);
});

test('[TABLE-11] a movement without time is done at once, and one that waits begins later', () => {
  const tweens = openTweens();
  const seen: string[] = [];
  tweens.add({ key: 'now', duration: 0, update: () => seen.push('now') });
  tweens.add({ key: 'later', duration: 10, delay: 100, update: (share) => seen.push(`${share}`) });
  expect(seen).toEqual(['now']);
  tweens.advance(0);
  tweens.advance(50);
  expect(seen).toEqual(['now']);
  expect(tweens.advance(110)).toBe(false);
  expect(seen).toEqual(['now', '1']);
});
