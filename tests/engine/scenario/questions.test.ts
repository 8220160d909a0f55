// Cases about questions: answers by name, looks between them, and what is told when they come out otherwise.
import { describe, expect, test } from 'vitest';
import { runCase, type ScenarioCase } from '../../../engine/index.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';

const ruleset = linked(
  smallSource({
    setup: [
      { do: 'create', def: 'fox', in: 'first.hand', copies: 2 },
      { do: 'create', def: 'axe', in: 'next(first).hand' },
    ],
    programs: {
      gift: {
        do: [
          { do: 'choose', a: 'gift', who: 'players', from: 'chooser.hand' },
          { do: 'emit', event: 'given' },
        ],
      },
    },
    moves: {
      wait: { do: [] },
      drop: {
        do: [
          { do: 'choose', a: 'cards', from: 'you.hand', count: [1, 2] },
          { do: 'move', what: 'cards', to: 'table.row' },
          {
            do: 'choose',
            ask: 'deal',
            optional: true,
            form: [
              { a: 'who', from: 'others' },
              { a: 'n', number: [1, 3] },
            ],
          },
          {
            do: 'if',
            is: 'who != none',
            then: [{ do: 'set', what: 'table.turns', to: 'or(n, 0)' }],
          },
        ],
      },
    },
    flow: {
      initial: 'turn',
      states: {
        turn: { meta: { moves: ['wait', 'drop'] }, on: { 'move.wait': 'gifts' } },
        gifts: { entry: ['gift'], on: { done: 'turn' } },
      },
    },
  }),
);

function failures(parts: Partial<ScenarioCase>): readonly string[] {
  const given = { players: ['ann', 'ben'] };
  return runCase(ruleset, { rule: 'SML-1', says: 'a case', given, then: {}, ...parts }).failures;
}

describe('what holds', () => {
  test('[CASE-1] picks, lists, forms and passes are answered by name', () => {
    const when = [{ ann: 'drop' }, { ann: ['fox', 'fox'] }, { ann: 'deal', who: 'ben', n: 3 }];
    const then = { table: { row: ['fox', 'fox'], turns: 3 } };
    expect(failures({ when, then })).toEqual([]);
    const passing = [{ ann: 'drop' }, { ann: ['fox#2'] }, { ann: 'pass' }];
    expect(failures({ when: passing, then: { table: { turns: 0 }, ann: { hand: 1 } } })).toEqual(
      [],
    );
  });

  test('[CASE-1] between answers a case looks and saves', () => {
    const when: ScenarioCase['when'] = [
      { ann: 'wait' },
      { open: { ann: 'gift', ben: ['gift'] } },
      { ben: 'axe' },
      { save: true },
      { closed: ['ben'] },
      { expect: { state: 'gifts', open: { ann: 'gift' } } },
      { unseen: { ann: ['axe'] } },
      { ann: 'fox' },
    ];
    expect(failures({ when, then: { events: ['given'], state: 'turn' } })).toEqual([]);
  });

  test('[CASE-1] a position may stand at any state, entered or not', () => {
    const players = ['ann', 'ben'];
    const entered = { players, state: 'gifts', enter: true } as const;
    expect(failures({ given: entered, then: { open: { ann: 'gift', ben: 'gift' } } })).toEqual([]);
    const passed = { players, state: 'gifts' };
    expect(failures({ given: passed, then: { state: 'turn', events: [] } })).toEqual([]);
  });
});

describe('what came out otherwise', () => {
  const asked: ScenarioCase['when'] = [{ ann: 'wait' }];

  test.each<[string, Partial<ScenarioCase>, string]>([
    [
      'another question',
      { when: asked, then: { open: { ann: 'deal', ben: 'gift' } } },
      'open: expected ann asked “deal”, found ann asked “gift”',
    ],
    [
      'a menu instead of a question',
      { then: { open: { ann: 'gift' } } },
      'open: expected ann asked “gift”, found ann asked for drop, wait',
    ],
    [
      'somebody who is asked',
      { when: asked, then: { closed: ['ben'] } },
      'closed: expected ben not asked, found ben asked for gift',
    ],
    [
      'an event that did not come',
      { when: asked, then: { events: ['given'] } },
      'events: “given” did not happen; what happened: nothing',
    ],
    [
      'a look between answers',
      { when: [{ closed: ['ann'] }] },
      'answer 1 ({"closed":["ann"]}): closed: expected ann not asked, found ann asked for drop, wait',
    ],
    [
      'a state that is not there',
      { given: { players: ['ann', 'ben'], state: 'gift' } },
      'given: there is no state “gift” (did you mean “gifts”?)',
    ],
  ])('[CASE-2] %s is told', (_title, parts, sentence) => {
    expect(failures(parts)).toEqual([sentence]);
  });
});
