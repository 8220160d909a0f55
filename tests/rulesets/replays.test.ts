// Every recorded game of every ruleset in this repository plays as it was recorded.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseReplay } from '../../host/rulesets/replay-file.ts';
import { verify } from '../../tools/replay/verify.ts';
import { linked, readRuleset, rulesetFolders } from '../support/ruleset.ts';

const root = join(import.meta.dirname, '..', '..');

function replaysOf(folder: string) {
  const path = join(root, folder, 'replays');
  const names = existsSync(path) ? readdirSync(path).sort() : [];
  return names.map((name) => ({
    name,
    parsed: parseReplay(name, readFileSync(join(path, name), 'utf8')),
  }));
}

describe.each(rulesetFolders())('%s', (folder) => {
  const source = readRuleset(folder);
  const replays = replaysOf(folder);

  test.each(replays)('$name plays as it was recorded', ({ name, parsed }) => {
    if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('\n'));
    const remedy = `If positions are kept in another form now: npm run tablekeep -- replay --rehash ${folder}/replays/${name}`;
    expect(verify(linked(source), parsed.file), remedy).toMatchObject({ same: true });
  });

  test('every way to end was recorded once', () => {
    const ends = new Set(replays.map(({ parsed }) => parsed.ok && parsed.file.result?.end));
    expect(source.end.ends.filter(({ id }) => !ends.has(id))).toEqual([]);
  });
});
