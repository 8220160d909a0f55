// Makes every trespass in a copy of the tree, spreads the three nets over it, and sees each one caught.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilerFindings, cruise, lintFindings, type Findings } from './findings.ts';
import { copyTree, type Tree } from './tree.ts';
import { engineTrespasses } from './trespasses/engine.ts';
import { guestTrespasses } from './trespasses/guests.ts';
import { importTrespasses } from './trespasses/imports.ts';
import { bareTrespasses, styleTrespasses } from './trespasses/style.ts';
import { neighbours, type Catch, type Trespass } from './trespasses/trespass.ts';
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

const trees: Tree[] = [];
let untouched: Record<keyof Catch, Findings>;
let cruiserRules: readonly string[];
let caught: Record<keyof Catch, Findings>;

beforeAll(async () => {
  const [compiled, cruised, linted] = await Promise.all([
    compileInWaves(newTree()),
    cruise(newTree(trespasses).root),
    lintFindings(newTree(trespasses).root),
  ]);
  cruiserRules = cruised.rules;
  caught = { compiler: compiled.caught, cruiser: cruised.findings, lint: linted };
  untouched = {
    compiler: compiled.untouched,
    cruiser: others(cruised.findings),
    lint: others(linted),
  };
}, 240_000);

afterAll(() => {
  for (const tree of trees) tree.remove();
});

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

function newTree(made: readonly Trespass[] = []): Tree {
  const tree = copyTree();
  trees.push(tree);
  for (const [file, text] of Object.entries(neighbours)) tree.write(file, `${text}\n`);
  for (const { file, text } of made) tree.write(file, `${text}\n`);
  return tree;
}

async function compileInWaves(tree: Tree): Promise<{ untouched: Findings; caught: Findings }> {
  const clean = await compilerFindings(tree.root);
  const found = new Map<string, ReadonlySet<string>>();
  for (const wave of waves) {
    for (const { file, text } of wave) tree.write(file, `${text}\n`);
    const findings = await compilerFindings(tree.root);
    for (const { file } of wave) {
      tree.erase(file);
      found.set(file, findings.get(file) ?? new Set());
    }
  }
  return { untouched: clean, caught: found };
}

/** What was found in files that are no trespassers. */
function others(findings: Findings): Findings {
  return new Map([...findings].filter(([file]) => !trespassers.has(file)));
}
