// The hash of a state: equal for equal states, different for the smallest difference.
import { expect, test } from 'vitest';
import { hashState, type State } from '../../engine/index.ts';
import { begin } from '../support/play.ts';
import { linked } from '../support/ruleset.ts';
import { smallSource } from '../support/small.ts';

const { state } = begin(
  linked(smallSource({ setup: [{ do: 'create', def: 'fox', in: 'first.hand' }] })),
);

test('[HASH-1] a hash is 16 hex digits and the same on every machine', () => {
  expect(hashState(state)).toBe('4c2800d0b4df02cb');
});

test('[HASH-1] the order of keys means nothing', () => {
  const turned = Object.fromEntries(Object.entries(state).reverse()) as unknown as State;
  expect(hashState(turned)).toBe(hashState(state));
});

test('[HASH-1] any difference gives another hash', () => {
  const others: State[] = [
    { ...state, step: 1 },
    { ...state, step: 2 ** 32 },
    { ...state, active: 1 },
    { ...state, first: 1 },
    { ...state, chart: 'trun' },
    { ...state, random: [...state.random].reverse() },
    { ...state, zones: [...state.zones].reverse() },
    { ...state, vars: [1, ...state.vars.slice(1)] },
    { ...state, vars: [false, ...state.vars.slice(1)] },
    { ...state, vars: ['0', ...state.vars.slice(1)] },
    { ...state, vars: [null, ...state.vars.slice(1)] },
    { ...state, pieces: { ...state.pieces, owner: [-1] } },
  ];
  const hashes = [state, ...others].map(hashState);
  expect(new Set(hashes).size).toBe(hashes.length);
});
