// The dice: all chance comes from the generator whose state is part of the game (DICE-1).
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Draft } from './state.ts';

/** The seed is scrambled first: this generator's streams for neighbouring seeds would be alike. */
export function seeded(seed: number): readonly number[] {
  const high = Math.floor(seed / 0x1_0000_0000) | 0;
  return [1, 2, 3, 4].map((word) =>
    scramble((seed | 0) ^ scramble(high + Math.imul(word, 0x9e3779b9))),
  );
}

function scramble(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/** A number from 0 up to, but not including, `below`. */
export function draw(draft: Draft, below: number): number {
  const generator = xoroshiro128plusFromState(draft.random);
  const drawn = uniformInt(generator, 0, below - 1);
  draft.random = [...generator.getState()];
  return drawn;
}
