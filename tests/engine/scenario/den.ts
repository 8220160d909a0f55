// A small game for cases about positions, and how they are run in it.
import { runCase, type ScenarioCase } from '../../../engine/index.ts';
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

export const players = ['ann', 'ben', 'cleo'];
const state = 'day';

export function report(parts: Partial<ScenarioCase>) {
  return runCase(ruleset, {
    rule: 'SML-1',
    says: 'it holds',
    then: {},
    ...parts,
    given: { players, state, ...parts.given },
  });
}

export function failures(parts: Partial<ScenarioCase>): readonly string[] {
  return report(parts).failures;
}
