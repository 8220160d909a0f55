// What a ruleset puts on the table, as it is told to whoever draws it.
import { expect, test } from 'vitest';
import { equipmentOf } from '../../engine/index.ts';
import { linked, readRuleset } from '../support/ruleset.ts';

const isles = equipmentOf(linked(readRuleset('examples/lantern-isles')));

test('[BOARD-3] a card tells its kind, its deck, its copies and what is printed on its own kind', () => {
  expect(isles.cards['north-great']).toEqual({
    kind: 'lamp',
    deck: 'lamps',
    copies: 1,
    attributes: { cost: 3, glow: 7, shore: 'north' },
  });
  expect(isles.cards['pilot']).toMatchObject({
    kind: 'crew',
    attributes: { cost: 1 },
    rule: 'ISL-5',
  });
});

test('[BOARD-3] zones tell who sees them and what they hold, counters and variables how they begin', () => {
  expect(isles.zones['crew']).toEqual({ per: 'player', see: 'all', capacity: 3 });
  expect(isles.fields.bank).toEqual({ shell: 60, oil: 36 });
  expect(isles.fields.player).toMatchObject({ glow: 0, at: null, sailed: false });
});
