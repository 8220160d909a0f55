// Leaving the game: what is broken off, what goes on, and what is told of it.
import { describe, expect, test } from 'vitest';
import { answer, view, type Effects, type FlowFile, type State } from '../../../engine/index.ts';
import { begin, play, refusalOf, throughText } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';
import { told } from '../ruleset/told.ts';

const FLOW: FlowFile = {
  initial: 'turn',
  states: {
    turn: { meta: { moves: ['wait'] } },
    over: { entry: ['pass-on'], on: { done: 'turn' } },
  },
  on: { 'signal.active-out': 'over' },
};

const PASS_ON = { do: [{ do: 'nextTurn' as const }] };

function gameOf(effects: Effects, parts: Parts = {}) {
  const ruleset = linked(
    smallSource({
      flow: FLOW,
      moves: { wait: { do: effects } },
      ...parts,
      programs: { 'pass-on': PASS_ON, ...parts.programs },
    }),
  );
  const start = begin(ruleset, { seats: 3 }).state;
  const after = play(ruleset, start, { move: 'wait' });
  const turns = (state: State) => state.vars[ruleset.world.columns.table.get('turns')!.base];
  return { ruleset, start, ...after, turns: turns(after.state) };
}

const COUNT = { do: 'add', what: 'table.turns', n: 1 } as const;

describe('who is out', () => {
  test('[OUT-1] is named by everyone only, is refused, and leaves no gap', () => {
    const { ruleset, state, turns } = gameOf([
      { do: 'eliminate', who: 'next(you)' },
      {
        do: 'add',
        what: 'table.turns',
        n: 'players.size() + 10 * everyone.size() + 100 * others.size()',
      },
      { do: 'set', what: 'table.rival', to: 'next(you)' },
      { do: 'set', what: 'table.done', to: '!next(first).alive || prev(you) == next(you)' },
    ]);
    expect(state.out).toEqual([1]);
    expect(turns).toBe(132);
    expect(refusalOf(ruleset, state, { seat: 1 })).toBe('out-of-the-game');
    expect(view(ruleset, state, 1)).toMatchObject({ out: [1], decision: null, waiting: [0] });
    const rival = ruleset.world.columns.table.get('rival')!.base;
    expect(state.vars[rival]).toBe(2);
  });

  test('[OUT-1] is passed over by a loop that had begun, and asked nothing', () => {
    const { state, turns } = gameOf([
      {
        do: 'each',
        a: 'p',
        of: 'players',
        steps: [{ do: 'if', is: 'p == first', then: [{ do: 'eliminate', who: 'next(p)' }] }, COUNT],
      },
      { do: 'choose', a: 'word', who: 'everyone', words: ['yes', 'no'], default: 'no' },
      { do: 'each', a: 'p', of: 'everyone', steps: [COUNT] },
    ]);
    expect(turns).toBe(2);
    expect(state.asking.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('[PLAY-12] who is out, or does without, has picked the default', () => {
    const { ruleset, state } = gameOf([
      { do: 'eliminate', who: 'next(you)' },
      {
        do: 'choose',
        a: 'word',
        who: 'everyone',
        words: ['yes', 'no'],
        default: 'no',
        optional: true,
      },
      {
        do: 'set',
        what: 'table.turns',
        to: "everyone.count(p, word[p] == 'no')",
      },
    ]);
    const once = play(ruleset, state, { seat: 0, move: 'pass' }).state;
    const done = play(ruleset, once, { seat: 2, move: 'word', picks: { word: 'yes' } }).state;
    expect(done.vars[ruleset.world.columns.table.get('turns')!.base]).toBe(2);
  });

  test('[OUT-1] falls once only', () => {
    const again: Effects = [{ do: 'eliminate', who: 'p' }];
    const { events } = gameOf([
      { do: 'eliminate', who: 'next(first)' },
      { do: 'each', a: 'p', of: 'everyone.filter(q, !q.alive)', steps: again },
    ]);
    expect(events.filter(({ event }) => event === 'eliminated')).toEqual([
      { event: 'eliminated', seat: 1, by: 0 },
    ]);
  });
});

describe('what is broken off', () => {
  const programs: Parts['programs'] = {
    inner: { do: [{ do: 'eliminate' }, COUNT] },
    outer: { do: [{ do: 'call', program: 'inner' }, COUNT] },
  };

  test('[OUT-3] the lowest program of who falls, and all that it has called; the rest goes on', () => {
    const call: Effects = [
      { do: 'call', program: 'outer', you: 'next(you)' },
      { do: 'add', what: 'table.turns', n: 10 },
    ];
    const { state, turns } = gameOf(call, { programs });
    expect([turns, state.active, state.frames]).toEqual([10, 0, []]);
  });

  test('[OUT-3] everything, if the active player falls; the chart goes on with the next one', () => {
    const call: Effects = [
      { do: 'call', program: 'outer', you: 'next(you)' },
      { do: 'eliminate' },
      COUNT,
    ];
    const { state, turns, events } = gameOf(call, { programs });
    expect([turns, state.active, state.out]).toEqual([0, 2, [1, 0]]);
    expect(events.at(-1)).toEqual({ event: 'turn', seat: 2 });
  });

  test('[OUT-3] what is left is put away before a rule is looked at, and the rule before the cut', () => {
    const { turns } = gameOf([{ do: 'eliminate' }, { do: 'set', what: 'table.turns', to: 0 }], {
      programs: { leave: { do: [COUNT, COUNT] } },
      state: [
        {
          id: 'seen',
          if: '!table.done && everyone.exists(p, !p.alive)',
          do: [
            { do: 'set', what: 'table.done', to: true },
            { do: 'set', what: 'table.turns', to: 'table.turns * 10' },
          ],
        },
      ],
    });
    expect(turns).toBe(20);
  });

  test('[OUT-3] triggers of who falls are dropped, those about the fall are not', () => {
    const { turns } = gameOf([{ do: 'emit', event: 'bell' }, { do: 'eliminate' }], {
      triggers: [
        { id: 'hears', on: 'bell', do: [COUNT] },
        {
          id: 'mourns',
          on: 'eliminated',
          do: [{ do: 'add', what: 'table.turns', n: '100 + (you == next(event.who) ? 1 : 0)' }],
        },
      ],
    });
    expect(turns).toBe(101);
  });

  test('[OUT-2] the cause is whom together names', () => {
    const { events } = gameOf([
      { do: 'together', cause: 'prev(you)', steps: [{ do: 'eliminate', who: 'next(you)' }] },
    ]);
    expect(events).toContainEqual({ event: 'eliminated', seat: 1, by: 2 });
  });

  test('[OUT-2] it can be replaced', () => {
    const { state, turns } = gameOf([{ do: 'eliminate' }], {
      replaces: [{ id: 'luck', event: 'eliminate', instead: [COUNT] }],
    });
    expect([state.out, turns]).toEqual([undefined, 1]);
  });

  test('[OUT-4] when nobody is left, the game is over', () => {
    const { ruleset, state, start } = gameOf([
      {
        do: 'together',
        steps: [{ do: 'each', a: 'p', of: 'players', steps: [{ do: 'eliminate', who: 'p' }] }],
      },
    ]);
    expect(state.result).toEqual({ end: null, winners: [] });
    const again = answer(ruleset, throughText(start), { seat: 0, move: 'wait', picks: {} });
    expect(again.ok && again.state.out).toEqual([0, 1, 2]);
  });

  test('[OUT-4] ends are looked at when the active player has fallen', () => {
    const { state } = gameOf([{ do: 'eliminate' }], {
      ends: [{ id: 'two-left', if: 'players.size() == 2', winners: 'players' }],
    });
    expect(state.result).toEqual({ end: 'two-left', winners: [1, 2] });
  });
});

test('[RANK-1] everybody has a place; equal ones share it, and the first place has won', () => {
  const { state } = gameOf([
    { do: 'eliminate', who: 'next(you)' },
    { do: 'finish', ranking: '[it.alive ? 1 : 0, it.hand.size()]' },
  ]);
  expect(state.result).toEqual({ end: null, winners: [0, 2], places: [[0, 2], [1]] });
});

describe('mistakes', () => {
  test('[LINK-3] a chart that does not know where to go is told', () => {
    const moves = { wait: { do: [{ do: 'eliminate' as const }] } };
    expect(told(smallSource({ moves }))).toEqual([
      'flow.json/states/turn A player can be eliminated, but the state “turn” does not say where to go on signal.active-out; handle it there or around it.',
    ]);
  });

  test('[LINK-7] a program that puts things away is given nothing', () => {
    const moves = { wait: { do: [{ do: 'eliminate' as const }] } };
    const programs = { 'pass-on': PASS_ON, leave: { with: { n: 'int' as const }, do: [] } };
    expect(told(smallSource({ flow: FLOW, moves, programs }))).toEqual([
      'programs/all.json/programs/leave/with The program “leave” is run when a player is eliminated, and is given nothing: it cannot take “n”.',
    ]);
  });

  test('[LINK-4] an end without winners or ranking, and a default that cannot be, are told', () => {
    const wait: Effects = [
      { do: 'choose', a: 'word', words: ['yes', 'no'], default: 'maybe' },
      { do: 'choose', a: 'card', from: 'you.hand', default: 3 },
      { do: 'finish' },
    ];
    const drop = { choose: [{ a: 'n', number: [1, 2], default: 1 }], do: [] };
    const flow = { initial: 'turn', states: { turn: { meta: { moves: ['wait', 'drop'] } } } };
    const problems = told(smallSource({ flow, moves: { wait: { do: wait }, drop } }));
    expect(problems.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      '“maybe” is not a word of “word”; known: yes, no.',
      'A card is picked here: it cannot be 3 instead.',
      'Say who has won: with “winners”, “ranking” or both.',
      'Nobody has to make a move, so its picks have no default.',
    ]);
  });
});
