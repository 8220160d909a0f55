// Why not: reasons by name for the sorts of things that a player points at.
import { expect, test } from 'vitest';
import { whyNot, type Pointed } from '../../engine/index.ts';
import { begin, play } from '../support/play.ts';
import { linked, readRuleset } from '../support/ruleset.ts';
import { smallSource } from '../support/small.ts';

const ruleset = linked(
  smallSource({
    setup: [
      { do: 'create', def: 'fox', in: 'first.hand' },
      { do: 'create', def: 'owl', in: 'first.hand' },
      { do: 'create', def: 'axe', in: 'table.row' },
      { do: 'create', def: 'fox', in: 'table.deck' },
      { do: 'create', def: 'owl', in: 'next(first).hand' },
    ],
    moves: {
      wait: { do: [] },
      rest: { require: [{ is: 'you.hand.size() == 0', else: 'too-busy', rule: 'SML-2' }], do: [] },
      play: {
        rule: 'SML-1',
        choose: [
          { a: 'card', from: 'you.hand', else: 'not-in-hand' },
          {
            a: 'space',
            from: "card.id == 'fox' ? table.field.filter(s, s.row == 1) : []",
            else: 'far',
          },
        ],
        do: [],
      },
      pair: { choose: [{ a: 'cards', from: 'table.row', count: 2 }], do: [] },
      several: { choose: [{ a: 'cards', from: 'you.hand', count: [0, 2] }], do: [] },
      ask: { do: [{ do: 'choose', a: 'card', from: 'you.hand' }] },
    },
    flow: {
      initial: 'turn',
      states: {
        turn: { meta: { moves: ['wait', 'rest', 'play', 'pair', 'several', 'ask'] } },
      },
    },
  }),
);
const { state } = begin(ruleset);
const why = (pointed: Pointed, seat = 0) => whyNot(ruleset, state, seat, pointed);

test('[WHY-1] a move that is not offered says which requirement it fails, by which rule', () => {
  expect(why({ move: 'rest' })).toEqual({
    code: 'too-busy',
    rule: 'SML-2',
    words: 'refusals.too-busy',
    move: 'rest',
    picks: {},
  });
  expect(why({ move: 'wait' })).toBeNull();
});

test('[WHY-1] a pick that leads nowhere tells why what follows is not possible', () => {
  const [fox, owl] = ['piece/0', 'piece/1'];
  expect(why({ move: 'play', option: fox })).toBeNull();
  expect(why({ move: 'play', option: owl })).toMatchObject({ code: 'far', picks: { card: owl } });
  expect(why({ move: 'play', picks: { card: fox }, option: 'field/a1' })).toBeNull();
  expect(why({ move: 'play', picks: { card: fox }, option: 'field/a2' })).toMatchObject({
    code: 'far',
    rule: 'SML-1',
  });
  expect(why({ move: 'play', option: 'piece/2' })).toMatchObject({ code: 'not-in-hand' });
});

test('[WHY-1] too few to pick from is told as a wrong number', () => {
  expect(why({ move: 'pair' })).toMatchObject({
    code: 'wrong-count',
    words: 'refused.wrong-count',
  });
  expect(why({ move: 'pair', option: 'piece/2' })).toMatchObject({ code: 'wrong-count' });
  expect(why({ move: 'several', option: 'piece/1' })).toBeNull();
  expect(why({ move: 'several', option: 'piece/2' })).toMatchObject({ code: 'not-possible' });
});

test('[WHY-1] a thing on the table is tried with every offer that begins with such a thing', () => {
  expect(why({ option: 'piece/1' })).toBeNull();
  expect(why({ option: 'piece/2' })).toMatchObject({ code: 'not-in-hand', move: 'play' });
  expect(why({ option: 'field/a1' })).toEqual({ code: 'not-yet', words: 'refused.not-yet' });
  expect(why({ option: 'seat/1' })).toEqual({ code: 'not-asked', words: 'refused.not-asked' });
  expect(why({})).toMatchObject({ code: 'not-asked' });
  expect(why({ move: 'wait', option: 'piece/1' })).toMatchObject({ code: 'not-asked' });
});

test('[WHY-1] whoever is not asked hears that first', () => {
  expect(why({ move: 'wait' }, 1)).toEqual({
    code: 'not-your-decision',
    words: 'refused.not-your-decision',
  });
  expect(why({ move: 'fly' })).toMatchObject({ code: 'unknown-move' });
  expect(why({ move: 'pass' })).toMatchObject({ code: 'unknown-move' });
  const asked = play(ruleset, state, { move: 'ask' }).state;
  expect(whyNot(ruleset, asked, 0, { move: 'pass' })).toMatchObject({ code: 'no-pass' });
  expect(whyNot(ruleset, asked, 0, { move: 'card', option: 'piece/0' })).toBeNull();
});

test('[WHY-1] after the end there is one reason for all', () => {
  const over = { ...state, asking: [], result: { end: null, winners: [] } };
  expect(whyNot(ruleset, over, 0, { move: 'wait' })).toEqual({
    code: 'game-over',
    words: 'refused.game-over',
  });
});

test('[WHY-2] a hidden card by its true name is as unknown as one that does not exist', () => {
  const [hidden, none] = ['piece/3', 'piece/77'];
  for (const move of ['play', 'several', undefined]) {
    const at = move === undefined ? {} : { move };
    const [one, other] = [why({ ...at, option: hidden }), why({ ...at, option: none })];
    expect(one?.code).toBe(move === undefined ? 'not-asked' : 'unknown-pick');
    expect(one?.code).toBe(other?.code);
  }
});

test('[WHY-1] a taken space of a real game is told with its rule and its sentence', () => {
  const game = linked(readRuleset('examples/tic-tac-toe'));
  const placed = play(game, begin(game).state, {
    move: 'place',
    picks: { space: 'grid/b2' },
  }).state;
  const reason = whyNot(game, placed, placed.active, { option: 'grid/b2' });
  expect(reason).toEqual({
    code: 'space-taken',
    rule: 'TTT-3',
    words: 'refusals.space-taken',
    move: 'place',
    picks: { space: 'grid/b2' },
  });
});
