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

describe('fields', () => {
  const table = {
    kinds: { beast: {}, tool: {} },
    boards: { field: { grid: { columns: 2, rows: 1 } } },
    zones: {
      deck: { per: 'table' as const, see: 'none' as const },
      hand: { per: 'player' as const, see: 'owner' as const },
      nest: { per: 'space' as const, see: 'all' as const },
    },
    counters: { gem: { on: ['player' as const, 'card' as const], total: 4 } },
    vars: {
      rival: { on: 'player' as const, type: 'player?' as const },
      path: { type: 'list<space>' as const },
      pet: { type: 'card?' as const },
    },
  };
  const game = linked(
    smallSource({
      table,
      setup: [
        { do: 'create', def: 'fox', in: 'table.deck', copies: 2 },
        { do: 'create', def: 'owl', in: 'table.deck', copies: 2 },
        { do: 'create', def: 'axe', in: 'first.hand' },
      ],
      moves: { wait: { do: [{ do: 'move', what: 'table.deck.last()', to: 'you.hand' }] } },
    }),
  );
  const run = (parts: Partial<ScenarioCase>) =>
    runCase(game, {
      rule: 'SML-1',
      says: 'it holds',
      given: { players: ['ann', 'ben'] },
      then: {},
      ...parts,
    }).failures;

  test('[CASE-1] zones, counters and variables are as they are given', () => {
    const fields = {
      first: 'ben',
      round: 3,
      turn: 7,
      ann: { hand: ['fox', { owl: { gem: 1 } }], gem: 2, rival: 'ben' },
      table: { path: ['b1', 'a1'], pet: 'fox#2' },
    };
    const given = {
      players: ['ann', 'ben'],
      ...fields,
      ben: { hand: 1 },
      decks: { deck: ['axe'] },
    };
    const then = { ...fields, bank: { gem: 1 }, ben: { hand: 1, rival: null } };
    expect(run({ given, then })).toEqual([]);
    expect(run({ given, when: [{ ann: 'wait' }], then: { ann: { handHas: ['axe'] } } })).toEqual(
      [],
    );
    expect(run({ given, then: { sees: { ann: ['owl'] }, unseen: { ben: ['axe'] } } })).toEqual([]);
  });

  test('[CASE-2] fields that are otherwise are told', () => {
    const then = {
      round: 2,
      turn: 2,
      ann: { hand: ['fox'], gem: 1, rival: 'ben', handHas: ['owl'] },
      ben: { hand: 2 },
      table: { path: ['a1'], pet: 'fox' },
      sees: { ann: ['owl'] },
      unseen: { ann: ['axe'] },
    };
    expect(run({ then })).toEqual([
      'round: expected 2, found 1',
      'turn: expected 2, found 1',
      'ann.hand: expected fox, found axe',
      'ann.gem: expected 1, found 0',
      'ann.rival: expected ben, found none',
      'ann.handHas: expected owl, found axe',
      'ben.hand: expected 2 cards, found 0',
      'table.path: expected a1, found nothing',
      'table.pet: expected fox, found none',
      'ann cannot tell where owl is',
      'ann can tell where axe is',
    ]);
  });

  test.each<[string, Partial<ScenarioCase>, string]>([
    [
      'an unknown player',
      { given: { players: ['ann', 'ben'], cleo: {} } },
      '“cleo” is not one of the players: ann, ben',
    ],
    [
      'an unknown field',
      { given: { players: ['ann', 'ben'], ann: { gme: 1 } } },
      'given: there is no ann.gme (did you mean “gem”?)',
    ],
    [
      'an unknown field of then',
      { then: { ann: { gme: 1 } } },
      'then: there is no ann.gme (did you mean “gem”?)',
    ],
    [
      'too many of a limited counter',
      { given: { players: ['ann', 'ben'], ann: { gem: 5 } } },
      'given: there are too few of gem',
    ],
    [
      'too many cards of any sort',
      { given: { players: ['ann', 'ben'], ann: { hand: 6 } } },
      'given: there are not 6 cards left for ann.hand',
    ],
    [
      'a zone that is given a word',
      { given: { players: ['ann', 'ben'], ann: { hand: 'fox' } } },
      'given: ann.hand is a zone; name its cards, or how many',
    ],
    [
      'an unknown deck',
      { given: { players: ['ann', 'ben'], decks: { dekc: [] } } },
      'given: the table has no zone “dekc” (did you mean “deck”?)',
    ],
    [
      'a piece that there is not',
      { given: { players: ['ann', 'ben'], table: { pet: 'fox#3' } } },
      'there is no piece “fox#3”',
    ],
  ])('[CASE-2] %s is told', (_title, parts, sentence) => {
    expect(run(parts)).toEqual([sentence]);
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
        'space a1: expected nothing, found axe',
        'space b1: expected fox, found nothing',
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
      ['there is no single space “d1” (did you mean “a1”?)'],
    ],
    [
      'a card that is not there',
      { given: { players: ['ann', 'ben'], spaces: { b1: ['wolf'] } } },
      ['there is no card “wolf”'],
    ],
    [
      'more pieces than there are',
      { given: { players: ['ann', 'ben'], spaces: { b1: ['owl'], b2: ['owl'] } } },
      ['given: there is no “owl” left to put on b2'],
    ],
    [
      'a piece of the set-up that the position leaves out',
      { given: { players: ['ann', 'ben'], spaces: { a1: ['fox'] } } },
      ['given: set-up lays “axe” on one of these spaces, but none of them names it'],
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
