// The write-ahead log that a killed program leaves: SQLite stops reading it at the first bad frame without a word,
// and every commit after it would be lost. Format: https://sqlite.org/fileformat2.html#the_write_ahead_log
import { existsSync, readFileSync } from 'node:fs';

type Sums = readonly [number, number];

interface Frame {
  readonly at: number;
  readonly sums: Sums;
  /** Whether it says that it belongs to the present log. */
  readonly present: boolean;
  /** The last frame of a commit. */
  readonly commits: boolean;
}

/**
 * What is wrong with the log, or null. The last commit may be torn, for it was not acknowledged: each
 * commit is on disk before the next one begins. A bad frame with a whole commit after its own is damage.
 */
export function lostInLog(file: string): string | null {
  const log = `${file}-wal`;
  if (!existsSync(log)) return null;
  const bytes = readFileSync(log);
  if (bytes.length <= 32) return null;
  const size = bytes.readUInt32BE(8);
  if (!headIsWhole(bytes) || size < 512) return 'the head of its write-ahead log is damaged';
  const frames = framesOf(bytes, size);
  const bad = badFrame(bytes, size, frames);
  if (bad < 0) return null;
  const commitsAfter = frames.slice(bad).filter((frame) => frame.commits).length;
  return commitsAfter > 1 ? `its write-ahead log is damaged at frame ${bad + 1}` : null;
}

function headIsWhole(bytes: Buffer): boolean {
  const [a, b] = sumOf(bytes, [0, 24], [0, 0], isBig(bytes));
  return a === bytes.readUInt32BE(24) && b === bytes.readUInt32BE(28);
}

function isBig(bytes: Buffer): boolean {
  return (bytes.readUInt32BE(0) & 1) === 1;
}

/** Up to the last one of the present log; what lies behind it is left from an earlier one. */
function framesOf(bytes: Buffer, size: number): Frame[] {
  const frames: Frame[] = [];
  let last = 0;
  for (let at = 32; at + 24 + size <= bytes.length; at += 24 + size) {
    const sums: Sums = [bytes.readUInt32BE(at + 16), bytes.readUInt32BE(at + 20)];
    const present = bytes.compare(bytes, 16, 24, at + 8, at + 16) === 0;
    frames.push({ at, sums, present, commits: bytes.readUInt32BE(at + 4) !== 0 });
    if (present) last = frames.length;
  }
  return frames.slice(0, last);
}

function badFrame(bytes: Buffer, size: number, frames: readonly Frame[]): number {
  const big = isBig(bytes);
  let before: Sums = [bytes.readUInt32BE(24), bytes.readUInt32BE(28)];
  return frames.findIndex(({ at, sums, present }) => {
    const head = sumOf(bytes, [at, at + 8], before, big);
    const found = sumOf(bytes, [at + 24, at + 24 + size], head, big);
    before = sums;
    return !present || found[0] !== sums[0] || found[1] !== sums[1];
  });
}

function sumOf(bytes: Buffer, [from, to]: Sums, start: Sums, big: boolean): Sums {
  let [a, b] = start;
  for (let at = from; at < to; at += 8) {
    const first = big ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
    const second = big ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4);
    a = (a + first + b) >>> 0;
    b = (b + second + a) >>> 0;
  }
  return [a, b];
}
