// tablekeep replay FILE_OR_FOLDER…: recorded games played again, every position compared.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { replayText, schemaPath } from '../replay/record.ts';
import { verify } from '../replay/verify.ts';
import { parseReplay } from '../../host/rulesets/replay-file.ts';
import type { LoadedRuleset } from '../../host/rulesets/load.ts';
import type { ReplayFile } from '../../engine/index.ts';
import { readCall } from './call.ts';
import { isFolder, shownPath, typedPath } from './paths.ts';
import { problemLines } from './problem-lines.ts';
import { makeFinder, type Finder } from './ruleset-finder.ts';
import { shelves } from './ruleset-folder.ts';
import { UsageError } from './usage-error.ts';

const options = {
  rulesets: { type: 'string', multiple: true },
  rehash: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

interface FileOutcome {
  readonly file: string;
  readonly passed: boolean;
  readonly answers: number;
  readonly why: readonly string[];
}

export function replay(words: readonly string[], print: (line: string) => void): number {
  const { positionals, values } = readCall(words, options);
  if (positionals.length === 0) throw new UsageError('Say which file or folder to replay.');
  const find = makeFinder(shelves(values.rulesets));
  const rehash = values.rehash ?? false;
  const files = positionals.map(typedPath).flatMap(filesIn);
  const outcomes = files.map((file) => replayFile(file, find, rehash));
  const passed = outcomes.filter((each) => each.passed).length;
  const failed = outcomes.length - passed;
  if (values.json) print(JSON.stringify({ passed, failed, files: outcomes }, null, 2));
  else {
    outcomes.flatMap(lines).forEach((line) => print(line));
    print(`${passed} passed, ${failed} failed`);
  }
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** A folder of replays, or the folder of a ruleset that has some. */
function filesIn(path: string): string[] {
  if (!isFolder(path)) return [path];
  const names = readdirSync(path);
  if (names.includes('ruleset.json'))
    return names.includes('replays') ? filesIn(join(path, 'replays')) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name));
}

function replayFile(path: string, find: Finder, rehash: boolean): FileOutcome {
  const file = shownPath(path);
  const failed = (answers: number, why: readonly string[]) => ({
    file,
    passed: false,
    answers,
    why,
  });
  const parsed = parseReplay(basename(path), readFileSync(path, 'utf8'));
  if (!parsed.ok)
    return failed(
      0,
      parsed.problems.flatMap((each) => problemLines(dirname(path), each)),
    );
  const found = find(path, parsed.file.ruleset);
  const answers = parsed.file.answers.length;
  if (!found.ok)
    return failed(
      answers,
      found.problems.flatMap((each) => problemLines(found.folder, each)),
    );
  const verdict = verify(found.loaded.ruleset, parsed.file, {
    hashes: rehash ? 'found' : 'recorded',
  });
  if (!verdict.same)
    return failed(answers, [verdict.why, ...versionNote(parsed.file, found.loaded)]);
  if (rehash)
    writeFileSync(path, replayText(rehashed(parsed.file, verdict.hashes), schemaPath(path)));
  return { file, passed: true, answers, why: [] };
}

function rehashed(file: ReplayFile, [start, ...hashes]: readonly string[]): ReplayFile {
  const answers = file.answers.map(({ hash: _old, ...given }, i) => ({
    ...given,
    hash: hashes[i]!,
  }));
  return { ...file, start: start!, answers, hash: hashes.at(-1) ?? start! };
}

function versionNote({ version }: ReplayFile, { source }: LoadedRuleset): string[] {
  const now = source.ruleset.version;
  return version === now ? [] : [`It was recorded with version ${version}; this is ${now}.`];
}

function lines({ file, passed, answers, why }: FileOutcome): string[] {
  if (passed) return [`ok   ${file} (${answers} answers)`];
  return [`FAIL ${file}`, ...why.map((line) => `     ${line}`)];
}
