// Holds promises and proofs together: the RULES.md of every room against the titles of the tests.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

function texts(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root, exclude: ['node_modules', 'build', 'artefacts'] });
  return files.map((file) => readFileSync(join(root, file), 'utf8'));
}

function found(sources: readonly string[], pattern: RegExp): Set<string> {
  return new Set(
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, group = '']) => group)),
  );
}

const rules = texts('**/RULES.md');
const tests = texts('tests/**/*.{ts,tsx}');

const promised = found(rules, /^- \*\*([A-Z0-9]+-\d+)\*\*(?! \*retired\*)/gm);
/** A game's own rules are promised by its ruleset, and its scenarios are titled by them. */
const ruled = found(texts('{rulesets,examples}/*/rules.json'), /"([A-Z0-9]+-\d+)"/g);
/** A title begins a line, or follows its test or its table of cases; elsewhere such words are only data. */
const title = /(?:^\s*|^\s*(?:test|it|describe)\b.*?|\)\()['"`]((?:\[[A-Z0-9]+-\d+\] ?)+)/gm;
const cited = found([...found(tests, title)], /\[([A-Z0-9]+-\d+)\]/g);
/** A list of cases names its promise as a word; the title is put together from it. */
const listed = found(tests, /['"`]([A-Z0-9]+-\d+)['"`]/g);

test('[ROOM-25] every promise has a test', () => {
  expect([...promised].filter((id) => !cited.has(id) && !listed.has(id))).toEqual([]);
});

test('[ROOM-25] every promise that a test cites was made', () => {
  expect([...cited].filter((id) => !promised.has(id) && !ruled.has(id))).toEqual([]);
});

test('[ROOM-25] no promise is made twice', () => {
  const all = rules.flatMap((text) => [...text.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)]);
  const names = all.map(([, id]) => id);
  expect(names.filter((id, at) => names.indexOf(id) !== at)).toEqual([]);
});
