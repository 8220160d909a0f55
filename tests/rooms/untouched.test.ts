// Spreads the nets over the untouched tree, as the check does: they find nothing, and look into every room.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { copyTree, type Tree } from './tree.ts';
import { neighbours } from './trespasses/trespass.ts';

let tree: Tree;

beforeAll(() => {
  tree = copyTree();
});

afterAll(() => tree.remove());

describe('the nets', () => {
  test.each(['compiler', 'cruiser', 'lint'] as const)(
    '[ROOM-1] [ROOM-29] the untouched tree passes the %s, which looks into every room',
    { timeout: 240_000 },
    async (net) => {
      const { findings, seen } = await commands[net](tree.root);
      expect(findings).toEqual(new Map());
      expect(Object.keys(neighbours).filter((file) => !seen.includes(file))).toEqual([]);
    },
  );
});
