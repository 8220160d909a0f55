// State rules: what happens by itself as soon as it is true, and what waits for it.
import { describe, expect, test } from 'vitest';
import { answer, RulesetFault, type Effects, type ProgramsFile } from '../../../engine/index.ts';
import type { State, TableFile } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';
import { told } from '../ruleset/told.ts';

const TABLE: TableFile = {
  kinds: { beast: {}, tool: {} },
  zones: {
    row: { per: 'table', see: 'all' },
    gone: { per: 'table', see: 'all' },
    hand: { per: 'player', see: 'all' },
  },
  counters: { gem: { on: ['card', 'player'] }, life: { on: ['player'], initial: 2 } },
  vars: {
    seen: { type: 'int' },
    order: { type: 'list<int>' },
    by: { type: 'player?' },
    goal: { type: 'int' },
  },
};

/** A card in the row without gems goes away. */
const EMPTY_LEAVES = {
  id: 'empty-leaves',
  each: 'table.row',
  if: 'it.gem == 0',
  do: [{ do: 'move', what: 'it', to: 'table.gone' }],
} as const;

function gameOf(effects: Effects, state: ProgramsFile['state'] = [EMPTY_LEAVES as never]) {
  const ruleset = linked(
    smallSource({
      table: TABLE,
      setup: [
        { do: 'create', def: 'fox', in: 'table.row' },
        { do: 'create', def: 'owl', in: 'table.row' },
        { do: 'each', a: 'c', of: 'table.row', steps: [{ do: 'gain', what: 'c.gem', n: 2 }] },
      ],
      state,
      moves: { wait: { do: effects } },
    }),
  );
  const column = (name: string) => ruleset.world.columns.table.get(name)!.base;
  return {
    ruleset,
    start: begin(ruleset).state,
    read: (after: State, name: string) => after.vars[column(name)],
    zone: (after: State, name: string) => after.zones[ruleset.world.zones.get(name)!.base]!,
  };
}

function after(effects: Effects, state?: ProgramsFile['state']) {
  const game = gameOf(effects, state);
  const now = play(game.ruleset, game.start, { move: 'wait' }).state;
  return {
    now,
    read: (name: string) => game.read(now, name),
    zone: (name: string) => game.zone(now, name),
  };
}

const FOX = 'table.row.first()';

describe('state rules', () => {
  test('[TIME-1] set-up is not disturbed: the rules are looked at when it is complete', () => {
    const { start, zone } = gameOf([]);
    expect(zone(start, 'row')).toEqual([0, 1]);
  });

  test('[TIME-1] a rule acts in the middle of a move, as soon as it is true', () => {
    const found = after([
      { do: 'lose', what: 'table.row[0].gem', n: 2 },
      { do: 'set', what: 'table.seen', to: 'table.row.size()' },
    ]);
    expect(found.read('seen')).toBe(1);
    expect(found.zone('gone')).toEqual([0]);
  });

  test('[TIME-1] it is looked at again until nothing is true', () => {
    const found = after([
      { do: 'each', a: 'c', of: 'table.row', steps: [{ do: 'lose', what: 'c.gem', n: 1 }] },
      {
        do: 'together',
        steps: [
          { do: 'each', a: 'c', of: 'table.row', steps: [{ do: 'lose', what: 'c.gem', n: 1 }] },
        ],
      },
    ]);
    expect(found.zone('gone')).toEqual([0, 1]);
  });

  test('[TIME-1] the first that matches is it, and all that match are them', () => {
    const found = after(
      [
        {
          do: 'together',
          steps: [
            { do: 'each', a: 'c', of: 'table.row', steps: [{ do: 'lose', what: 'c.gem', n: 2 }] },
          ],
        },
      ],
      [
        {
          id: 'all-leave',
          each: 'table.row',
          if: 'it.gem == 0',
          do: [
            { do: 'set', what: 'table.order', to: '[them.size(), it.gem]' },
            { do: 'move', what: 'them', to: 'table.gone' },
          ],
        },
      ],
    );
    expect(found.read('order')).toEqual([2, 0]);
  });

  test('[TIME-2] stages come in their order, whatever the order of the file', () => {
    const mark = (n: number) => `table.order.join([${n}])`;
    const rule = (id: string, n: number, stage?: 'settle' | 'victory') => ({
      id,
      ...(stage && { stage }),
      if: `table.goal == 1 && table.order.all(o, o != ${n})`,
      do: [{ do: 'set' as const, what: 'table.order', to: mark(n) }],
    });
    const found = after(
      [{ do: 'set', what: 'table.goal', to: 1 }],
      [rule('won', 3, 'victory'), rule('out', 2, 'settle'), rule('one', 0), rule('two', 1)],
    );
    expect(found.read('order')).toEqual([0, 1, 2, 3]);
  });

  test('[TIME-3] what stands together is one step, for which rules wait', () => {
    const found = after([
      {
        do: 'together',
        steps: [
          { do: 'lose', what: `${FOX}.gem`, n: 2 },
          { do: 'set', what: 'table.seen', to: 'table.row.size()' },
          { do: 'gain', what: 'table.row[1].gem', n: 5 },
        ],
      },
      { do: 'set', what: 'table.goal', to: 'table.row.size()' },
    ]);
    expect(found.read('seen')).toBe(2);
    expect(found.read('goal')).toBe(1);
  });

  test('[TIME-3] with hold, only the rules that it names wait', () => {
    const noticed = {
      id: 'noticed',
      if: 'table.goal < 1 && table.row.exists(c, c.gem == 0)',
      do: [{ do: 'set' as const, what: 'table.goal', to: 1 }],
    };
    const found = after(
      [
        {
          do: 'together',
          hold: ['empty-leaves'],
          steps: [
            { do: 'lose', what: `${FOX}.gem`, n: 2 },
            { do: 'set', what: 'table.seen', to: 'table.row.size() * 10 + table.goal' },
          ],
        },
      ],
      [EMPTY_LEAVES as never, noticed],
    );
    expect(found.read('seen')).toBe(21);
    expect(found.zone('gone')).toEqual([0]);
  });

  test('[TIME-3] rules wait while a question inside stands, through text and back', () => {
    const { ruleset, start, zone } = gameOf([
      {
        do: 'together',
        steps: [
          { do: 'lose', what: `${FOX}.gem`, n: 2 },
          { do: 'choose', a: 'n', number: [1, 2] },
          { do: 'set', what: 'table.seen', to: 'n' },
        ],
      },
    ]);
    const asked = play(ruleset, start, { move: 'wait' }).state;
    expect(zone(asked, 'row')).toEqual([0, 1]);
    const saved = JSON.parse(JSON.stringify(asked)) as State;
    const done = answer(ruleset, saved, { seat: 0, move: 'n', picks: { n: 2 } });
    expect(done.ok && zone(done.state, 'row')).toEqual([1]);
  });

  test('[TIME-4] whoever performs what made a rule true is you in it, or whom together names', () => {
    const blamed = {
      id: 'blamed',
      if: 'players.exists(p, p.life == 0) && table.by == none',
      do: [{ do: 'set' as const, what: 'table.by', to: 'you' }],
    };
    const hit: Effects = [{ do: 'lose', what: 'you.life', n: 2 }];
    expect(after(hit, [blamed]).read('by')).toBe(0);
    const cursed: Effects = [{ do: 'together', cause: 'next(you)', steps: hit }];
    expect(after(cursed, [blamed]).read('by')).toBe(1);
  });

  test('[TIME-5] a rule that never becomes false is a fault that names it', () => {
    const { ruleset, start } = gameOf(
      [{ do: 'set', what: 'table.goal', to: 1 }],
      [
        {
          id: 'tidy',
          each: 'table.row',
          if: 'table.goal == 1',
          do: [{ do: 'add', what: 'table.seen', n: 1 }],
        },
      ],
    );
    const wait = () => answer(ruleset, start, { seat: 0, move: 'wait', picks: {} });
    expect(wait).toThrow(RulesetFault);
    expect(wait).toThrow(
      'state rule “tidy” ran 200 times without becoming false; last subject: fox',
    );
  });

  test('[LINK-4] what a state rule names is checked', () => {
    const state: ProgramsFile['state'] = [
      { id: 'twice', each: 'table.row', if: 'it.gme == 0', do: [] },
      { id: 'twice', if: 'it == none', do: [{ do: 'together', hold: ['twise'], steps: [] }] },
    ];
    const problems = told(smallSource({ table: TABLE, state }));
    expect(problems).toMatchInlineSnapshot(`
      [
        "programs/all.json/state/1/id The state rule “twice” already stands in programs/all.json.",
        "programs/all.json/state/0/if A card has no field “gme”. (did you mean “gem”?)",
        "programs/all.json/state/1/if There is no name “it” here.",
        "programs/all.json/state/1/do/0/hold/0 There is no state rule “twise”. (did you mean “twice”?)",
      ]
    `);
  });
});
