// What has come of a case: strictly, in events, in parts of zones; and positions that cannot be.
import { describe, expect, test } from 'vitest';
import { casesOf, type ScenarioCase } from '../../../engine/index.ts';
import { failures, players } from './den.ts';

describe('what has come of it', () => {
  const when = [{ ann: 'hurt', who: 'ben' }, { ann: 'draw' }, { ann: 'wait' }];

  test('[CASE-6] strictly, everything that changed is mentioned', () => {
    const then = { strict: true as const, ben: { wounds: 1 }, active: 'ben' };
    expect(failures({ when, then })).toEqual([
      'strict: table.deck went from fox, fox, fox, owl to fox, fox, fox, which then does not say',
      'strict: ann.hand went from nothing to owl, which then does not say',
    ]);
    const all = { ...then, table: { deck: 3 }, ann: { handHas: ['owl'] } };
    expect(failures({ when, then: all })).toEqual([]);
  });

  test('[CASE-1] events are told in words, of which the last may be left out', () => {
    const events = ['enter owl', 'turn ben'];
    expect(failures({ when, then: { events } })).toEqual([]);
    expect(
      failures({ when, then: { events: ['leave owl deck', 'enter owl hand ann', 'turn'] } }),
    ).toEqual([]);
    expect(failures({ when, then: { events: [...events, 'enter owl'] } })).toEqual([
      'events: “enter owl” did not happen after “turn ben”; what happened: gain wounds 1 ben, leave owl deck, enter owl hand ann, turn ben',
    ]);
  });

  test('[CASE-1] some cards of a zone, each by a piece of its own, and some that are not there', () => {
    const given = { players, ann: { hand: ['fox', { fox: { gem: 1 } }, 'axe'] } };
    const handHas = ['axe', 'fox', { fox: { gem: 1 } }];
    expect(failures({ given, then: { ann: { hand: 3, handHas, handLacks: ['owl'] } } })).toEqual(
      [],
    );
    expect(
      failures({ given, then: { ann: { handHas: ['axe', 'axe'], handLacks: ['axe'] } } }),
    ).toEqual([
      'ann.handHas: expected axe, axe, found fox, fox, axe',
      'ann.handLacks: expected none of axe, found fox, fox, axe',
    ]);
  });

  test('[CASE-1] a game that cannot begin is refused', () => {
    const given = { players: ['a', 'b', 'c', 'd'] };
    expect(failures({ given, then: { refused: 'bad-seats' } })).toEqual([]);
    expect(failures({ then: { refused: 'bad-seats' } })).toEqual([
      'refused: expected the game not to begin (bad-seats), but it did',
    ]);
  });
});

test('[CASE-1] a file holds one case, or a list of them', () => {
  const one: ScenarioCase = { rule: 'SML-1', says: 'x', given: { players }, then: {} };
  expect(casesOf(one)).toEqual([one]);
  expect(casesOf({ cases: [one, one] })).toEqual([one, one]);
});

describe('what cannot be', () => {
  test.each<[string, Partial<ScenarioCase>, string]>([
    [
      'a player called like a word',
      { given: { players: ['table', 'ben'] } },
      'given: a player cannot be called “table”: a case says something else with it',
    ],
    [
      'an unknown card',
      { given: { players, ann: { hand: ['foxx'] } } },
      'there is no card “foxx” (did you mean “fox”?)',
    ],
    [
      'too many copies',
      { given: { players, ann: { hand: ['owl', 'owl'] } } },
      'given: there is no “owl” left to put on ann.hand: there is 1',
    ],
    [
      'a copy that was not made',
      { given: { players, ann: { hand: ['fox#4'] } } },
      'given: there is no “fox#4” left to put on ann.hand: there are 3',
    ],
    [
      'a full zone',
      { given: { players, ann: { row: ['fox', 'fox', 'fox'] } } },
      'given: ann.row holds at most 2 cards, not 3',
    ],
    [
      'a kind that is not',
      { given: { players, ann: { hand: { any: 1, kind: 'beats' } } } },
      'given: there is no kind “beats” (did you mean “beast”?)',
    ],
    [
      'a word that is not',
      { given: { players, ann: { hand: [{ fox: { mood: 'wiled' } }] } } },
      'given: fox.mood cannot be “wiled”, only calm, wild (did you mean “wild”?)',
    ],
    [
      'a number for yes or no',
      { given: { players, ann: { frozen: 3 } } },
      'given: ann.frozen is yes or no, not 3',
    ],
    [
      'a counter below 0',
      { given: { players, ann: { wounds: -1 } } },
      'given: ann.wounds cannot be below 0',
    ],
    [
      'a setter that nobody remembers',
      { given: { players, ann: { wounds: { is: 1, by: 'ben' } } } },
      'given: ann.wounds: nobody remembers who set it; a variable does that says when it ends',
    ],
    [
      'what follows from other things',
      { given: { players, ann: { fell: 1 } } },
      'given: ann.fell follows from other things; it cannot be said in a position',
    ],
    [
      'an option that is not',
      { given: { players, options: { target: 1 } } },
      'given: there is no option “target”',
    ],
    [
      'a tag that no turn has',
      { given: { players, tag: 'quite' } },
      'given: no extra turn has the tag “quite”; there are quiet (did you mean “quiet”?)',
    ],
    [
      'a dead active player',
      { given: { players, out: ['ben'], active: 'ben' } },
      'given: ben is out of the game and cannot be active',
    ],
    [
      'alive and out',
      { given: { players, out: ['ben'], ben: { alive: true } } },
      'given: ben is said to be out and to be alive',
    ],
    [
      'too much in the bank',
      { given: { players, ann: { gem: 5 }, bank: { gem: 5 } } },
      'given: bank.gem is a number from 0 to 4, which nobody has, not 5',
    ],
    [
      'an unknown counter of the bank',
      { given: { players, bank: { gme: 5 } } },
      'given: the bank has no “gme” (did you mean “gem”?)',
    ],
    [
      'a piece of two names',
      { given: { players, ann: { hand: [{ fox: {}, owl: {} }] } } },
      'a card with something on it is written { "NAME": { … } }: {"fox":{},"owl":{}}',
    ],
    [
      'an expectation of nobody',
      { then: { dan: {} } },
      'then: “dan” is neither one of the players (ann, ben, cleo) nor anything else that can be said here',
    ],
    [
      'a yes that could mean several',
      { when: [{ ann: true }] },
      'true does not say which is meant of what is offered: wait, hurt, draw, chance, fall, again, miss',
    ],
  ])('[CASE-2] %s is told', (_title, parts, sentence) => {
    expect(failures(parts)).toEqual([sentence]);
  });
});
