// What the engine itself does, and what happens instead of it.
import { describe, expect, test } from 'vitest';
import type { Effects, TableFile } from '../../../engine/index.ts';
import { decisions } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';
import { told } from '../ruleset/told.ts';

const TABLE: TableFile = {
  kinds: { beast: {}, tool: {} },
  zones: {
    den: { per: 'player', see: 'all', inPlay: true },
    row: { per: 'player', see: 'all', split: 'kind', capacity: 1, overflow: 'push' },
    pile: { per: 'table', see: 'none', split: 'kind', refill: 'waste' },
    waste: { per: 'table', see: 'all', split: 'kind', owner: 'none' },
    pen: { per: 'player', see: 'all', keeps: ['tired'] },
  },
  counters: {
    gem: { on: ['player', 'card'], total: 9 },
    step: { on: ['player'], unit: true },
    health: { on: ['player'], total: 5, spendsInto: 'hurt' },
    hurt: { on: ['player'] },
  },
  vars: { order: { type: 'list<int>' }, tired: { on: 'card', type: 'bool', ends: 'leaves' } },
};

const push: Parts['programs'] = {
  push: { with: { card: 'card' }, do: [{ do: 'move', what: 'card', to: 'table.waste' }] },
};

const mark = (n: number | string): Effects => [
  { do: 'set', what: 'table.order', to: `table.order.join([${n}])` },
];

function rulesetOf(effects: Effects, parts: Parts = {}) {
  return linked(
    smallSource({ table: TABLE, programs: push, moves: { wait: { do: effects } }, ...parts }),
  );
}

function after(effects: Effects, parts: Parts = {}) {
  const ruleset = rulesetOf(effects, parts);
  const { state } = play(ruleset, begin(ruleset).state, { move: 'wait' });
  const cell = (name: string, of: 'table' | 'player' | 'bank' = 'player') =>
    state.vars[ruleset.world.columns[of].get(name)!.base];
  const ids = (zone: number) =>
    state.zones[zone]!.map((piece) => ruleset.world.cards[state.pieces.def[piece]!]!.id);
  return { ruleset, state, cell, ids };
}

describe('what the engine would do', () => {
  test('[TIME-10] a change alters it, and it goes on', () => {
    const replaces: Parts['replaces'] = [
      { id: 'half', event: 'gain', what: 'gem', change: { n: 'event.n - 1' } },
    ];
    expect(after([{ do: 'gain', what: 'you.gem', n: 3 }], { replaces }).cell('gem')).toBe(2);
  });

  test('[TIME-11] nothing replaces what it does itself, or during set-up', () => {
    const replaces: Parts['replaces'] = [
      { id: 'more', event: 'gain', instead: [{ do: 'gain', what: 'you.gem', n: 'event.n + 1' }] },
    ];
    const setup: Effects = [{ do: 'gain', what: 'first.gem' }];
    expect(after([{ do: 'gain', what: 'you.gem' }], { replaces, setup }).cell('gem')).toBe(3);
  });

  test('[TIME-11] a list that is moved is taken up again where somebody was asked', () => {
    const ruleset = rulesetOf([{ do: 'move', what: 'you.pen', to: 'you.den' }], {
      setup: [{ do: 'create', def: 'fox', in: 'first.pen', copies: 3 }],
      replaces: [{ id: 'stay', event: 'leave', zone: 'pen', may: true, instead: [] }],
    });
    let { state } = play(ruleset, begin(ruleset).state, { move: 'wait' });
    for (const move of ['pass', 'stay', 'pass']) {
      expect(decisions(ruleset, state)[0]!.asks).toBe('leave');
      ({ state } = play(ruleset, JSON.parse(JSON.stringify(state)) as typeof state, { move }));
    }
    const { den, pen } = Object.fromEntries(ruleset.world.zones);
    expect(state.zones[den!.base]).toHaveLength(2);
    expect(state.zones[pen!.base]).toHaveLength(1);
  });

  test('[TIME-12] what it costs is paid first, and without it nothing is replaced', () => {
    const replaces: Parts['replaces'] = [
      { id: 'toll', event: 'gain', what: 'step', cost: { gem: 1 }, instead: [] },
    ];
    const setup: Effects = [{ do: 'gain', what: 'first.gem', n: 2 }];
    const { cell } = after([{ do: 'gain', what: 'you.step', n: 3 }], { replaces, setup });
    expect([cell('step'), cell('gem')]).toEqual([1, 0]);
  });

  test('[TIME-13] an event tells what it declares, and may be changed', () => {
    const { cell } = after(
      [{ do: 'would', event: 'blow', with: { hard: 'true', n: 2 }, then: mark('event.n') }],
      {
        events: { blow: { with: { n: 'int', hard: 'bool' } } },
        replaces: [{ id: 'shield', event: 'blow', if: 'event.hard', change: { n: 7 } }],
      },
    );
    expect(cell('order', 'table')).toEqual([7]);
  });

  test('[LINK-4] what is said about events is checked', () => {
    const source = smallSource({
      table: TABLE,
      programs: push,
      events: { blow: { with: { hard: 'bool', who: 'player' } }, gain: {} },
      replaces: [
        { id: 'a', event: 'gain', zone: 'den', what: 'gme', instead: [] },
        { id: 'b', event: 'enter', change: { card: 'event.card' } },
        { id: 'c', event: 'gain', change: { n: 'true' } },
      ],
      moves: { wait: { do: [{ do: 'emit', event: 'blow', with: { hrad: true } }] } },
    });
    expect(told(source)).toMatchInlineSnapshot(`
      [
        "programs/all.json/events/blow/with/who Every event tells who; it need not be said again.",
        "programs/all.json/events/gain The engine itself tells “gain”; call this otherwise.",
        "programs/all.json/replaces/0/zone Only what enters or leaves has a zone, and this is about “gain”.",
        "programs/all.json/replaces/0/what There is no counter “gme”. (did you mean “gem”?)",
        "moves/all.json/moves/wait/do/0/with/hrad The event “blow” tells no “hrad”: say in the events of programs/ what it tells. (did you mean “hard”?)",
        "moves/all.json/moves/wait/do/0 The event “blow” tells “hard”, which is missing here.",
        "moves/all.json/moves/wait/do/0 The event “blow” tells “who”, which is missing here.",
        "programs/all.json/replaces/1/change/card “card” of the event “enter” cannot be changed; known: to.",
        "programs/all.json/replaces/2/change/n Expected a number but found yes or no.",
      ]
    `);
  });
});

describe('counters', () => {
  test('[COUNT-2] each unit is a step that rules look at', () => {
    const state: Parts['state'] = [
      { id: 'two', if: 'active.step == 2', do: [{ do: 'lose', what: 'active.step', n: 2 }] },
    ];
    expect(after([{ do: 'gain', what: 'you.step', n: 5 }], { state }).cell('step')).toBe(1);
  });

  test('[COUNT-3] what is lost and paid stays with its bearer, and comes back', () => {
    const { cell } = after([
      { do: 'gain', what: 'you.health', n: 4 },
      { do: 'lose', what: 'you.health', n: 2 },
      { do: 'pay', what: 'you.health' },
      { do: 'shift', from: 'you.hurt', to: 'you.health' },
    ]);
    expect([cell('health'), cell('hurt'), cell('health', 'bank')]).toEqual([2, 2, 1]);
  });
});

describe('zones', () => {
  const deal: Effects = ['fox', 'owl', 'axe'].map((def) => ({
    do: 'create',
    def,
    in: 'table.pile',
  }));

  test('[ZONE-1] a part is drawn from and filled again by itself', () => {
    const { state, ruleset, ids } = after(
      [
        { do: 'move', what: "table.pile['beast']", to: 'table.waste' },
        { do: 'draw', from: "table.pile['beast']", to: 'you.den' },
      ],
      { setup: deal },
    );
    const { pile, waste, den } = Object.fromEntries(ruleset.world.zones);
    const [beasts, tools] = pile!.split!.bases;
    expect(ids(tools!)).toEqual(['axe']);
    expect(state.zones[beasts!]).toHaveLength(1);
    expect(state.zones[den!.base]).toHaveLength(1);
    expect(waste!.split!.bases.flatMap((base) => state.zones[base]!)).toEqual([]);
  });

  test('[ZONE-2] the first is pushed out of its part, also by what is made', () => {
    const { ruleset, ids } = after([
      { do: 'create', def: 'fox', in: 'you.row' },
      { do: 'create', def: 'axe', in: 'you.row' },
      { do: 'create', def: 'owl', in: 'you.row' },
    ]);
    const { row, waste } = Object.fromEntries(ruleset.world.zones);
    expect(row!.split!.bases.map(ids)).toEqual([['owl'], ['axe']]);
    expect(waste!.split!.bases.map(ids)).toEqual([['fox'], []]);
  });

  test('[ZONE-3] a zone keeps what it says, and a card can be nobody’s', () => {
    const tire: Effects = [{ do: 'set', what: 'c.tired', to: true }];
    const { ruleset, state } = after(
      [
        { do: 'each', a: 'c', of: 'you.den', steps: tire },
        { do: 'move', what: "you.den.filter(c, c.id == 'fox')", to: 'you.pen' },
        { do: 'move', what: 'you.den', to: 'table.waste' },
      ],
      {
        setup: [
          { do: 'create', def: 'fox', in: 'first.den' },
          { do: 'create', def: 'axe', in: 'first.den' },
        ],
      },
    );
    const tired = state.pieces.vars[ruleset.world.columns.card.get('tired')!.base];
    expect(tired).toEqual([true, false]);
    expect(state.pieces.owner).toEqual([0, -1]);
  });

  test('[LINK-2] parts, what is kept and whose a zone is are checked', () => {
    const zones: TableFile['zones'] = {
      deck: { per: 'table', see: 'none', split: 'knid' },
      pile: { per: 'table', see: 'none', split: 'kind' },
      pen: { per: 'player', see: 'all', keeps: ['tierd'], owner: 'none' },
      nook: { per: 'player', see: 'all', capacity: 'it.siez', overflow: 'push' },
    };
    const counters: TableFile['counters'] = { gem: { on: ['player'], spendsInto: 'gmes' } };
    const source = smallSource({
      table: { ...TABLE, zones: { ...TABLE.zones, ...zones }, counters },
      programs: push,
      moves: { wait: { do: [{ do: 'draw', from: 'table.pile', to: 'you.den' }] } },
    });
    expect(told(source)).toMatchInlineSnapshot(`
      [
        "table.json/counters/gem/spendsInto There is no counter “gmes”; known: gem.",
        "table.json/zones/deck/split Cards have no word “knid” to split a zone by. (did you mean “kind”?)",
        "table.json/zones/pen/keeps/0 “tierd” is no variable of cards that ends when they leave their zone. (did you mean “tired”?)",
        "table.json/zones/pen/owner What lies in a player's zone is that player's.",
        "table.json/zones/nook/capacity A player has no field “siez”; known: alive, fell, den, row, pen, nook, gem.",
        "moves/all.json/moves/wait/do/0/from “pile” is split by kind: say which part is drawn from, as in table.pile['beast'].",
      ]
    `);
  });
});
