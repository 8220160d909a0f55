// A ruleset's folder → the texts of its files, within limits, so that no folder can hurt the program.
import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { suggest, type Problem } from '../../engine/index.ts';
import type { Files } from '../storage/archive.ts';
import { isPaper, kindOf, knownNames, manyParts } from './kinds.ts';

export const maxFiles = 500;
export const maxBytes = 2 * 1024 * 1024;
const maxTotalBytes = 6 * 1024 * 1024;

/** Recorded games prove a ruleset but are no part of it: what is recorded later changes no hash. */
const recorded = 'replays';

export interface Listing {
  /** Path, time and size of every file: equal as long as nobody touches the folder. */
  readonly fingerprint: string;
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
}

/** What lies in the folder, without reading it. */
export function listFolder(folder: string): Listing {
  const walk: Walk = { folder, paths: [], problems: [], marks: [], bytes: 0 };
  visit(walk, '', 0);
  return { fingerprint: walk.marks.join('\n'), paths: walk.paths, problems: walk.problems };
}

export interface ReadFolder {
  readonly files: Files;
  readonly problems: readonly Problem[];
}

export function readFolder(folder: string, listing: Listing = listFolder(folder)): ReadFolder {
  const problems = [...listing.problems];
  const files: Record<string, string> = {};
  for (const path of listing.paths) {
    const text = readText(join(folder, path));
    if (text.ok) files[path] = text.text;
    else problems.push(problem(path, 'unreadable', text.message));
  }
  return { files, problems };
}

interface Walk {
  readonly folder: string;
  readonly paths: string[];
  readonly problems: Problem[];
  readonly marks: string[];
  bytes: number;
}

function visit(walk: Walk, prefix: string, depth: number): void {
  const entries = readdirSync(join(walk.folder, prefix), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (isPaper(entry.name) || `${prefix}${entry.name}` === recorded) continue;
    if (walk.marks.length >= maxFiles) {
      walk.problems.push(
        problem(
          '',
          'too-many-files',
          `A ruleset may hold ${maxFiles} files; this folder has more.`,
        ),
      );
      return;
    }
    note(walk, `${prefix}${entry.name}`, entry, depth);
  }
}

function note(walk: Walk, path: string, entry: Dirent, depth: number): void {
  if (entry.isSymbolicLink()) {
    const message = `“${path}” is a link. Put the file itself into the folder.`;
    walk.problems.push(problem(path, 'link', message));
  } else if (entry.isDirectory() && depth === 0 && knownNames.includes(folderName(path))) {
    visit(walk, `${path}/`, depth + 1);
  } else if (entry.isFile() && kindOf(path)) {
    noteFile(walk, path);
  } else {
    walk.marks.push(path);
    walk.problems.push(unknownFile(path, entry));
  }
}

/** look/ holds table.json only, which the list of names gives in full. */
function folderName(path: string): string {
  return path === 'look' ? 'look/table.json' : `${path}/`;
}

function noteFile(walk: Walk, path: string): void {
  const { size, mtimeMs } = lstatSync(join(walk.folder, path));
  walk.marks.push(`${path} ${mtimeMs} ${size}`);
  walk.bytes += size;
  if (size > maxBytes) {
    walk.problems.push(
      problem(path, 'too-large', `“${path}” has ${size} bytes; a file may have ${maxBytes}.`),
    );
  } else if (walk.bytes > maxTotalBytes) {
    const message = `The files up to “${path}” have more than ${maxTotalBytes} bytes together.`;
    walk.problems.push(problem(path, 'too-large', message));
  } else {
    walk.paths.push(path);
  }
}

function unknownFile(path: string, entry: Dirent): Problem {
  const what = entry.isDirectory() ? 'folder' : 'file';
  const known = knownNames.map((name) => name.replace(/\/$/, ''));
  // In a folder that may be here, only the file's own name is wrong: there is nothing to suggest for it.
  const inFolder = manyParts.some((part) => path.startsWith(`${part}/`));
  // What all names end in makes none of them alike.
  const bare = (name: string) => name.replace(/\.json$/, '');
  const near = inFolder ? undefined : suggest(bare(path), known.map(bare));
  const suggestion = known.find((name) => bare(name) === near);
  const message = inFolder
    ? `“${path}” cannot be here: a file name has small letters, digits and hyphens, and ends in .json.`
    : `A ruleset has no ${what} “${path}”. It may have ${knownNames.join(', ')}.`;
  return { ...problem(path, 'unknown-file', message), ...(suggestion && { suggestion }) };
}

function readText(file: string): { ok: true; text: string } | { ok: false; message: string } {
  try {
    const bytes = readFileSync(file);
    return {
      ok: true,
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
    };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
      ? { ok: false, message: 'This file is not UTF-8 text. Save it as UTF-8.' }
      : { ok: false, message: `This file cannot be read (${code ?? String(error)}).` };
  }
}

function problem(file: string, code: string, message: string): Problem {
  return { file, pointer: '', code, message };
}
