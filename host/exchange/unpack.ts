// An exported file from anywhere → what it holds, every shape and hash checked; or one sentence about what is wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { RequestError } from '../request-error.ts';
import { makeChecker, type Schema } from '../rulesets/checker.ts';
import { hashFiles, loadFiles, type LoadedRuleset } from '../rulesets/load.ts';
import { unzip, ZipProblem } from '../zip/read.ts';
import { sha256 } from './export.ts';
import { formatNumber, type ExportedCampaign, type ExportedGame, type Manifest } from './format.ts';

export interface Unpacked {
  readonly campaign: ExportedCampaign | null;
  readonly games: readonly ExportedGame[];
  readonly rulesets: ReadonlyMap<string, LoadedRuleset>;
}

type Files = ReadonlyMap<string, Buffer>;

const limits = { files: 20_000, bytes: 512 * 1024 * 1024 };
const schemaName = 'export.schema.json';

export function unpack(bytes: Buffer): Unpacked {
  const files = filesIn(bytes);
  const manifest = textOf(files, 'manifest.json', 'tablekeep-export') as Manifest;
  if (manifest.format > formatNumber) {
    throw refused('It was made by a newer Tablekeep. Import it with that one');
  }
  needSameFiles(files, manifest);
  const names = Object.keys(manifest.files);
  const games = names
    .filter((path) => path.startsWith('games/'))
    .map((path) => gameIn(files, path));
  const campaign = names.includes('campaign.json')
    ? (textOf(files, 'campaign.json', 'campaign') as ExportedCampaign)
    : null;
  const unpacked = { campaign, games, rulesets: rulesetsIn(files) };
  needWhole(unpacked, manifest);
  return unpacked;
}

/** A file that is not taken, and why; nothing was changed. */
export function refused(why: string): RequestError {
  return new RequestError('bad-file', `This file was not imported: ${why}. Nothing was changed.`);
}

function filesIn(bytes: Buffer): Files {
  try {
    return unzip(bytes, limits);
  } catch (error) {
    if (error instanceof ZipProblem) throw refused(error.message.replace(/\.$/, ''));
    throw error;
  }
}

function needSameFiles(files: Files, manifest: Manifest): void {
  for (const path of files.keys()) {
    if (path !== 'manifest.json' && !Object.hasOwn(manifest.files, path)) {
      throw refused(`It holds “${path}”, which is not in its list`);
    }
  }
  for (const [path, mark] of Object.entries(manifest.files)) {
    const found = files.get(path);
    if (!found) throw refused(`“${path}” is missing from it`);
    if (found.length !== mark.bytes || sha256(found) !== mark.sha256) {
      throw refused(`“${path}” was changed after it was exported`);
    }
  }
}

function gameIn(files: Files, path: string): ExportedGame {
  const game = textOf(files, path, 'game') as ExportedGame;
  if (path !== `games/${game.id}.json`) throw refused(`“${path}” holds another game`);
  return game;
}

const checker = { made: null as ReturnType<typeof makeChecker> | null };

function textOf(files: Files, path: string, is: string): unknown {
  const bytes = files.get(path);
  if (!bytes) throw refused(`It has no “${path}”: Tablekeep did not make it`);
  checker.made ??= makeChecker([schema()]);
  const value = parsed(bytes, path);
  const [complaint] = checker.made.check(schemaName, value);
  if (complaint) {
    const where = complaint.pointer === '' ? '' : ` at ${complaint.pointer}`;
    throw refused(`“${path}” is wrong${where}: ${complaint.message.replace(/\.$/, '')}`);
  }
  if ((value as { is: string }).is !== is) throw refused(`“${path}” is something else`);
  return value;
}

function schema(): Schema {
  const file = join(projectRoot(), 'host', 'exchange', schemaName);
  return JSON.parse(readFileSync(file, 'utf8')) as Schema;
}

function parsed(bytes: Buffer, path: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw refused(`“${path}” is not JSON`);
  }
}

function rulesetsIn(files: Files): Map<string, LoadedRuleset> {
  const texts = new Map<string, Record<string, string>>();
  for (const [path, bytes] of files) {
    const [, hash, inner] = /^rulesets\/([0-9a-f]{64})\/(.+)$/.exec(path) ?? [];
    if (hash === undefined || inner === undefined) continue;
    texts.set(hash, { ...texts.get(hash), [inner]: bytes.toString('utf8') });
  }
  return new Map([...texts].map(([hash, content]) => [hash, rulesetIn(hash, content)]));
}

function rulesetIn(hash: string, files: Record<string, string>): LoadedRuleset {
  if (hashFiles(files) !== hash)
    throw refused('The rules in it were changed after it was exported');
  const loaded = loadFiles(files);
  if (loaded.ok) return loaded;
  const [problem] = loaded.problems;
  throw refused(
    `The rules in it cannot be read by this version of Tablekeep (${problem?.file ?? ''}: ${problem?.message ?? ''})`,
  );
}

function needWhole({ campaign, games, rulesets }: Unpacked, { what }: Manifest): void {
  if ((campaign !== null) !== (what === 'campaign') || (what === 'game' && games.length !== 1)) {
    throw refused('It does not hold what its list says');
  }
  for (const { ruleset, mods } of [...games, ...(campaign ? [campaign] : [])]) {
    if (!rulesets.has(ruleset)) throw refused('The rules of one of its games are missing from it');
    if (mods.length > 0) throw refused('It is played with mods, which this version cannot read');
  }
  if (campaign && games.some((game) => game.campaign !== campaign.id)) {
    throw refused('It holds a game of another campaign');
  }
}
