// Forbids of rules and of cards in play, and the order in which refusals are told.
import { describe, expect, test } from 'vitest';
import {
  answer,
  type CardsFile,
  type Effects,
  type MovesFile,
  type TableFile,
} from '../../../engine/index.ts';
import { begin, play, refusalOf } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';
import { told } from './told.ts';

const table: TableFile = {
  kinds: { beast: { abilities: { bite: { do: [{ do: 'gain', what: 'you.noise' }] } } }, tool: {} },
  zones: { row: { per: 'table', see: 'all' }, den: { per: 'player', see: 'all', inPlay: true } },
  counters: { noise: { on: ['player'] }, gem: { on: ['player'], else: 'no-gem' } },
};

const cards: NonNullable<CardsFile['cards']> = {
  fox: { kind: 'beast' },
  owl: {
    kind: 'beast',
    forbids: [
      { move: 'wait', whose: 'others', if: 'owner != you && card.id == this.id', else: 'mine' },
    ],
  },
  axe: { kind: 'tool', forbids: [{ ability: 'bite', else: 'axed', if: "it.id == 'fox'" }] },
};

const moves: MovesFile['moves'] = {
  wait: {
    rule: 'SML-1',
    choose: [{ a: 'card', from: 'table.row.join(table.den)', able: 'bite' }],
    do: [{ do: 'use', card: 'card', ability: 'bite' }],
  },
  take: {
    choose: [{ a: 'card', from: 'table.row' }],
    do: [{ do: 'move', what: 'card', to: 'you.den' }],
  },
  end: { do: [{ do: 'nextTurn' }] },
};

const setup: Effects = ['fox', 'owl', 'axe'].map((def): Effects[number] => {
  return { do: 'create', def, in: 'table.row' };
});

const flow = { initial: 'turn', states: { turn: { meta: { moves: Object.keys(moves) } } } };

function small(parts: Parts = {}) {
  const ruleset = linked(smallSource({ table, cards, moves, setup, flow, ...parts }));
  return { ruleset, state: begin(ruleset).state };
}

const picks = (card: string) => ({ picks: { card } });

describe('[FORBID-1] what may not be done', () => {
  test('[FORBID-1] a card forbids it while it is in play, to those whom it concerns', () => {
    const { ruleset, state } = small();
    expect(refusalOf(ruleset, state, picks('piece/1'))).toBe(null);
    const taken = play(ruleset, state, { move: 'take', ...picks('piece/1') }).state;
    expect(refusalOf(ruleset, taken, picks('piece/1'))).toBe(null);
    const passed = play(ruleset, taken, { move: 'end' }).state;
    expect(refusalOf(ruleset, passed, picks('piece/1'))).toBe('mine');
    expect(refusalOf(ruleset, passed, picks('piece/0'))).toBe(null);
  });

  test('[FORBID-1] an ability is forbidden to its owner only, if the card says nothing else', () => {
    const { ruleset, state } = small();
    const taken = play(ruleset, state, { move: 'take', ...picks('piece/2') }).state;
    expect(refusalOf(ruleset, taken, picks('piece/0'))).toBe('axed');
    expect(refusalOf(ruleset, taken, picks('piece/1'))).toBe(null);
    const passed = play(ruleset, taken, { move: 'end' }).state;
    expect(refusalOf(ruleset, passed, picks('piece/0'))).toBe(null);
  });

  test('[FORBID-1] rules forbid several moves, and what is forbidden is not offered', () => {
    const forbids = [{ move: ['wait', 'take'], if: 'you.noise > 0', else: 'loud', rule: 'SML-2' }];
    const { ruleset, state } = small({ standing: { forbids } });
    const loud = play(ruleset, state, { move: 'wait', ...picks('piece/0') }).state;
    expect(refusalOf(ruleset, loud, { move: 'take', ...picks('piece/0') })).toBe('loud');
    expect(answer(ruleset, loud, { seat: 0, move: 'wait', ...picks('piece/0') })).toMatchObject({
      refusal: { code: 'loud', rule: 'SML-2' },
    });
  });
});

describe('[PLAY-3] the order of refusals', () => {
  const forbids = [{ move: 'wait', if: 'you.noise == 0', else: 'quiet' }];
  const priced = { ...moves, wait: { ...moves['wait']!, cost: { gem: 1 } } };

  const codeWith = (refusals: NonNullable<TableFile['refusals']>, card: string) => {
    const { ruleset, state } = small({
      table: { ...table, refusals },
      standing: { forbids },
      moves: priced,
    });
    const played = answer(ruleset, state, { seat: 0, move: 'wait', ...picks(card) });
    return played.ok ? null : played.refusal;
  };

  test('[PLAY-3] without an order the first one found is told', () => {
    expect(codeWith([], 'piece/2')).toEqual({ code: 'no-gem', rule: 'SML-1' });
  });

  test('[PLAY-3] with an order the first of the list is told, then the others as they are found', () => {
    expect(codeWith([{ code: 'quiet', rule: 'SML-2' }], 'piece/2')).toEqual({
      code: 'quiet',
      rule: 'SML-2',
    });
    const able = [{ code: 'no-ability' }, { code: 'quiet' }];
    expect(codeWith(able, 'piece/2')).toEqual({ code: 'no-ability', rule: 'SML-1' });
    expect(codeWith(able, 'piece/0')).toEqual({ code: 'quiet' });
    expect(codeWith([{ code: 'unknown-pick' }, { code: 'quiet' }], 'piece/9')).toEqual({
      code: 'unknown-pick',
    });
  });

  test('[PLAY-3] what goes wrong behind a reason is no fault', () => {
    const broken = {
      ...moves,
      wait: {
        require: [
          { is: 'you.noise > 0', else: 'quiet' },
          { is: '1 / you.noise > 0', else: 'split' },
        ],
        do: [],
      },
    };
    const { ruleset, state } = small({
      moves: broken,
      cards: { fox: { kind: 'beast' }, owl: { kind: 'beast' }, axe: { kind: 'tool' } },
      table: { ...table, refusals: [{ code: 'split' }] },
    });
    expect(refusalOf(ruleset, state, {})).toBe('quiet');
  });
});

describe('[LINK-4] forbids and refusals name what exists', () => {
  const problems = (parts: Parts) =>
    told(smallSource({ table, cards, moves, setup, flow, ...parts }));

  test('[LINK-4] a forbid says which move or which ability', () => {
    const forbids = [
      { else: 'no' },
      { move: 'wiat', else: 'no' },
      { ability: ['bite', 'bit'], else: 'no' },
      { move: ['wait', 'end'], if: 'card.kind == none', else: 'no' },
    ];
    expect(problems({ standing: { forbids } })).toEqual([
      'standing/all.json/forbids/0 A forbid says either “move” or “ability”.',
      'standing/all.json/forbids/1/move There is no move “wiat”. (did you mean “wait”?)',
      'standing/all.json/forbids/2/ability There is no ability “bit”. (did you mean “bite”?)',
      'standing/all.json/forbids/3/if There is no name “card” here.',
    ]);
  });

  test('[LINK-4] the order of refusals names each code once', () => {
    const refusals = [{ code: 'mine' }, { code: 'mien' }, { code: 'mine' }, { code: 'cannot-pay' }];
    expect(problems({ table: { ...table, refusals } })).toEqual([
      'table.json/refusals/1/code Nothing is refused with “mien”. (did you mean “mine”?)',
      'table.json/refusals/2/code “mine” stands here twice.',
    ]);
  });
});
