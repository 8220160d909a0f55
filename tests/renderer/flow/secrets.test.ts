// When the curtain falls.
import { expect, test } from 'vitest';
import { keepsSecrets, needsCurtain } from '../../../renderer/flow/secrets.ts';

const open = { zones: { row: { per: 'table', see: 'all', capacity: null } } } as const;
const secret = {
  zones: { ...open.zones, hand: { per: 'player', see: 'owner', capacity: null } },
} as const;
const sitting = { seat: 1, seats: 2, over: false, at: 0 };

test('[SCREEN-2] only what some may not see is a secret', () => {
  expect(keepsSecrets(open)).toBe(false);
  expect(keepsSecrets(secret)).toBe(true);
});

test.each([
  ['the next player', sitting, true],
  ['a game just opened', { ...sitting, at: null }, true],
  ['the same player again', { ...sitting, at: 1 }, false],
  ['one player alone', { ...sitting, seats: 1 }, false],
  ['a game that is over', { ...sitting, over: true }, false],
  ['nobody to decide', { ...sitting, seat: null }, false],
])('[SCREEN-2] %s', (_case, given, curtain) => {
  expect(needsCurtain(secret, given)).toBe(curtain);
  expect(needsCurtain(open, given)).toBe(false);
});
