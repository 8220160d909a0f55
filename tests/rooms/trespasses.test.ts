// Makes the trespasses in a copy of the tree, one by one, lets the three nets look at each, and sees it caught.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Findings } from './findings.ts';
import { copyTree, type Tree } from './tree.ts';
import { engineTrespasses } from './trespasses/engine.ts';
import { guestTrespasses } from './trespasses/guests.ts';
import { importTrespasses } from './trespasses/imports.ts';
import { bareTrespasses, styleTrespasses } from './trespasses/style.ts';
import type { Catch, Intruder } from './trespasses/trespass.ts';
import { worldTrespasses } from './trespasses/worlds.ts';
import { warmNets, type Nets } from './warm/nets.ts';

const trespasses = [
  ...importTrespasses,
  ...guestTrespasses,
  ...worldTrespasses,
  ...engineTrespasses,
  ...styleTrespasses,
  ...bareTrespasses,
];

let tree: Tree;
let nets: Nets;

beforeAll(async () => {
  tree = copyTree();
  nets = await warmNets(tree.root);
}, 240_000);

afterAll(() => tree.remove());

describe('the nets', () => {
  test('[ROOM-1] nothing is caught before the first trespass', () => {
    expect(nets.untouched).toEqual(new Map());
  });

  test.each(trespasses)('[$promise] it is caught when $says', async (trespass) => {
    const intruders = [trespass, ...(trespass.accomplices ?? [])];
    const expected = intruders.filter(({ caught }) => Object.keys(caught).length > 0);
    expect(await caughtOf(intruders)).toEqual(
      Object.fromEntries(expected.map(({ file, caught }) => [file, caught])),
    );
  });

  test('[ROOM-27] every rule of the import table has been seen to catch something', () => {
    const seen = new Set(trespasses.map(({ caught: { cruiser } }) => cruiser));
    expect(nets.cruiserRules.filter((rule) => !seen.has(rule))).toEqual([]);
  });
});

/** Everything that the nets find while the intruders, and no others, are in the tree. */
async function caughtOf(intruders: readonly Intruder[]): Promise<Record<string, Catch>> {
  for (const { file, text } of intruders) tree.add(file, text);
  try {
    return byFile(await nets.look(intruders.map(({ file }) => file)));
  } finally {
    for (const { file } of intruders) tree.takeAway(file);
  }
}

function byFile(findings: Record<keyof Catch, Findings>): Record<string, Catch> {
  const caught: Record<string, Catch> = {};
  for (const [net, files] of Object.entries(findings)) {
    for (const [file, rules] of files) {
      caught[file] = { ...caught[file], [net]: [...rules].sort().join(', ') };
    }
  }
  return caught;
}
