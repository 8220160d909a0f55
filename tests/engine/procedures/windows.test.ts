// Windows: who is asked, what can be played, and when they close.
import { describe, expect, test } from 'vitest';
import {
  decisions,
  linkRuleset,
  type CardsFile,
  type Effects,
  type TableFile,
} from '../../../engine/index.ts';
import { begin, play, refusalOf } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';
import { note, TABLE, type Programs } from './support.ts';

const table: TableFile = {
  ...TABLE,
  windows: { dice: {} },
  vars: { log: { type: 'int' }, spent: { on: 'card', type: 'bool' } },
};

const play1 = (n: number, from?: readonly string[]) => ({
  in: 'dice',
  require: [{ is: '!this.spent', else: 'spent' }],
  ...(from && { from: [...from] }),
  do: [{ do: 'set' as const, what: 'this.spent', to: 'true' }, ...note(n)],
});

const cards: NonNullable<CardsFile['cards']> = {
  fox: { kind: 'beast', abilities: { bite: play1(1) } },
  owl: { kind: 'beast', abilities: { hoot: play1(2) } },
  axe: { kind: 'tool', abilities: { chop: play1(3, ['hand']) } },
};

function opened(setup: Effects, blind = false) {
  const open = { do: 'window' as const, name: 'dice', who: 'players' };
  const programs: Programs = {
    combat: {
      steps: [{ step: 'roll', do: [blind ? { ...open, blind: true } : open, ...note(9)] }],
    },
  };
  const moves = { wait: { do: [{ do: 'call' as const, program: 'combat' }] } };
  const ruleset = linked(smallSource({ table, cards, programs, setup, moves }));
  const { state } = play(ruleset, begin(ruleset, { seats: 3 }).state, { move: 'wait' });
  return { ruleset, state };
}

const asked = ({ ruleset, state }: ReturnType<typeof opened>) =>
  decisions(ruleset, state).map(({ seat, asks, offers }) => [
    seat,
    asks,
    offers.map(({ move }) => move),
  ]);

const logOf = ({ ruleset, state }: ReturnType<typeof opened>) =>
  state.vars[ruleset.world.columns.table.get('log')!.base];

describe('[WINDOW-1] a window', () => {
  const setup: Effects = [
    { do: 'create', def: 'fox', in: 'next(active).front', copies: 2 },
    { do: 'create', def: 'owl', in: 'prev(active).front' },
  ];

  test('[WINDOW-1] asks those who can play something, in turn, until all have passed in a row', () => {
    const { ruleset, state } = opened(setup);
    expect(asked({ ruleset, state })).toEqual([[1, 'dice', ['bite', 'pass']]]);
    const one = play(ruleset, state, { seat: 1, move: 'bite', picks: { card: 'piece/0' } }).state;
    expect(asked({ ruleset, state: one })).toEqual([[2, 'dice', ['hoot', 'pass']]]);
    const two = play(ruleset, one, { seat: 2, move: 'pass' }).state;
    expect(asked({ ruleset, state: two })).toEqual([[1, 'dice', ['bite', 'pass']]]);
    const three = play(ruleset, two, { seat: 1, move: 'bite', picks: { card: 'piece/1' } }).state;
    expect(asked({ ruleset, state: three })).toEqual([[2, 'dice', ['hoot', 'pass']]]);
    const last = play(ruleset, three, { seat: 2, move: 'pass' }).state;
    expect(asked({ ruleset, state: last })).toEqual([[0, undefined, ['wait']]]);
    expect(logOf({ ruleset, state: last })).toBe(119);
  });

  test('[WINDOW-1] of a card that cannot be played its own reason is told', () => {
    const { ruleset, state } = opened(setup);
    const one = play(ruleset, state, { seat: 1, move: 'bite', picks: { card: 'piece/0' } }).state;
    const two = play(ruleset, one, { seat: 2, move: 'pass' }).state;
    const again = { seat: 1, move: 'bite', picks: { card: 'piece/0' } };
    expect(refusalOf(ruleset, two, again)).toBe('spent');
  });

  test('[WINDOW-1] cards of nobody are everybody’s; a window that nobody can use passes in silence', () => {
    const lone = opened([{ do: 'create', def: 'fox', in: 'table.row' }]);
    expect(asked(lone)).toEqual([[0, 'dice', ['bite', 'pass']]]);
    expect(logOf(opened([{ do: 'create', def: 'fox', in: 'table.deck' }]))).toBe(9);
  });
});

describe('[WINDOW-2] blind', () => {
  const hands: Effects = [
    { do: 'create', def: 'axe', in: 'active.hand' },
    { do: 'create', def: 'owl', in: 'next(active).hand' },
  ];

  test('[WINDOW-2] whoever holds hidden cards is asked, whether or not one can be played', () => {
    expect(asked(opened(hands))).toEqual([[0, 'dice', ['chop', 'pass']]]);
    const { ruleset, state } = opened(hands, true);
    const next = play(ruleset, state, { seat: 0, move: 'pass' }).state;
    expect(asked({ ruleset, state: next })).toEqual([[1, 'dice', ['pass']]]);
    const last = play(ruleset, next, { seat: 1, move: 'pass' }).state;
    expect(logOf({ ruleset, state: last })).toBe(9);
  });
});

test('[LINK-10] windows that are named are declared, and those that are declared are opened', () => {
  const moves = { wait: { do: [{ do: 'window' as const, name: 'dcie', who: 'players' }] } };
  const result = linkRuleset(smallSource({ table, cards, moves }));
  const told = result.ok ? [] : result.problems.map((one) => `${one.pointer} ${one.message}`);
  expect(told).toEqual([
    '/moves/wait/do/0/name There is no window “dcie” in table.json.',
    '/windows/dice No program opens the window “dice”.',
  ]);
});
