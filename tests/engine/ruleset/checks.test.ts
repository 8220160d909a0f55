// The checks over a whole ruleset: title page, table, chart and moves.
import { describe, expect, test } from 'vitest';
import type { Parts } from '../../support/small.ts';
import { small, told } from './told.ts';

const turn = { meta: { moves: ['wait'] } };

describe('the title page and the table', () => {
  test.each<[string, Parts, string[]]>([
    [
      'more players needed than allowed',
      { ruleset: { players: { min: 3, max: 2 } } },
      ['ruleset.json/players At least 3 but at most 2 can play: min must not exceed max.'],
    ],
    [
      'defaults outside their range',
      {
        ruleset: {
          options: {
            mood: { type: 'word', words: ['calm', 'wild'], default: 'clam' },
            length: { type: 'int', min: 1, max: 3, default: 4 },
            width: { type: 'int', min: 3, max: 1, default: 2 },
          },
        },
      },
      [
        'ruleset.json/options/mood/default The default “clam” is not one of the words. (did you mean “calm”?)',
        'ruleset.json/options/length/default The default 4 is not between 1 and 3.',
        'ruleset.json/options/width Min 3 exceeds max 1.',
      ],
    ],
    [
      'names that mean two things',
      {
        table: {
          kinds: { beast: {}, tool: {} },
          boards: {
            field: { grid: { columns: 1, rows: 1 } },
            seat: { grid: { columns: 1, rows: 1 } },
          },
          zones: { field: { per: 'table', see: 'all' }, row: { per: 'space', see: 'all' } },
          vars: { field: { type: 'int' } },
        },
      },
      [
        'table.json/zones/field “field” also stands in boards; table.field could mean either.',
        'table.json/vars/field “field” also stands in zones; table.field could mean either.',
        'table.json/zones/row Every space has a field “row” already; call the zone otherwise.',
        'table.json/boards/seat A board cannot be called “seat”.',
      ],
    ],
    [
      'a card of an unknown kind',
      { cards: { fox: { kind: 'baest' } } },
      [
        'cards/all.json/cards/fox/kind There is no kind “baest” in table.json. (did you mean “beast”?)',
      ],
    ],
    [
      'an end that stands twice',
      {
        ends: [
          { id: 'over', if: 'false', winners: '[]' },
          { id: 'over', if: 'false', winners: '[]' },
        ],
      },
      ['end.json/ends/1/id The end “over” stands here twice.'],
    ],
  ])('[LINK-2] %s', (_title, parts, problems) => {
    expect(told(small(parts))).toEqual(problems);
  });

  test('[LINK-2] a table too large to lay out', () => {
    const board = { grid: { columns: 26, rows: 26 } };
    const names = Array.from({ length: 8 }, (_, i) => `board${i}`);
    const spaces = Object.fromEntries(names.map((name) => [name, board]));
    expect(told(small({ table: { boards: spaces } }))).toEqual([
      'table.json/boards The boards have 5408 spaces together; 5000 are the most.',
    ]);
    const per = 'space' as const;
    const zones = Object.fromEntries(
      names.map((name) => [`${name}Zone`, { per, see: 'all' as const }]),
    );
    const { board0, board1 } = spaces;
    expect(told(small({ table: { boards: { board0: board0!, board1: board1! }, zones } }))).toEqual(
      [
        'table.json/zones The table, its players and its spaces have 10816 zones together; 10000 are the most.',
      ],
    );
  });

  test('[LINK-2] ids that stand in two files, and a rule that stands twice', () => {
    const wait = { moves: { wait: { do: [] } } };
    const more = {
      moves: { 'moves/a.json': wait, 'moves/b.json': wait },
      cards: {
        'cards/a.json': { cards: { fox: { kind: 'beast' } } },
        'cards/b.json': { cards: { fox: { kind: 'beast' } } },
      },
      programs: {
        'programs/a.json': { programs: { idle: { do: [] } } },
        'programs/b.json': { programs: { idle: { do: [] } } },
      },
      rules: { rules: ['SML-1', 'SML-1'] },
    };
    expect(told(small({}, more))).toEqual([
      'moves/b.json/moves/wait “wait” already stands in moves/a.json.',
      'programs/b.json/programs/idle “idle” already stands in programs/a.json.',
      'cards/b.json/cards/fox “fox” already stands in cards/a.json.',
      'rules.json/rules/1 The rule “SML-1” stands here twice.',
    ]);
  });
});

describe('the chart', () => {
  const programs = { idle: { do: [] } };
  test.each<[string, Parts, string[]]>([
    [
      'unknown programs, states and moves',
      {
        programs,
        flow: {
          initial: 'turn',
          states: {
            turn: {
              ...turn,
              entry: ['idel'],
              on: { 'move.wiat': 'turn', 'move.wait': [{ target: '#tunr' }] },
            },
          },
        },
      },
      [
        'flow.json/states/turn/entry/0 There is no program “idel”. (did you mean “idle”?)',
        'flow.json/states/turn/on/move.wiat There is no move “wiat”. (did you mean “wait”?)',
        'flow.json/states/turn/on/move.wait/0/target There is no state “tunr”. (did you mean “turn”?)',
      ],
    ],
    [
      'a state that nobody leaves, and one that nobody reaches',
      {
        programs,
        flow: {
          initial: 'turn',
          states: {
            turn: { ...turn, on: { 'move.wait': 'stuck' } },
            stuck: { entry: ['idle'] },
            island: { initial: 'hut', states: { hut: { on: { done: '#turn' } } } },
          },
        },
      },
      [
        'flow.json/states/stuck The state “stuck” offers no moves and does not handle “done”: the game would stand still.',
        'flow.json/states/island The state “island” can never be reached.',
        'flow.json/states/island/states/hut The state “island.hut” can never be reached.',
      ],
    ],
    [
      'beginnings and ends of states',
      {
        flow: {
          initial: 'trun',
          states: {
            turn: { ...turn, states: { inner: { on: { done: 'inner' } } } },
            over: { type: 'final', on: { done: 'turn' } },
          },
          on: { 'move.wait': '#over', 'move.*': '#turn.inner' },
        },
      },
      [
        'flow.json/initial There is no state “trun” to begin with. (did you mean “turn”?)',
        'flow.json/states/turn The state “turn” has inner states, so it must say with “initial” where it begins.',
        'flow.json/states/turn/meta/moves The state “turn” has inner states; only a state without them can offer moves.',
        'flow.json/states/over The state “over” is final: it can have no states, transitions or moves.',
      ],
    ],
    [
      'a guard with a mistake',
      {
        flow: {
          initial: 'turn',
          states: {
            turn: { ...turn, on: { 'move.wait': [{ target: 'turn', guard: 'actve == you' }] } },
          },
        },
      },
      [
        'flow.json/states/turn/on/move.wait/0/guard There is no name “actve” here. (did you mean “active”?)',
      ],
    ],
  ])('[LINK-3] %s', (_title, parts, problems) => {
    expect(told(small(parts))).toEqual(problems);
  });
});

test('[LINK-3] a state is reached with one inside it, and what it handles leads on', () => {
  const flow = {
    initial: 'turn',
    states: {
      turn: { ...turn, on: { 'move.wait': '#island.hut' } },
      island: {
        initial: 'hut',
        on: { 'move.wait': 'ship' },
        states: { hut: turn },
      },
      ship: { on: { done: 'turn' } },
    },
  };
  expect(told(small({ flow }))).toEqual([]);
});

describe('moves', () => {
  test.each<[string, Parts, string[]]>([
    [
      'picks that cannot be picked from, and names that are taken',
      {
        moves: {
          wait: {
            choose: [
              { a: 'you', from: 'players' },
              { a: 'card', from: 'you.hand' },
              { a: 'card', from: 'players.map(p, p.hand)' },
              { a: 'early', from: 'late.hand' },
              { a: 'late', from: 'players' },
            ],
            do: [{ do: 'random', from: 'players', as: 'card' }],
          },
        },
      },
      [
        'moves/all.json/moves/wait/choose/0/a The name “you” is already taken here.',
        'moves/all.json/moves/wait/choose/2/a The name “card” is already taken here.',
        'moves/all.json/moves/wait/choose/2/from A player can pick from spaces, cards, players, words or numbers, not from a list of zones.',
        'moves/all.json/moves/wait/choose/3/from There is no name “late” here.',
        'moves/all.json/moves/wait/do/0/as The name “card” is already taken here.',
      ],
    ],
    [
      'effects whose fields are of the wrong sort',
      {
        moves: {
          wait: {
            require: [{ is: 'you', else: 'never' }],
            do: [
              { do: 'move', what: 'you', to: 'you.hand' },
              { do: 'move', what: 'you.hand', to: '[you.hand]' },
              { do: 'set', what: 'table.last', to: 'you' },
              { do: 'set', what: 'table.turns', to: 'none' },
              { do: 'nextTurn', to: 'table.rival' },
              { do: 'random', from: 'you', as: 'x' },
              { do: 'if', is: 'x == 1', then: [] },
              { do: 'finish', winners: 'table.field' },
              { do: 'if', is: true, then: [{ do: 'random', from: 'players', as: 'inner' }] },
              { do: 'nextTurn', to: 'inner' },
            ],
          },
        },
      },
      [
        'moves/all.json/moves/wait/require/0/is Expected yes or no but found a player.',
        'moves/all.json/moves/wait/do/0/what Expected a card or none but found a player.',
        'moves/all.json/moves/wait/do/1/to Expected a zone but found a list of zones.',
        'moves/all.json/moves/wait/do/2/to Expected a space or none but found a player.',
        'moves/all.json/moves/wait/do/3/to Expected a number but found none.',
        'moves/all.json/moves/wait/do/4/to “table.rival” may be none here; test it first, or write or(table.rival, …).',
        'moves/all.json/moves/wait/do/5/from Expected a list but found a player.',
        'moves/all.json/moves/wait/do/7/winners Expected a list of players but found a list of spaces.',
        'moves/all.json/moves/wait/do/9/to There is no name “inner” here.',
      ],
    ],
  ])('[LINK-4] %s', (_title, parts, problems) => {
    expect(told(small(parts))).toEqual(problems);
  });
});
