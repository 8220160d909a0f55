// Scenario cases: fields of players and the table, as they are given and as they are expected.
import { describe, expect, test } from 'vitest';
import { runCase, type ScenarioCase } from '../../../engine/index.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';

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
      'given: “cleo” is neither one of the players (ann, ben) nor anything else that can be said here',
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
      'given: ann.gem: there are too few of gem, only 4 are left',
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
      'there is no piece “fox#3”: there are 2',
    ],
  ])('[CASE-2] %s is told', (_title, parts, sentence) => {
    expect(run(parts)).toEqual([sentence]);
  });
});
