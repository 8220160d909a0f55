// Turns out of order: extra ones, missed ones, and turns that are given to somebody.
import { describe, expect, test } from 'vitest';
import { answer, RulesetFault, type Effects } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';

/** After a move with these effects. */
function after(...effects: Effects) {
  const ruleset = linked(smallSource({ moves: { wait: { do: effects } } }));
  const start = begin(ruleset, { seats: 3 }).state;
  return { ruleset, start, ...play(ruleset, start, { move: 'wait' }) };
}

describe('[TURN-1] extra turns', () => {
  test('[TURN-1] come first in, first out, and then the order of play goes on', () => {
    const extra: Effects = [
      {
        do: 'if',
        is: 'turn.number == 1',
        then: [{ do: 'extraTurn', who: 'prev(you)', tag: 'late' }, { do: 'extraTurn' }],
      },
      { do: 'nextTurn' },
    ];
    const { ruleset, state } = after(...extra);
    expect([state.active, state.tag, state.regular]).toEqual([2, 'late', 0]);
    const second = play(ruleset, state, { move: 'wait' }).state;
    expect([second.active, second.tag, second.extra]).toEqual([0, 'extra', undefined]);
    const third = play(ruleset, second, { move: 'wait' }).state;
    expect([third.active, third.tag, third.regular]).toEqual([1, undefined, undefined]);
  });
});

describe('[TURN-2] missed turns', () => {
  test('[TURN-2] are told, and are one less each time', () => {
    const { state, events } = after({ do: 'skipTurn', who: 'next(you)', n: 2 }, { do: 'nextTurn' });
    expect([state.active, state.skips]).toEqual([2, [0, 1, 0]]);
    expect(events.slice(1)).toEqual([
      { event: 'skipped', seat: 1 },
      { event: 'turn', seat: 2 },
    ]);
  });

  test('[TURN-2] nobody can miss more than a hundred at once', () => {
    const ruleset = linked(smallSource({ moves: { wait: { do: [{ do: 'skipTurn', n: 101 }] } } }));
    const { state } = begin(ruleset);
    expect(() => answer(ruleset, state, { seat: 0, move: 'wait', picks: {} })).toThrow(
      RulesetFault,
    );
  });
});

describe('[TURN-3] a turn by name', () => {
  test('[TURN-3] goes to a player, or to the first of a list who can have it', () => {
    expect(after({ do: 'nextTurn', to: 'prev(you)' }).state.active).toBe(2);
    const list = { do: 'nextTurn', to: 'clockwise(you).reverse()' } as const;
    expect(after(list).state.active).toBe(2);
    expect(after({ do: 'skipTurn', who: 'prev(you)' }, list).state.active).toBe(1);
  });

  test('[TURN-3] an empty list is a fault that says so', () => {
    expect(() => after({ do: 'nextTurn', to: 'players.filter(p, false)' })).toThrow(
      'move “wait”: there is nobody to have the next turn',
    );
  });
});
