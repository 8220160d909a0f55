// A bot's own dice: the same for the same seed, and never those of the game.

export interface Chance {
  /** A whole number from 0 up to, but not including, `below`. */
  pick(below: number): number;
}

/** The generator sfc32: small, fast, and good enough for dice of which nothing depends. */
export function makeChance(seed: number): Chance {
  let [a, b, c, d] = [0x9e3779b9 | 0, Math.floor(seed / 0x1_0000_0000) | 0, seed | 0, 1];
  function next(): number {
    const word = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  }
  // The first numbers of neighbouring seeds would be alike.
  for (let i = 0; i < 15; i += 1) next();
  return { pick: (below) => Math.floor((next() / 0x1_0000_0000) * below) };
}
