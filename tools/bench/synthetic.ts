// A card ruleset made for measuring: six players, thirty cards whose triggers listen all the time, and as many pieces as are asked for.
import type { Files } from '../../host/storage/archive.ts';

const SEATS = 6;
const ENGINES_EACH = 5;
const WORTHS = 10;

const wheels = Array.from({ length: SEATS * ENGINES_EACH }, (_, i) => `wheel-${i + 1}`);
const goods = Array.from({ length: WORTHS }, (_, i) => `good-${i + 1}`);
const RULE = 'SYN-1';

/** Its files, as they would lie in a folder. */
export function syntheticFiles(pieces: number): Files {
  const parts: Readonly<Record<string, object>> = {
    'ruleset.json': {
      id: 'synthetic',
      version: '1.0.0',
      format: 1,
      players: { min: SEATS, max: SEATS },
      authors: ['The Tablekeep authors'],
      licence: 'MIT',
      languages: ['en'],
    },
    'table.json': table,
    'setup.json': { rule: RULE, do: setup(pieces) },
    'flow.json': flow,
    'moves/turn.json': { moves },
    'programs/turn.json': { programs, state: stateRules },
    'cards/cards.json': { cards: Object.fromEntries([...wheels.map(wheel), ...goods.map(good)]) },
    'end.json': end,
    'rules.json': { rules: [RULE] },
    'look/table.json': { table: { size: [800, 600], surface: '#1b2a2c', accent: '#ffd166' } },
    'words/en.json': words,
  };
  return Object.fromEntries(
    Object.entries(parts).map(([path, part]) => [path, JSON.stringify(part)]),
  );
}

const table = {
  kinds: { good: { attributes: { worth: 'int' } }, wheel: {} },
  zones: {
    pile: { per: 'table', see: 'none', refill: 'waste' },
    waste: { per: 'table', see: 'all' },
    hand: { per: 'player', see: 'owner' },
    present: { per: 'player', see: 'all', inPlay: true },
  },
  counters: { gem: { on: ['player'] }, point: { on: ['player'] } },
};

function setup(pieces: number): object[] {
  const each = wheels.map((def) => ({ do: 'create', def, in: 'table.waste' }));
  const left = pieces - wheels.length;
  const rest = goods.map((def, i) => ({
    do: 'create',
    def,
    in: 'table.pile',
    copies: Math.floor(left / WORTHS) + (i < left % WORTHS ? 1 : 0),
  }));
  const dealt = {
    do: 'each',
    a: 'p',
    of: 'players',
    steps: [
      { do: 'move', what: `table.waste.top(${ENGINES_EACH})`, to: 'p.present' },
      { do: 'draw', from: 'table.pile', to: 'p.hand', n: 5 },
    ],
  };
  return [...each, ...rest, { do: 'shuffle', zone: 'table.pile' }, dealt];
}

const flow = {
  initial: 'turn',
  states: {
    turn: {
      meta: { rule: RULE, moves: ['sell', 'take', 'give'] },
      on: { 'move.*': 'pass' },
    },
    pass: { entry: ['pass'], on: { done: 'turn' } },
  },
};

const moves = {
  sell: {
    rule: RULE,
    choose: [{ a: 'card', from: "you.hand.filter(c, c.kind == 'good')" }],
    do: [
      { do: 'gain', what: 'you.gem', n: 'or(card.worth, 0)' },
      { do: 'move', what: 'card', to: 'table.waste' },
    ],
  },
  take: { rule: RULE, do: [{ do: 'draw', from: 'table.pile', to: 'you.hand', n: 2 }] },
  give: {
    rule: RULE,
    choose: [
      { a: 'card', from: 'you.hand' },
      { a: 'player', from: 'others' },
    ],
    do: [
      { do: 'move', what: 'card', to: 'player.hand' },
      { do: 'gain', what: 'you.point', n: 1 },
    ],
  },
};

/** Every fifth listens for gems, the others for cards, points and turns. */
function wheel(id: string, i: number): [string, object] {
  const listens = [
    { on: 'gain', if: "event.what == 'gem' && event.n > 7" },
    { on: 'enter', if: 'you.hand.size() > 8' },
    { on: 'gain', if: "event.what == 'point' && you.point > 5" },
    { on: 'turn-starts', if: 'you.hand.size() == 0' },
    { on: 'leave', if: 'you.hand.size() == 0' },
  ];
  // What listens for points gives none, or it would never end.
  const deed = { do: 'gain', what: i % 5 === 1 ? 'you.point' : 'you.gem', n: 1 };
  return [id, { kind: 'wheel', triggers: [{ rule: RULE, ...listens[i % 5], do: [deed] }] }];
}

function good(id: string, i: number): [string, object] {
  return [id, { kind: 'good', worth: i + 1 }];
}

const programs = { pass: { rule: RULE, do: [{ do: 'nextTurn' }] } };

const stateRules = [
  {
    id: 'too-many',
    rule: RULE,
    each: 'players',
    if: 'it.hand.size() > 9',
    do: [{ do: 'move', what: 'it.hand.first()', to: 'table.waste' }],
  },
];

const end = {
  ends: [
    {
      id: 'rich',
      rule: RULE,
      if: 'players.exists(p, p.gem + p.point >= 150)',
      winners: 'players.most(p, p.gem + p.point)',
    },
  ],
};

const named = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { name: id }]));
const plain = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, id]));

const words = {
  name: 'Synthetic',
  summary: 'Made for measuring.',
  rules: { [RULE]: 'What is measured.' },
  moves: Object.fromEntries(
    Object.keys(moves).map((id) => [id, { name: id, prompt: `${id}?`, log: `{player}: ${id}` }]),
  ),
  ends: { rich: 'Somebody is rich: {winners}.' },
  cards: named([...wheels, ...goods]),
  zones: plain(Object.keys(table.zones)),
  counters: plain(Object.keys(table.counters)),
  choices: plain([...wheels, 'next-trigger']),
};
