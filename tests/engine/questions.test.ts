// Questions in the middle of programs: what is offered, what is told, what comes of the answers.
import { describe, expect, test } from 'vitest';
import {
  answer,
  answersOf,
  decisions,
  eventsFor,
  linkRuleset,
  optionsFor,
  sampleAnswer,
  view,
  type Effects,
  type Picks,
  type State,
} from '../../engine/index.ts';
import { begin, play, refusalOf } from '../support/play.ts';
import { linked } from '../support/ruleset.ts';
import { smallSource } from '../support/small.ts';

const HANDS: Effects = [
  { do: 'create', def: 'fox', in: 'first.hand' },
  { do: 'create', def: 'owl', in: 'first.hand' },
  { do: 'create', def: 'axe', in: 'next(first).hand' },
];

function asking(...effects: Effects) {
  const ruleset = linked(smallSource({ setup: HANDS, moves: { wait: { do: effects } } }));
  const { state } = play(ruleset, begin(ruleset).state, { move: 'wait' });
  const open = () => decisions(ruleset, state);
  return { ruleset, state, open };
}

function problems(...effects: Effects): string[] {
  const result = linkRuleset(smallSource({ moves: { wait: { do: effects } } }));
  return result.ok ? [] : result.problems.map(({ pointer, message }) => `${pointer} ${message}`);
}

const card = { do: 'choose', a: 'card', from: 'you.hand' } as const;

describe('one player', () => {
  test('[PLAY-9] a choice is a decision with one offer, by the name of what is picked', () => {
    const { open, state } = asking({ ...card, rule: 'SML-1' });
    expect(open()).toEqual([
      {
        seat: 0,
        state: 'turn',
        asks: 'card',
        rule: 'SML-1',
        offers: [
          {
            move: 'card',
            rule: 'SML-1',
            fields: [{ name: 'card', kind: 'card' }],
            next: { name: 'card', kind: 'card', options: ['piece/0', 'piece/1'] },
          },
        ],
      },
    ]);
    expect(state.frames).toHaveLength(1);
  });

  test('[PLAY-9] the program goes on with what was picked, and the menu opens again', () => {
    const { ruleset, state } = asking(card, { do: 'move', what: 'card', to: 'table.row' });
    const after = play(ruleset, state, { move: 'card', picks: { card: 'piece/1' } });
    expect(after.state.zones[ruleset.world.zones.get('row')!.base]).toEqual([1]);
    expect(decisions(ruleset, after.state)[0]?.offers[0]?.move).toBe('wait');
    expect(after.events[0]).toEqual({
      event: 'answered',
      seat: 0,
      move: 'card',
      picks: { card: 'piece/1' },
      asks: 'card',
      seenBy: [0],
    });
  });

  test('[PLAY-9] with nothing to pick nobody is asked', () => {
    const { open } = asking({ ...card, from: 'table.row' }, { do: 'nextTurn' });
    expect(open()).toMatchObject([{ seat: 1, offers: [{ move: 'wait' }] }]);
  });

  test('[PLAY-9] only who may pass can pass, and then the result is none', () => {
    const must = asking(card);
    expect(refusalOf(must.ruleset, must.state, { move: 'pass' })).toBe('no-pass');
    const may = asking(
      { ...card, optional: true },
      { do: 'if', is: 'card == none', then: [{ do: 'nextTurn' }] },
    );
    expect(may.open()[0]?.offers.map(({ move }) => move)).toEqual(['card', 'pass']);
    expect(refusalOf(may.ruleset, may.state, { move: 'pass', picks: { card: 1 } })).toBe(
      'unknown-pick',
    );
    expect(play(may.ruleset, may.state, { move: 'pass' }).state.active).toBe(1);
  });

  test('[PLAY-9] alone gives the only answer without asking', () => {
    const from = "you.hand.filter(c, c.id == 'owl')";
    const move: Effects = [{ do: 'move', what: 'card', to: 'table.row' }];
    const { ruleset, state, open } = asking({ ...card, from, alone: true }, ...move);
    expect(open()[0]?.asks).toBeUndefined();
    expect(state.zones[ruleset.world.zones.get('row')!.base]).toEqual([1]);
    expect(asking({ ...card, alone: true }, ...move).open()[0]?.asks).toBe('card');
    const optional = asking({ ...card, from, alone: true, optional: true }, ...move);
    expect(optional.open()[0]?.asks).toBe('card');
  });

  test('[PLAY-9] a program takes all there are where there are fewer than it asks for', () => {
    const several = { do: 'choose', a: 'cards', from: 'you.hand', count: 5 } as const;
    const { ruleset, state, open } = asking(several);
    expect(open()[0]?.offers[0]?.next?.count).toEqual([2, 2]);
    const picks = { cards: ['piece/1', 'piece/0'] };
    expect(refusalOf(ruleset, state, { move: 'cards', picks })).toBeNull();
    expect(refusalOf(ruleset, state, { move: 'cards', picks: { cards: 'piece/1' } })).toBe(
      'unknown-pick',
    );
    const one = { cards: ['piece/1'] };
    expect(refusalOf(ruleset, state, { move: 'cards', picks: one })).toBe('wrong-count');
  });

  test('[PLAY-2] the fields of a form are told one by one, and each option leads on', () => {
    const { ruleset, state, open } = asking({
      do: 'choose',
      ask: 'trade',
      form: [
        { a: 'give', from: 'you.hand' },
        { a: 'often', number: ['1', "give.id == 'fox' ? 2 : 0"] },
      ],
      must: [{ is: 'often < 9', else: 'never' }],
    });
    expect(open()[0]?.offers[0]?.next?.options).toEqual(['piece/0']);
    const next = (picks: Picks) => optionsFor(ruleset, state, 0, { move: 'trade', picks });
    expect(next({ give: 'piece/0' })).toEqual({
      ok: true,
      next: { name: 'often', kind: 'int', options: [1, 2] },
    });
    expect(next({ often: 1 })).toEqual({ ok: false, refusal: { code: 'unknown-pick' } });
    expect(answersOf(ruleset, state, 0, 9).map(({ picks }) => picks)).toEqual([
      { give: 'piece/0', often: 1 },
      { give: 'piece/0', often: 2 },
    ]);
    const seen = new Set(
      [0, 1].map((luck) => sampleAnswer(ruleset, state, 0, () => luck)?.picks['often']),
    );
    expect(seen.size).toBeGreaterThan(0);
  });

  test('[PLAY-9] either offers what is possible, and does the branch that is taken', () => {
    const { ruleset, state, open } = asking({
      do: 'either',
      options: [
        { say: 'fly', if: 'you.hand.size() > 5', else: 'too-heavy', rule: 'SML-2', do: [] },
        { say: 'walk', do: [{ do: 'nextTurn' }] },
        { say: 'swim', do: [] },
      ],
    });
    expect(open()[0]).toMatchObject({
      asks: 'fly-or-walk-or-swim',
      offers: [{ move: 'walk', next: null }, { move: 'swim' }],
    });
    expect(answer(ruleset, state, { seat: 0, move: 'fly', picks: {} })).toEqual({
      ok: false,
      refusal: { code: 'too-heavy', rule: 'SML-2' },
    });
    expect(play(ruleset, state, { move: 'walk' }).state.active).toBe(1);
    expect(play(ruleset, state, { move: 'swim' }).state.active).toBe(0);
  });
});

describe('several at once', () => {
  const secret = { do: 'choose', a: 'gift', from: 'chooser.hand', who: 'players' } as const;
  const { ruleset, state } = asking(
    { ...secret, secret: true },
    {
      do: 'each',
      a: 'p',
      of: 'players',
      steps: [{ do: 'move', what: 'gift[p]', to: 'table.row' }],
    },
  );
  const give = (from: State, seat: number, piece: number) =>
    play(ruleset, from, { seat, move: 'gift', picks: { gift: `piece/${piece}` } });

  test('[PLAY-10] each has a decision, may change it, and the last one lets it go on', () => {
    const one = give(state, 0, 0).state;
    expect(view(ruleset, one, null).waiting).toEqual([1]);
    expect(view(ruleset, one, 0).decision?.given).toEqual({
      move: 'gift',
      picks: { gift: 'piece/0' },
    });
    const changed = give(one, 0, 1).state;
    const done = give(changed, 1, 2).state;
    expect(done.zones[ruleset.world.zones.get('row')!.base]).toEqual([1, 2]);
  });

  test('[PLAY-10] of a secret answer others hear only that it was given', () => {
    const { events, state: after } = give(state, 0, 0);
    const told = { event: 'answered', seat: 0, move: 'gift', asks: 'gift', secret: true };
    expect(eventsFor(events, 0)).toEqual([{ ...told, picks: { gift: 'piece/0' } }]);
    for (const seat of [1, null]) expect(eventsFor(events, seat)).toEqual([{ ...told, picks: {} }]);
    const other = give(state, 0, 1).state;
    expect(view(ruleset, after, 1)).toEqual(view(ruleset, other, 1));
    expect(view(ruleset, after, null)).toEqual(view(ruleset, other, null));
  });

  test('[PLAY-10] one who has nothing to choose is asked too, and can only pass', () => {
    const some = asking({ ...secret, from: "chooser.hand.filter(c, c.kind == 'tool')" });
    expect(some.open().map(({ seat, offers }) => [seat, offers.map(({ move }) => move)])).toEqual([
      [0, ['pass']],
      [1, ['gift']],
    ]);
  });

  test('[PLAY-10] a form is one answer of each, and later fields depend on earlier ones', () => {
    const form = asking(
      {
        do: 'choose',
        ask: 'commit',
        who: 'players',
        secret: true,
        form: [
          { a: 'side', words: ['for', 'none'] },
          { a: 'cards', from: "side == 'none' ? [] : chooser.hand", count: [0, 2], else: 'idle' },
        ],
      },
      { do: 'move', what: 'cards[first].join(cards[next(first)])', to: 'table.row' },
      {
        do: 'set',
        what: 'table.turns',
        to: "players.count(p, side[p] == 'for') * 10 + players.count(p, side[p] == none)",
      },
    );
    const commit = (from: State, seat: number, picks: Picks) =>
      answer(form.ruleset, from, { seat, move: 'commit', picks });
    const idle = commit(form.state, 0, { side: 'none', cards: ['piece/0'] });
    expect(idle).toEqual({ ok: false, refusal: { code: 'idle' } });
    const one = commit(form.state, 0, { side: 'for', cards: ['piece/1', 'piece/0'] });
    const two = one.ok && commit(one.state, 1, { side: 'none', cards: [] });
    const { zones, columns } = form.ruleset.world;
    const after = two && two.ok ? two.state : null;
    expect(after?.zones[zones.get('row')!.base]).toEqual([0, 1]);
    expect(after?.vars[columns.table.get('turns')!.base]).toBe(10);
  });

  test('[PLAY-10] where nobody has anything to choose nobody is asked', () => {
    expect(asking({ ...secret, from: 'table.row' }).open()[0]?.asks).toBeUndefined();
  });
});

describe('mistakes', () => {
  test.each<[string, Effects[number], string]>([
    [
      'neither a nor form',
      { do: 'choose', from: 'you.hand' },
      '/moves/wait/do/0 A choose says either “a” or “form”.',
    ],
    [
      'two lists at once',
      { ...card, words: ['yes'] },
      '/moves/wait/do/0 The choice “card” must say one of from, number and words.',
    ],
    [
      'an order of one',
      { ...card, ordered: true },
      '/moves/wait/do/0/ordered One pick has no order: say count too.',
    ],
    [
      'a name that is taken',
      { ...card, a: 'chooser' },
      '/moves/wait/do/0/a The name “chooser” is already taken here.',
    ],
    [
      'a player where players are asked',
      { ...card, who: '3' },
      '/moves/wait/do/0/who Expected a player but found a number.',
    ],
    [
      'a branch twice',
      {
        do: 'either',
        options: [
          { say: 'go', do: [] },
          { say: 'go', do: [] },
        ],
      },
      '/moves/wait/do/0/options/1/say “go” stands here twice, or means to pass: an answer could mean either.',
    ],
  ])('[LINK-7] %s is told', (_title, effect, told) => {
    expect(problems(effect)).toContain(told);
  });

  test('[LINK-7] chooser is known in questions only, picked in must only', () => {
    expect(problems({ do: 'set', what: 'table.rival', to: 'chooser' })).toEqual([
      '/moves/wait/do/0/to There is no name “chooser” here.',
    ]);
    expect(problems({ ...card, from: 'picked.hand' })).toEqual([
      '/moves/wait/do/0/from There is no name “picked” here.',
    ]);
  });

  test('[PLAY-8] nobody can choose from numbers without number', () => {
    const effect = { do: 'choose', a: 'n', number: [0, 1000] } as const;
    expect(() => asking({ ...effect, number: [0, 1000] })).toThrow(
      'move “wait”: nobody can choose from 1001 numbers',
    );
  });
});
