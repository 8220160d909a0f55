// A ruleset's folder or archived files → a ruleset ready to play, or every problem with its place.
import { createHash } from 'node:crypto';
import { linkRuleset, type Problem, type Ruleset, type RulesetSource } from '../../engine/index.ts';
import type { PlacedProblem } from '../api/api.ts';
import type { Files } from '../storage/archive.ts';
import { kindOf, manyParts, optionalFiles, singleFiles } from './kinds.ts';
import { parseText } from './parse-text.ts';
import { makePlacer, nowhere, type Placer } from './place.ts';
import { readFolder, type Listing } from './read.ts';

export interface LoadedRuleset {
  /** The content hash of its files. */
  readonly hash: string;
  readonly files: Files;
  readonly source: RulesetSource;
  readonly ruleset: Ruleset;
}

export type Loaded =
  | ({ readonly ok: true } & LoadedRuleset)
  | { readonly ok: false; readonly problems: readonly PlacedProblem[] };

export function loadFolder(folder: string, listing?: Listing): Loaded {
  const { files, problems } = readFolder(folder, listing);
  const placed = problems.map((problem) => ({ ...problem, ...nowhere }));
  if (placed.length === 0) return loadFiles(files);
  const inFiles = parseFiles(files).problems;
  return { ok: false, problems: [...placed, ...missingFiles(files, placed), ...inFiles] };
}

export function loadFiles(files: Files): Loaded {
  const missing = missingFiles(files, []);
  const { values, problems } = parseFiles(files);
  if (missing.length + problems.length > 0)
    return { ok: false, problems: [...missing, ...problems] };
  const source = assemble(values);
  const linked = linkRuleset(source);
  return linked.ok
    ? { ok: true, hash: hashFiles(files), files, source, ruleset: linked.ruleset }
    : { ok: false, problems: placeIn(files, linked.problems) };
}

/** The same for the same files, whatever the folder is called and wherever it lies. */
export function hashFiles(files: Files): string {
  const hash = createHash('sha256');
  for (const path of Object.keys(files).sort()) {
    const bytes = Buffer.from(files[path] ?? '', 'utf8');
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function parseFiles(files: Files): {
  values: ReadonlyMap<string, unknown>;
  problems: readonly PlacedProblem[];
} {
  const values = new Map<string, unknown>();
  const problems: PlacedProblem[] = [];
  for (const [path, text] of Object.entries(files)) {
    const schema = kindOf(path)?.schema;
    if (schema === undefined) problems.push(unknownFile(path));
    else {
      const parsed = parseText(path, text, schema);
      values.set(path, parsed.value);
      problems.push(...parsed.problems);
    }
  }
  return { values, problems };
}

function unknownFile(path: string): PlacedProblem {
  const message = `A ruleset has no file “${path}”.`;
  return { file: path, pointer: '', code: 'unknown-file', message, ...nowhere };
}

/** A file that has a problem of its own is not missing as well. */
function missingFiles(files: Files, known: readonly Problem[]): PlacedProblem[] {
  const wanted = Object.keys(files).length === 0 ? ['ruleset.json'] : Object.keys(singleFiles);
  return wanted
    .filter((path) => !Object.hasOwn(files, path) && !known.some(({ file }) => file === path))
    .map((path) => {
      const message = `The file “${path}” is missing.`;
      return { file: path, pointer: '', code: 'missing-file', message, ...nowhere };
    });
}

function placeIn(files: Files, problems: readonly Problem[]): PlacedProblem[] {
  const placers = new Map<string, Placer>();
  return problems.map((problem) => {
    const text = Object.hasOwn(files, problem.file) ? files[problem.file] : undefined;
    if (text === undefined) return { ...problem, ...nowhere };
    const place = placers.get(problem.file) ?? makePlacer(text);
    placers.set(problem.file, place);
    return place(problem);
  });
}

/** The schemas have made sure of every shape that is claimed here. */
function assemble(values: ReadonlyMap<string, unknown>): RulesetSource {
  const parts: Record<string, unknown> = {};
  for (const [path, part] of Object.entries({ ...singleFiles, ...optionalFiles })) {
    if (values.has(path)) parts[part] = values.get(path);
  }
  for (const part of manyParts) {
    const own = [...values].filter(([path]) => path.startsWith(`${part}/`));
    parts[part] = Object.fromEntries(
      part === 'words' ? own.map(([path, file]) => [languageOf(path), file]) : own,
    );
  }
  return parts as unknown as RulesetSource;
}

function languageOf(path: string): string {
  return path.replace(/^words\/|\.json$/g, '');
}
