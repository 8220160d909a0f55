// Scenario cases: positions as they are given, and sentences about what came out otherwise.
import { describe, expect, test } from 'vitest';
import { runCase, type ScenarioCase } from '../../../engine/index.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';

const ruleset = linked(
  smallSource({
    setup: [
      { do: 'create', def: 'fox', in: 'first.hand', copies: 2 },
      { do: 'create', def: 'owl', in: 'next(first).hand' },
      { do: 'create', def: 'axe', in: 'table.row' },
      { do: 'create', def: 'axe', in: 'or(table.field.first().nest, table.row)' },
    ],
    moves: {
      lay: {
        rule: 'SML-1',
        choose: [
          { a: 'card', from: 'you.hand' },
          { a: 'space', from: 'table.field' },
        ],
        require: [{ is: 'space.nest.size() == 0', else: 'taken' }],
        do: [{ do: 'move', what: 'card', to: 'space.nest' }, { do: 'nextTurn' }],
      },
      point: { choose: [{ a: 'who', from: 'players' }], do: [{ do: 'nextTurn', to: 'who' }] },
      win: { do: [{ do: 'finish', winners: '[you]' }] },
      break: { do: [{ do: 'set', what: 'table.turns', to: '1 / 0' }] },
    },
    flow: {
      initial: 'turn',
      states: { turn: { meta: { moves: ['lay', 'point', 'win', 'break'] } } },
    },
  }),
);

function failures(parts: Partial<ScenarioCase>): readonly string[] {
  const given = { players: ['ann', 'ben'] };
  const report = runCase(ruleset, { rule: 'SML-1', says: 'it holds', given, then: {}, ...parts });
  expect(report.passed).toBe(report.failures.length === 0);
  return report.failures;
}

describe('cases that hold', () => {
  test('[CASE-1] pieces are put where they are given, and play goes on from there', () => {
    expect(
      failures({
        given: {
          players: ['ann', 'ben'],
          active: 'ben',
          spaces: { c2: ['fox'], 'field/a1': [], b1: ['axe'] },
        },
        when: [
          { ben: 'lay', card: 'owl', space: 'c2', refused: 'taken', rule: 'SML-1' },
          { ben: 'lay', card: 'owl', space: 'b2' },
          { ann: 'point', who: 'ann' },
        ],
        then: {
          active: 'ann',
          first: 'ann',
          state: 'turn',
          spaces: { a1: [], b1: ['axe'], b2: ['owl'], c2: ['fox'] },
          open: { ann: ['win', 'break', 'lay', 'point'] },
          over: false,
        },
      }),
    ).toEqual([]);
  });

  test('[CASE-1] a piece that the set-up laid on a named space is the one that is meant', () => {
    const given = { players: ['ann', 'ben'], spaces: { a1: ['axe'] } };
    expect(failures({ given, then: { spaces: { a1: ['axe'] } } })).toEqual([]);
  });

  test('[CASE-1] an end may be told with or without its winners', () => {
    const when = [{ ann: 'win' }];
    expect(failures({ when, then: { over: true, open: {} } })).toEqual([]);
    expect(failures({ when, then: { over: { winners: ['ann'] } } })).toEqual([]);
  });
});

describe('cases that fail', () => {
  test.each<[string, Partial<ScenarioCase>, string[]]>([
    [
      'every expectation that is not met',
      {
        then: {
          active: 'ben',
          first: 'ben',
          state: 'trun',
          spaces: { a1: [], b1: ['fox'] },
          open: { ben: ['lay'] },
          over: true,
        },
      },
      [
        'active: expected ben, found ann',
        'first: expected ben, found ann',
        'state: expected trun, found turn',
        'space a1.nest: expected nothing, found axe',
        'space b1.nest: expected fox, found nothing',
        'open: expected ben asked for lay, found ben not asked',
        'open: expected ann not asked, found ann asked for break, lay, point, win',
        'over: expected the game to be over, but it goes on',
      ],
    ],
    [
      'a player who is asked for nothing, and one for too little',
      { then: { open: { ben: [], ann: ['lay', 'win'] } } },
      [
        'open: expected ben asked for nothing, found ben not asked',
        'open: expected ann asked for lay, win, found ann asked for break, lay, point, win',
      ],
    ],
    [
      'another winner',
      { when: [{ ann: 'win' }], then: { over: { end: 'line', winners: ['ben'] } } },
      ['over: expected line with winners ben, found an end without a name with winners ann'],
    ],
    [
      'a refusal that was not expected',
      { when: [{ ann: 'lay', card: 'fox', space: 'a1' }] },
      [
        'answer 1 ({"ann":"lay","card":"fox","space":"a1"}): it was refused with taken by rule SML-1',
      ],
    ],
    [
      'an answer that should have been refused',
      { when: [{ ann: 'win', refused: 'taken' }] },
      [
        'answer 1 ({"ann":"win","refused":"taken"}): expected to be refused with taken, but it was accepted',
      ],
    ],
    [
      'another refusal',
      { when: [{ ben: 'win', refused: 'taken' }] },
      [
        'answer 1 ({"ben":"win","refused":"taken"}): expected the refusal taken, found not-your-decision',
      ],
    ],
    [
      'a refusal by another rule',
      { when: [{ ben: 'win', refused: 'not-your-decision', rule: 'SML-1' }] },
      [
        'answer 1 ({"ben":"win","refused":"not-your-decision","rule":"SML-1"}): expected to be refused by rule SML-1, found no rule',
      ],
    ],
    [
      'nobody who answers',
      { when: [{ cleo: 'win' }] },
      ['an answer names one player of ann, ben: {"cleo":"win"}'],
    ],
    [
      'a player who is not there',
      { then: { active: 'cleo' } },
      ['“cleo” is not one of the players: ann, ben'],
    ],
    [
      'a space that is not there',
      { then: { spaces: { d1: [] } } },
      ['there is no space “d1” (did you mean “a1”?)'],
    ],
    [
      'a card that is not there',
      { given: { players: ['ann', 'ben'], spaces: { b1: ['wolf'] } } },
      ['there is no card “wolf”'],
    ],
    [
      'more pieces than there are',
      { given: { players: ['ann', 'ben'], spaces: { b1: ['owl'], b2: ['owl'] } } },
      ['given: there is no “owl” left to put on space b2.nest: there is 1'],
    ],
    [
      'too many players',
      { given: { players: ['a', 'b', 'c', 'd'] } },
      ['given: the game cannot begin like this (bad-seats)'],
    ],
    [
      'a fault',
      { when: [{ ann: 'break' }] },
      ['the ruleset went wrong: move “break”: a number was divided by 0'],
    ],
  ])('[CASE-2] %s is told in a sentence', (_title, parts, sentences) => {
    expect(failures(parts)).toEqual(sentences);
  });
});
