// Positions that a case puts together: from a cleared table, with whatever can be true of a game.
import { describe, expect, test } from 'vitest';
import { runCase, type ScenarioCase } from '../../../engine/index.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';
import { failures, players, report } from './den.ts';

describe('a cleared table', () => {
  test('[CASE-3] pieces lie where set-up made them, and all else is as in the beginning', () => {
    const then = {
      table: { deck: ['fox', 'fox', 'fox', 'owl'], gone: ['axe'] },
      ann: { hand: [], gem: 0 },
      bank: { gem: 9 },
    };
    expect(failures({ then })).toEqual([]);
    const kept = { players, setup: true };
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
