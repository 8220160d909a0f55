// A zip archive from a stranger → its files, within limits. Nothing is written anywhere, and nothing it says of itself is believed.
import { crc32, inflateRawSync } from 'node:zlib';

export interface Limits {
  readonly files: number;
  /** Of all files together, unpacked. */
  readonly bytes: number;
}

/** What is wrong with an archive, as a sentence. */
export class ZipProblem extends Error {}

interface Entry {
  readonly path: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

const endMark = 0x06054b50;
const listMark = 0x02014b50;
const fileMark = 0x04034b50;
/** Deflate cannot do better; whoever claims more is lying. */
const bestRatio = 1032;

export function unzip(bytes: Buffer, limits: Limits): ReadonlyMap<string, Buffer> {
  const entries = listed(bytes, limits);
  needPlainPaths(entries.map(({ path }) => path));
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > limits.bytes) throw new ZipProblem('It would be too large when unpacked.');
  return new Map(entries.map((entry) => [entry.path, unpacked(bytes, entry)]));
}

function listed(bytes: Buffer, limits: Limits): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.files) throw new ZipProblem(`It holds more than ${limits.files} files.`);
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== listMark) throw broken();
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    entries.push({
      path: bytes.toString('utf8', at + 46, at + 46 + name!),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + name! + extra! + comment!;
  }
  if (at !== end) throw broken();
  return entries;
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at -= 1) {
    const whole = bytes.readUInt32LE(at) === endMark;
    if (whole && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw new ZipProblem('It is not a zip archive, or its end is missing.');
}

/** Names that mean the same file on some system are one name. */
function needPlainPaths(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    const plain = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/.test(path) && path.length <= 255;
    if (!plain || path.split('/').some((part) => /^\.+$/.test(part))) {
      throw new ZipProblem(`It holds a file with a name that is not allowed (${shown(path)}).`);
    }
    if (seen.has(path.toLowerCase())) throw new ZipProblem(`It holds “${path}” twice.`);
    seen.add(path.toLowerCase());
  }
}

function shown(path: string): string {
  return JSON.stringify(path.slice(0, 80));
}

function unpacked(bytes: Buffer, { path, method, crc, packed, size, at }: Entry): Buffer {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== fileMark) throw broken();
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + packed > bytes.length) throw broken();
  const body = bytes.subarray(from, from + packed);
  const file = method === 0 ? Buffer.from(body) : inflated(body, { path, method, size, packed });
  if (file.length !== size || crc32(file) !== crc) {
    throw new ZipProblem(`Its file “${path}” is not what the archive says it is.`);
  }
  return file;
}

function inflated(
  body: Buffer,
  { path, method, size, packed }: Pick<Entry, 'path' | 'method' | 'size' | 'packed'>,
): Buffer {
  const wrong = new ZipProblem(`Its file “${path}” is not what the archive says it is.`);
  if (method !== 8 || size > packed * bestRatio + 64) throw wrong;
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw wrong;
  }
}

function broken(): ZipProblem {
  return new ZipProblem('It is cut short or damaged.');
}
