// A campaign or a game as one file in the folder of exports: packed to be imported, or as text to be read.
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ExportedFile } from '../api/api.ts';
import type { ExportParams } from '../api/requests.generated.ts';
import type { Desk } from '../desk.ts';
import { StorageError } from '../storage/storage-error.ts';
import { zip } from '../zip/write.ts';
import { extension, formatNumber, type Manifest } from './format.ts';
import { gather, type Gathered } from './gather.ts';

export function exportFile(desk: Desk, { what, id, as }: ExportParams): ExportedFile {
  const gathered = gather(desk, what, id);
  const bytes = as === 'file' ? packed(gathered, desk.version) : readable(gathered);
  const ending = as === 'file' ? extension : '.json';
  return written(desk, gathered.name, ending, bytes);
}

/** SAVE-13: the same games give the same bytes, and the list knows the hash of every file. */
export function packed(gathered: Gathered, version: string): Uint8Array {
  const files = new Map<string, Uint8Array>();
  const put = (path: string, value: unknown) => files.set(path, text(value));
  if (gathered.campaign) put('campaign.json', gathered.campaign);
  for (const game of gathered.games) put(`games/${game.id}.json`, game);
  for (const { hash, files: texts } of gathered.rulesets) {
    for (const [path, content] of Object.entries(texts)) {
      files.set(`rulesets/${hash}/${path}`, Buffer.from(content, 'utf8'));
    }
  }
  const marks = [...files].map(([path, bytes]) => [
    path,
    { bytes: bytes.length, sha256: sha256(bytes) },
  ]);
  const manifest: Manifest = {
    ...{ is: 'tablekeep-export', format: formatNumber, tablekeep: version },
    ...{ what: gathered.what, files: Object.fromEntries(marks) as Manifest['files'] },
  };
  put('manifest.json', manifest);
  return zip(files);
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Everything but the files of the rules, for people and other programs. */
function readable({ campaign, games, rulesets }: Gathered): Uint8Array {
  const rules = rulesets.map(({ hash, source }) => {
    const { id, version, authors, licence } = source.ruleset;
    return { hash, id, version, authors, licence };
  });
  return text({ is: 'tablekeep-text', campaign, rulesets: rules, games });
}

function text(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`, 'utf8');
}

function written(desk: Desk, title: string, ending: string, bytes: Uint8Array): ExportedFile {
  const { exportFolder: folder } = desk;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = freeName(folder, `${slug(title)}-${day(desk)}`, ending);
    const file = join(folder, name);
    writeWhole(file, bytes);
    return { name, file, bytes: bytes.length };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    const full = code === 'ENOSPC';
    throw new StorageError(
      full ? 'disk-full' : 'read-only',
      `The file could not be written into ${folder} (${code}). No game was changed. ${full ? 'Make room on the disk' : 'Give yourself the right to write there'}, then try again.`,
      { cause: error },
    );
  }
}

/** All of it or nothing: half a file would be taken for a whole one. */
function writeWhole(file: string, bytes: Uint8Array): void {
  const draft = `${file}.part`;
  try {
    const handle = openSync(draft, 'w', 0o600);
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function freeName(folder: string, plain: string, ending: string): string {
  let name = `${plain}${ending}`;
  for (let n = 2; existsSync(join(folder, name)); n += 1) name = `${plain}-${n}${ending}`;
  return name;
}

function slug(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'tablekeep'
  );
}

function day({ clock }: Desk): string {
  return clock().toISOString().slice(0, 10);
}
