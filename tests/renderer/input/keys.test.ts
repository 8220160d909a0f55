// Going over the table with the arrow keys.
import { expect, test } from 'vitest';
import { spaceByKey } from '../../../renderer/input/keys.ts';
import { layOut } from '../../../renderer/table/layout.ts';
import { fourInARow, viewOf } from '../sample.ts';

const { spaces } = layOut(viewOf([]), fourInARow);

test('[INPUT-6] arrows go to the neighbour in their direction and stop at the edge', () => {
  expect(spaceByKey(spaces, 'rack/b2', 'ArrowUp')).toBe('rack/b3');
  expect(spaceByKey(spaces, 'rack/b2', 'ArrowDown')).toBe('rack/b1');
  expect(spaceByKey(spaces, 'rack/b2', 'ArrowLeft')).toBe('rack/a2');
  expect(spaceByKey(spaces, 'rack/b2', 'ArrowRight')).toBe('rack/c2');
  expect(spaceByKey(spaces, 'rack/a1', 'ArrowLeft')).toBeNull();
  expect(spaceByKey(spaces, 'rack/a1', 'ArrowDown')).toBeNull();
  expect(spaceByKey(spaces, 'rack/a1', 'End')).toBe('rack/g6');
  expect(spaceByKey(spaces, 'rack/c4', 'Home')).toBe('rack/a1');
  expect(spaceByKey(spaces, 'rack/b2', 'Enter')).toBeNull();
});

test('[INPUT-6] the arrows reach every space from any other', () => {
  const reached = new Set(['rack/a1']);
  for (const ref of reached) {
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown']) {
      const next = spaceByKey(spaces, ref, key);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(42);
});
