// Makes every trespass in a copy of the tree, spreads the three nets over it, and sees each one caught.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilerFindings, cruise, lintFindings, type Findings } from './findings.ts';
import { copyTree, type Tree } from './tree.ts';
import { engineTrespasses } from './trespasses/engine.ts';
import { guestTrespasses } from './trespasses/guests.ts';
import { importTrespasses } from './trespasses/imports.ts';
import { bareTrespasses, styleTrespasses } from './trespasses/style.ts';
import { neighbours, type Catch } from './trespasses/trespass.ts';
import { worldTrespasses } from './trespasses/worlds.ts';

/**
 * A trespass is a file of its own, so one run of a net over all of them tells them apart by file. Only the compiler
 * needs two waves: an import of a package can bring Node into a room whose world the other wave is about.
 */
const waves = [
  [...importTrespasses, ...guestTrespasses],
  [...worldTrespasses, ...engineTrespasses, ...styleTrespasses, ...bareTrespasses],
];
const trespasses = waves.flat();
const trespassers = new Set(trespasses.map(({ file }) => file));

let tree: Tree;
let untouched: Record<keyof Catch, Findings>;
let cruiserRules: readonly string[];
let caught: Record<keyof Catch, Findings>;

beforeAll(async () => {
  tree = copyTree();
  for (const [file, text] of Object.entries(neighbours)) tree.write(file, `${text}\n`);
  const clean = await compilerFindings(tree.root);
  const compiler = new Map<string, ReadonlySet<string>>();
  for (const wave of waves) {
    for (const { file, text } of wave) tree.write(file, `${text}\n`);
    const findings = await compilerFindings(tree.root);
    for (const { file } of wave) {
      tree.erase(file);
      compiler.set(file, findings.get(file) ?? new Set());
    }
  }
  for (const { file, text } of trespasses) tree.write(file, `${text}\n`);
  const [{ findings: cruiser, rules }, lint] = await Promise.all([
    cruise(tree.root),
    lintFindings(tree.root),
  ]);
  cruiserRules = rules;
  caught = { compiler, cruiser, lint };
  untouched = { compiler: clean, cruiser: others(cruiser), lint: others(lint) };
}, 240_000);

afterAll(() => tree.remove());

describe('the nets', () => {
  test.each(['compiler', 'cruiser', 'lint'] as const)(
    '[ROOM-1] the untouched tree passes the %s',
    (net) => expect(untouched[net]).toEqual(new Map()),
  );

  test.each(trespasses)('[$promise] it is caught when $says', ({ file, caught: expected }) => {
    const found = Object.entries(caught).flatMap(([net, findings]) => {
      const rules = [...(findings.get(file) ?? [])].sort();
      return rules.length ? [[net, rules.join(', ')]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('[ROOM-27] every rule of the import table has been seen to catch something', () => {
    const seen = new Set(trespasses.map(({ caught: { cruiser } }) => cruiser));
    expect(cruiserRules.filter((rule) => !seen.has(rule))).toEqual([]);
  });
});

/** What was found in files that are no trespassers. */
function others(findings: Findings): Findings {
  return new Map([...findings].filter(([file]) => !trespassers.has(file)));
}
