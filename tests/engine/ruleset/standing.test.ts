// Derived values and their modifiers: recomputed at every look, in fixed layers; and what must always hold.
import { describe, expect, test } from 'vitest';
import {
  brokenInvariants,
  runCase,
  type CardsFile,
  type StandingFile,
  type TableFile,
} from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';
import { told } from './told.ts';

const TABLE: TableFile = {
  kinds: { beast: { attributes: { bonus: 'int' } }, tool: {} },
  zones: {
    box: { per: 'table', see: 'none' },
    hall: { per: 'table', see: 'all', inPlay: true },
    hand: { per: 'player', see: 'owner' },
    field: { per: 'player', see: 'all', inPlay: true },
    den: { per: 'player', see: 'face' },
  },
  counters: { strength: { on: ['player'], initial: 5 } },
  vars: { seen: { type: 'int' }, friends: { type: 'list<player>' } },
};

const VALUES: StandingFile['values'] = {
  power: { of: 'player', is: 'it.strength' },
  might: { of: 'table', is: 'players.sum(p, p.power)' },
  worth: { of: 'card', is: 'it.bonus * 2' },
  allies: { of: 'player', is: '[it]', type: 'list<player>' },
  free: { of: 'player', is: 'true', type: 'bool' },
};

const CARDS = {
  fox: { kind: 'beast', bonus: 2, modifiers: [{ of: 'power', add: 'this.bonus' }] },
  owl: { kind: 'beast', bonus: 1, modifiers: [{ of: 'power', whose: 'others', add: -1 }] },
  elk: { kind: 'beast', bonus: 0, modifiers: [{ of: 'power', whose: 'anyone', times: 2 }] },
  axe: {
    kind: 'tool',
    modifiers: [
      { of: 'allies', add: '[next(owner)]' },
      { of: 'free', set: 'false' },
    ],
  },
} as unknown as NonNullable<CardsFile['cards']>;

const parts = (standing: StandingFile = {}, more: Parts = {}): Parts => ({
  table: TABLE,
  cards: CARDS,
  standing: { values: VALUES, ...standing },
  ...more,
});

/** What an expression gives for the first player after the set-up. */
function after(setup: NonNullable<Parts['setup']>, text: string, standing?: StandingFile): unknown {
  const all = [...setup, { do: 'set' as const, what: 'table.seen', to: text }];
  const ruleset = linked(smallSource(parts(standing, { setup: all })));
  return begin(ruleset).state.vars[ruleset.world.columns.table.get('seen')!.base];
}

const lay = (def: string, zone: string) => ({ do: 'create' as const, def, in: zone });

describe('values', () => {
  test('[VALUES-1] a value is worked out anew at every look', () => {
    const ruleset = linked(
      smallSource(
        parts(
          {},
          {
            setup: [lay('fox', 'first.hand')],
            moves: {
              wait: {
                do: [
                  { do: 'move', what: 'you.hand', to: 'you.field' },
                  { do: 'set', what: 'table.seen', to: 'you.power' },
                  { do: 'move', what: 'you.field', to: 'you.hand' },
                  { do: 'set', what: 'table.seen', to: 'table.seen * 100 + you.power' },
                ],
              },
            },
          },
        ),
      ),
    );
    const { state } = play(ruleset, begin(ruleset).state, { move: 'wait' });
    expect(state.vars[ruleset.world.columns.table.get('seen')!.base]).toBe(705);
  });

  test('[VALUES-1] cards change values of their owner, of others, or of anyone, while in play', () => {
    const both = 'you.power * 100 + next(you).power';
    expect(after([lay('fox', 'first.field')], both)).toBe(705);
    expect(after([lay('owl', 'first.field')], both)).toBe(504);
    expect(after([lay('elk', 'table.hall')], both)).toBe(1010);
    expect(after([lay('fox', 'table.hall')], both)).toBe(505);
    expect(after([lay('fox', 'first.hand'), lay('fox', 'table.box')], both)).toBe(505);
    expect(after([lay('fox', 'first.den')], both)).toBe(505);
    const up = { do: 'set' as const, what: 'first.den.first().up', to: 'true' };
    expect(after([lay('fox', 'first.den'), up], both)).toBe(705);
  });

  test('[VALUES-1] layers come in their order, whatever the order of the files', () => {
    const modifiers: StandingFile['modifiers'] = [
      { of: 'power', atMost: 9 },
      { of: 'power', halfUp: true },
      { of: 'power', times: 3 },
      { of: 'power', add: 2 },
      { of: 'power', if: 'it == first', set: 1 },
    ];
    expect(after([], 'you.power', { modifiers })).toBe(5);
    expect(after([], 'next(you).power', { modifiers })).toBe(9);
    expect(after([], 'you.power', { modifiers: [{ of: 'power', halfDown: true }] })).toBe(2);
    expect(after([], 'you.power', { modifiers: [{ of: 'power', atLeast: 7 }] })).toBe(7);
  });

  test('[VALUES-1] values of the table and of cards, lists and yes or no', () => {
    expect(after([lay('fox', 'first.field')], 'table.might')).toBe(12);
    expect(after([lay('fox', 'first.hand')], 'you.hand.sum(c, c.worth)')).toBe(4);
    expect(after([lay('axe', 'first.field')], 'you.allies.size()')).toBe(2);
    expect(after([lay('axe', 'first.field')], 'you.free ? 1 : 0')).toBe(0);
    expect(after([], 'you.free ? 1 : 0')).toBe(1);
  });
});

describe('invariants', () => {
  const invariants = { 'few-are-seen': { is: 'table.seen < 2', rule: 'SML-1' } };
  const add = { do: 'add' as const, what: 'table.seen', n: 1 };
  const ruleset = linked(smallSource(parts({ invariants }, { moves: { wait: { do: [add] } } })));

  test('[VALUES-2] those that do not hold are named', () => {
    const { state } = begin(ruleset);
    expect(brokenInvariants(ruleset, state)).toEqual([]);
    const later = play(ruleset, play(ruleset, state, { move: 'wait' }).state, { move: 'wait' });
    expect(brokenInvariants(ruleset, later.state)).toEqual(['few-are-seen']);
  });

  test('[VALUES-2] a case fails where one does not hold', () => {
    const given = { players: ['ann', 'ben'] };
    const when = [{ ann: 'wait' }, { ann: 'wait' }];
    const { failures } = runCase(ruleset, { rule: 'SML-1', says: 'few', given, when, then: {} });
    expect(failures).toEqual(['answer 2 ({"ann":"wait"}): few-are-seen no longer holds']);
  });
});

test('[LINK-9] values and modifiers that cannot be', () => {
  const values: StandingFile['values'] = {
    ...VALUES,
    strength: { of: 'player', is: '1' },
    chicken: { of: 'player', is: 'it.egg' },
    egg: { of: 'player', is: 'it.chicken' },
    odd: { of: 'player', is: 'it.hand.frist()' },
  };
  const modifiers: StandingFile['modifiers'] = [
    { of: 'pwoer', add: 1 },
    { of: 'power' },
    { of: 'power', add: 1, times: 2 },
    { of: 'free', add: 1 },
    { of: 'power', add: 'this.bonus' },
  ];
  const invariants = { bad: { is: 'table.seen' } };
  const at = 'standing/all.json';
  const one = 'A modifier says one of set, add, times, halfUp, halfDown, atLeast, atMost.';
  expect(told(smallSource(parts({ values, modifiers, invariants })))).toEqual([
    `${at}/values/strength “strength” also stands in counters; you.strength could mean either.`,
    `${at}/values/odd/is Lists have no “frist”. (did you mean “first”?)`,
    `${at}/modifiers/0/of There is no value “pwoer”. (did you mean “power”?)`,
    `${at}/modifiers/1 ${one}`,
    `${at}/modifiers/2 ${one}`,
    `${at}/modifiers/3/add “free” is not a number, and cannot be changed by add.`,
    `${at}/modifiers/4/add There is no name “this” here.`,
    `${at}/values/chicken/is “chicken” depends on itself: chicken, then egg, then chicken.`,
    `${at}/invariants/bad/is Expected yes or no but found a number.`,
  ]);
});
