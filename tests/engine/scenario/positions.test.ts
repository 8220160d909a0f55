// Positions that a case puts together: from a cleared table, with whatever can be true of a game.
import { describe, expect, test } from 'vitest';
import { casesOf, runCase, type ScenarioCase } from '../../../engine/index.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';

const ruleset = linked(
  smallSource({
    table: {
      kinds: { beast: {}, tool: {} },
      boards: { field: { grid: { columns: 3, rows: 2 } } },
      zones: {
        deck: { per: 'table', see: 'none', refill: 'gone' },
        gone: { per: 'table', see: 'all' },
        hand: { per: 'player', see: 'owner' },
        row: { per: 'player', see: 'face', capacity: 2, overflow: 'make-room' },
        nest: { per: 'space', see: 'all' },
        cave: { per: 'space', see: 'all' },
      },
      counters: { gem: { on: ['player', 'card', 'space'], total: 9 }, wounds: { on: ['player'] } },
      vars: {
        frozen: { on: 'player', type: 'bool', ends: 'giverTurnStart' },
        mood: { on: 'card', type: 'word', words: ['calm', 'wild'] },
        pets: { on: 'player', type: 'list<card>' },
        pet: { type: 'card?' },
        at: { on: 'player', type: 'space?' },
      },
    },
    standing: {
      values: {
        power: { of: 'player', type: 'int', is: '8 - it.wounds' },
        strong: { of: 'player', type: 'bool', is: 'it.power > 8' },
      },
      invariants: {
        'five-cards': {
          is: 'table.deck.size() + table.gone.size() + table.hand.size() + table.row.size() <= 5',
        },
      },
    },
    setup: [
      { do: 'create', def: 'fox', in: 'table.deck', copies: 3 },
      { do: 'create', def: 'owl', in: 'table.deck', copies: 1 },
      { do: 'create', def: 'axe', in: 'table.gone' },
      { do: 'shuffle', zone: 'table.deck' },
      {
        do: 'each',
        a: 'p',
        of: 'players',
        steps: [
          { do: 'draw', from: 'table.deck', to: 'p.hand' },
          { do: 'gain', what: 'p.gem' },
        ],
      },
    ],
    programs: {
      'make-room': { with: { card: 'card' }, do: [{ do: 'move', what: 'card', to: 'table.gone' }] },
      'pass-on': { do: [{ do: 'nextTurn' }] },
      dawn: { do: [{ do: 'gain', what: 'active.gem' }] },
    },
    moves: {
      wait: { do: [{ do: 'nextTurn' }] },
      hurt: {
        choose: [{ a: 'who', from: 'players' }],
        do: [{ do: 'add', what: 'who.wounds', n: 1 }],
      },
      draw: { do: [{ do: 'draw', from: 'table.deck', to: 'you.hand' }] },
      chance: {
        do: [
          { do: 'random', from: 'players', as: 'p' },
          { do: 'random', from: 'p.hand', as: 'card' },
          { do: 'random', from: 'table.field', as: 'space' },
          { do: 'random', from: '[1, 2, 3]', as: 'n' },
          { do: 'set', what: 'p.at', to: 'space' },
          { do: 'gain', what: 'card.gem', n: 'n' },
          { do: 'roll', as: 'die' },
          { do: 'add', what: 'p.wounds', n: 'die' },
        ],
      },
      fall: { do: [{ do: 'eliminate' }] },
      again: { do: [{ do: 'extraTurn', tag: 'quiet' }] },
      miss: { do: [{ do: 'skipTurn' }] },
    },
    flow: {
      initial: 'day',
      states: {
        day: {
          entry: ['dawn'],
          meta: { moves: ['wait', 'hurt', 'draw', 'chance', 'fall', 'again', 'miss'] },
        },
        over: { entry: ['pass-on'], on: { done: 'day' } },
      },
      on: { 'signal.active-out': 'over' },
    },
  }),
);

const players = ['ann', 'ben', 'cleo'];
const state = 'day';

function report(parts: Partial<ScenarioCase>) {
  return runCase(ruleset, {
    rule: 'SML-1',
    says: 'it holds',
    then: {},
    ...parts,
    given: { players, state, ...parts.given },
  });
}

const failures = (parts: Partial<ScenarioCase>) => report(parts).failures;

describe('a cleared table', () => {
  test('[CASE-3] pieces lie where set-up made them, and all else is as in the beginning', () => {
    const then = {
      table: { deck: ['fox', 'fox', 'fox', 'owl'], gone: ['axe'] },
      ann: { hand: [], gem: 0 },
      bank: { gem: 9 },
    };
    expect(failures({ then })).toEqual([]);
    const kept = { players, state, setup: true };
    expect(failures({ given: kept, then: { ann: { hand: 1, gem: 2 }, ben: { gem: 1 } } })).toEqual(
      [],
    );
  });

  test('[CASE-3] entry programs run if they are asked for', () => {
    expect(failures({ given: { players, enter: true }, then: { ann: { gem: 1 } } })).toEqual([]);
  });

  test('[CASE-3] what is named exactly and has no other place is left out, and noted', () => {
    const given = {
      players,
      table: { deck: [], gone: ['owl', 'fox'], pet: 'fox' },
      ben: { pets: ['owl'] },
    };
    const when = [{ ann: 'draw' }];
    const then = {
      table: { deck: 1, gone: [], pet: 'fox' },
      ann: { hand: 1 },
      ben: { pets: ['owl'] },
    };
    const { failures: found, notes } = report({ given, when, then });
    expect(found).toEqual([]);
    expect(notes).toEqual(['left out of this game: 2 fox, axe']);
  });

  test('[CASE-3] any cards come from the pile that the rules deal from, or of a kind', () => {
    const given = { players, ann: { hand: 2 }, ben: { hand: { any: 1, kind: 'tool' } } };
    expect(
      failures({ given, then: { ann: { hand: ['fox', 'fox'] }, ben: { hand: ['axe'] } } }),
    ).toEqual([]);
  });

  test('[CASE-3] decks are named from the top, numbered copies are kept', () => {
    const given = {
      players,
      decks: { deck: ['owl', 'fox#3'] },
      ann: { hand: ['fox#1'], pets: ['fox#3', 'fox'] },
    };
    const then = {
      table: { deck: ['fox#2', 'fox#3', 'owl'] },
      ann: { hand: ['fox#1'], pets: ['fox#3', 'fox#1'] },
    };
    expect(failures({ given, then })).toEqual([]);
    expect(
      failures({ given, when: [{ ann: 'draw' }], then: { ann: { hand: ['fox', 'owl'] } } }),
    ).toEqual([]);
  });
});

describe('whatever can be true of a game', () => {
  test('[CASE-4] a derived value is stated, and what changes later still changes it', () => {
    const given = {
      players,
      ann: { power: 10, wounds: 1 },
      ben: { power: 8 },
      cleo: { strong: true },
    };
    const when = [
      { expect: { ann: { power: 10, strong: true } } },
      { save: true as const },
      { ann: 'hurt', who: 'ann' },
    ];
    const then = { ann: { power: 9 }, cleo: { strong: true, power: 8 } };
    const { failures: found, notes } = report({ given, when, then });
    expect(found).toEqual([]);
    expect(notes).toEqual([
      'ann.power is stated as 10; from what lies on the table it would be 7',
      'cleo.strong is stated as true; from what lies on the table it would be false',
    ]);
  });

  test('[CASE-5] turns to come, who is out, and whose turn it is', () => {
    const moment = {
      first: 'ben',
      active: 'cleo',
      regular: 'ben',
      round: 4,
      turn: 12,
      tag: 'quiet',
      extraTurns: ['ben', { cleo: 'quiet' }],
      skips: { ben: 2 },
      out: ['ann'],
    };
    expect(failures({ given: { players, ...moment }, then: moment })).toEqual([]);
    const when = [{ cleo: 'wait' }];
    const then = {
      active: 'cleo',
      tag: 'quiet',
      skips: { ben: 1 },
      extraTurns: [],
      events: ['skipped ben', 'turn cleo'],
    };
    expect(failures({ given: { players, ...moment }, when, then })).toEqual([]);
    const said = { players, ann: { alive: false }, ben: { alive: true } };
    expect(
      failures({ given: said, then: { out: ['ann'], active: 'ben', ann: { fell: 1 } } }),
    ).toEqual([]);
  });

  test('[CASE-5] who set a variable, whose a card is and who knows it', () => {
    const frozen = { is: true, by: 'ben' };
    const nest = [{ fox: { owner: 'cleo', gem: 2, mood: 'wild' } }];
    const given = {
      players,
      ann: {
        frozen,
        at: 'b2',
        hand: [{ owl: { knownBy: ['cleo'] } }],
        row: [{ axe: { up: true } }, 'fox'],
      },
      spaces: { b2: { nest, gem: 3 }, c1: ['fox'] },
    };
    const then = {
      ann: {
        frozen,
        at: 'b2',
        hand: [{ owl: { knownBy: ['ann', 'cleo'] } }],
        row: [{ axe: { up: true } }, { fox: { up: false } }],
      },
      spaces: { b2: { nest, cave: [], gem: 3 }, c1: ['fox'] },
      bank: { gem: 4 },
      sees: { cleo: ['owl', 'axe'] },
      unseen: { ben: ['owl'] },
    };
    expect(failures({ given, then })).toEqual([]);
    expect(failures({ given, when: [{ ann: 'wait' }], then: { ann: { frozen: false } } })).toEqual(
      [],
    );
  });

  test('[CASE-5] what chance will bring, and what is left in the bank', () => {
    const given = {
      players,
      ben: { hand: ['fox', 'owl'] },
      random: ['ben', 'owl', 'a2', 3],
      dice: [5],
      bank: { gem: 2 },
    };
    const then = {
      ben: { hand: ['fox', { owl: { gem: 2 } }], at: 'a2', wounds: 5 },
      bank: { gem: 0 },
    };
    const { failures: found, notes } = report({ given, when: [{ ann: 'chance' }], then });
    expect([found, notes]).toEqual([[], ['7 of gem lie nowhere: the bank is said to hold 2']]);
    const wrong = { ...given, random: ['ben', 'axe'] };
    expect(failures({ given: wrong, when: [{ ann: 'chance' }] })).toEqual([
      'the ruleset went wrong: move “chance”: random was said to pick “axe”, but can pick fox, owl only',
    ]);
  });

  test('[CASE-5] chance that a case has said is a barrier to undo', () => {
    const given = { players, ben: { hand: ['fox'] }, random: ['ben', 'fox', 'a2', 3], dice: [5] };
    const when: ScenarioCase['when'] = [{ ann: 'chance' }, { undo: 'refused: dice' }];
    expect(failures({ given, when })).toEqual([]);
  });

  test('[CASE-3] an invariant that the position does not keep is not looked at', () => {
    const small = linked(
      smallSource({
        standing: { invariants: { never: { is: 'table.turns == 1' } } },
        setup: [{ do: 'set', what: 'table.turns', to: 1 }],
      }),
    );
    const one = {
      rule: 'SML-1',
      says: 'x',
      given: { players: ['ann', 'ben'], state: 'turn' },
      when: [{ ann: 'wait' }],
      then: {},
    };
    expect(runCase(small, one)).toEqual({
      passed: true,
      failures: [],
      notes: ['never does not hold in this position, and is not looked at'],
    });
  });
});

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
