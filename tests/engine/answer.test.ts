// Answers: the order of refusals, picks that depend on each other, and faults that leave the state alone.
import { describe, expect, test } from 'vitest';
import {
  answer,
  answersOf,
  decisions,
  hashState,
  newGame,
  RulesetFault,
} from '../../engine/index.ts';
import { begin, frozen, openAnswers, play, refusalOf } from '../support/play.ts';
import { linked } from '../support/ruleset.ts';
import { smallSource, type Parts } from '../support/small.ts';

/** Give a card of your hand to another player, with a number that depends on the card. */
const GIVE: Parts = {
  setup: [
    { do: 'create', def: 'fox', in: 'first.hand' },
    { do: 'create', def: 'axe', in: 'first.hand' },
    { do: 'create', def: 'owl', in: 'next(first).hand' },
  ],
  moves: {
    give: {
      rule: 'SML-1',
      choose: [
        { a: 'card', from: 'you.hand', else: 'not-yours' },
        { a: 'who', from: 'others', rule: 'SML-2' },
        { a: 'often', from: "card.kind == 'beast' ? [1, 2, 2] : [3]" },
      ],
      require: [
        { is: 'often != 2', else: 'never-twice', rule: 'SML-2' },
        { is: 'table.turns < 1', else: 'once-only' },
        { is: "card.id != 'axe' || who == active", else: 'keep-it' },
      ],
      do: [
        { do: 'move', what: 'card', to: 'who.hand' },
        { do: 'set', what: 'table.turns', to: 'table.turns + often' },
      ],
    },
    wait: { do: [] },
  },
  flow: { initial: 'turn', states: { turn: { meta: { rule: 'SML-2', moves: ['give', 'wait'] } } } },
};

const give = linked(smallSource(GIVE));
const start = begin(give).state;
const picks = { card: 'piece/0', who: 'seat/1', often: 1 };

describe('listing', () => {
  test('[PLAY-2] picks are listed by what was picked before, each once, and pruned by requirements', () => {
    expect(decisions(give, start)).toEqual([
      {
        seat: 0,
        state: 'turn',
        rule: 'SML-2',
        offers: [
          {
            move: 'give',
            rule: 'SML-1',
            fields: [
              { name: 'card', kind: 'card' },
              { name: 'who', kind: 'player' },
              { name: 'often', kind: 'int' },
            ],
            next: { name: 'card', kind: 'card', options: ['piece/0'] },
          },
          { move: 'wait', fields: [], next: null },
        ],
      },
    ]);
  });

  test('[PLAY-2] every combination of picks is accepted exactly when it is listed', () => {
    const listed = openAnswers(give, start).map((one) => JSON.stringify(one.picks));
    for (const card of ['piece/0', 'piece/1', 'piece/2', 'place/hand/seat/1/0']) {
      for (const who of ['seat/0', 'seat/1', 'seat/2']) {
        for (const often of [1, 2, 3]) {
          const tried = { card, who, often };
          const accepted = refusalOf(give, start, { move: 'give', picks: tried }) === null;
          expect(accepted).toBe(listed.includes(JSON.stringify(tried)));
        }
      }
    }
  });

  test('[PLAY-2] a move that cannot be made now is not offered', () => {
    const after = play(give, start, { move: 'give', picks }).state;
    const [open] = decisions(give, after);
    expect(open?.offers.map((one) => one.move)).toEqual(['wait']);
  });
});

describe('refusals', () => {
  const refused = (given: object) =>
    answer(give, start, { seat: 0, move: 'give', picks, ...given });

  test.each([
    ['another seat', { seat: 1, move: 'none' }, { code: 'not-your-decision' }],
    ['no seat at all', { seat: 7 }, { code: 'not-your-decision' }],
    ['a move that does not exist', { move: 'steal', picks: {} }, { code: 'unknown-move' }],
    ['a name that every object has', { move: 'constructor' }, { code: 'unknown-move' }],
    ['no picks', { picks: {} }, { code: 'missing-pick' }],
    ['the second pick missing', { picks: { card: 'piece/0' } }, { code: 'missing-pick' }],
    [
      'a pick that does not exist',
      { picks: { ...picks, card: 'piece/99' } },
      { code: 'unknown-pick' },
    ],
    ['a pick of a wrong sort', { picks: { ...picks, card: 'seat/0' } }, { code: 'unknown-pick' }],
    [
      'a card that this seat cannot name',
      { picks: { ...picks, card: 'piece/2' } },
      { code: 'unknown-pick' },
    ],
    ['a pick too many', { picks: { ...picks, more: 1 } }, { code: 'unknown-pick' }],
    [
      'a card outside the list',
      { picks: { ...picks, card: 'place/hand/seat/1/0' } },
      { code: 'not-yours', rule: 'SML-1' },
    ],
    [
      'a player outside the list',
      { picks: { ...picks, who: 'seat/0' } },
      { code: 'not-possible', rule: 'SML-2' },
    ],
    [
      'a requirement on early picks',
      { picks: { card: 'piece/1', who: 'seat/1' } },
      { code: 'keep-it', rule: 'SML-1' },
    ],
    [
      'a requirement on the last pick',
      { picks: { ...picks, often: 2 } },
      { code: 'never-twice', rule: 'SML-2' },
    ],
    [
      'a number outside the list',
      { picks: { ...picks, often: 9 } },
      { code: 'not-possible', rule: 'SML-1' },
    ],
  ])('[PLAY-3] %s is refused for the first reason that applies', (_title, given, refusal) => {
    expect(refused(given)).toEqual({ ok: false, refusal });
  });

  test('[PLAY-3] a requirement that names no pick is judged before any pick', () => {
    const after = play(give, start, { move: 'give', picks }).state;
    expect(refusalOf(give, after, { move: 'give', picks: {} })).toBe('once-only');
  });

  test('[PLAY-4] a refused answer changes nothing', () => {
    const before = hashState(frozen(start));
    expect(refusalOf(give, start, { move: 'give', picks: { ...picks, often: 2 } })).toBe(
      'never-twice',
    );
    expect(hashState(start)).toBe(before);
  });

  test('[PLAY-3] after the end the game being over is the only reason', () => {
    const ends = [{ id: 'enough', rule: 'SML-1', if: 'table.turns > 0', winners: 'others' }];
    const ruleset = linked(smallSource({ ...GIVE, ends }));
    const { state, events } = play(ruleset, begin(ruleset).state, { move: 'give', picks });
    expect(events.at(-1)).toEqual({
      event: 'over',
      result: { end: 'enough', rule: 'SML-1', winners: [1] },
    });
    expect(refusalOf(ruleset, state, { seat: 9, move: 'none' })).toBe('game-over');
  });
});

describe('new games', () => {
  const options = {
    mood: { type: 'word', words: ['calm', 'wild'], default: 'wild', rule: 'SML-1' },
    length: { type: 'int', min: 1, max: 3, default: 2 },
    open: { type: 'bool', default: true },
  } as const;
  const ruleset = linked(
    smallSource({
      ruleset: { options: { ...options, mood: { ...options.mood, words: ['calm', 'wild'] } } },
    }),
  );
  const begun = (given: Record<string, string | number | boolean>) =>
    newGame(ruleset, { seats: 2, options: given, seed: 1 });

  test('[PLAY-6] options that are left out take their default', () => {
    const started = begun({ length: 3 });
    expect(started.ok && started.state.options).toEqual(['wild', 3, true]);
  });

  test.each([
    [{ mood: 'clam' }, { code: 'bad-option', rule: 'SML-1' }],
    [{ length: 4 }, { code: 'bad-option' }],
    [{ length: 1.5 }, { code: 'bad-option' }],
    [{ open: 'yes' }, { code: 'bad-option' }],
    [{ colour: 'red' }, { code: 'bad-option' }],
    [{ constructor: 1 }, { code: 'bad-option' }],
  ])('[PLAY-6] %j is refused', (given, refusal) => {
    expect(begun(given as Record<string, string | number | boolean>)).toEqual({
      ok: false,
      refusal,
    });
  });
});

test('[PLAY-6] a name that every object has is left out like any other', () => {
  const ruleset = linked(
    smallSource({
      ruleset: { options: { constructor: { type: 'int' as const, min: 1, max: 2, default: 2 } } },
      moves: { wait: { choose: [{ a: 'constructor', from: '[1]' }], do: [] } },
    }),
  );
  const { state } = begin(ruleset);
  expect(state.options).toEqual([2]);
  expect(refusalOf(ruleset, state, { move: 'wait' })).toBe('missing-pick');
});

describe('faults', () => {
  const loop: Parts = {
    moves: { wait: { do: [] }, spin: { do: [] } },
    programs: { idle: { do: [] } },
    flow: {
      initial: 'turn',
      states: {
        turn: { meta: { moves: ['wait', 'spin'] }, on: { 'move.spin': 'round' } },
        round: { entry: ['idle'], on: { done: [{ target: 'round', reenter: true }] } },
      },
    },
  };

  test('[PLAY-8] a chart that turns in a circle is stopped, and the state is untouched', () => {
    const ruleset = linked(smallSource(loop));
    const { state } = begin(ruleset);
    const before = hashState(frozen(state));
    expect(() => play(ruleset, state, { move: 'spin' })).toThrow(RulesetFault);
    expect(() => play(ruleset, state, { move: 'spin' })).toThrow('ran too long');
    expect(hashState(state)).toBe(before);
    expect(play(ruleset, state, { move: 'wait' }).state.step).toBe(1);
  });

  test('[PLAY-8] a fault names the part in which it happened', () => {
    const ruleset = linked(
      smallSource({
        moves: { wait: { do: [{ do: 'set', what: 'table.turns', to: '1 / table.turns' }] } },
      }),
    );
    const wait = () => play(ruleset, begin(ruleset).state, { move: 'wait' });
    expect(wait).toThrow('move “wait”: a number was divided by 0');
  });

  test('[PLAY-8] a menu in which no move is possible is a fault', () => {
    const moves = { wait: { require: [{ is: 'false', else: 'never' }], do: [] } };
    const ruleset = linked(smallSource({ moves }));
    expect(() => begin(ruleset)).toThrow('flow state “turn”: nobody can move');
  });

  const wide = {
    kinds: { beast: {}, tool: {} },
    boards: { wide: { grid: { columns: 26, rows: 2 } } },
  };
  const choose = ['a', 'b', 'c', 'd'].map((a) => ({ a, from: 'table.wide' }));

  test('[PLAY-8] a menu with more answers than anyone could list is asked all the same', () => {
    const ruleset = linked(smallSource({ table: wide, moves: { wait: { choose, do: [] } } }));
    const { state } = begin(ruleset);
    expect(decisions(ruleset, state)[0]?.offers[0]?.next?.options).toHaveLength(52);
    expect(answersOf(ruleset, state, 0, 7)).toHaveLength(7);
  });

  test('[PLAY-8] a menu in which an answer is searched for too long is stopped before it is asked', () => {
    const require = [{ is: 'a != d && a == d', else: 'never' }];
    const moves = { wait: { choose, require, do: [] } };
    const ruleset = linked(smallSource({ table: wide, moves }));
    expect(() => begin(ruleset)).toThrow('move “wait”: ran too long');
  });

  test('[PLAY-8] pieces without number are stopped', () => {
    const setup = [{ do: 'create' as const, def: 'fox', in: 'table.row', copies: 1_000_000 }];
    const ruleset = linked(smallSource({ setup }));
    expect(() => begin(ruleset)).toThrow('setup: there are more than 10000 pieces');
  });
});
