// The effect words: the schema and the engine know the same ones, and each does what it says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EFFECTS } from '../../../engine/words/effects/index.ts';
import type { Effects, State } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';

const root = join(import.meta.dirname, '..', '..', '..');

interface Schema {
  readonly definitions: Readonly<Record<string, { properties?: { do?: { const: string } } }>>;
}

test('[WORDS-1] each word of the schema has one file, and each file a word', () => {
  const text = readFileSync(join(root, 'schemas/effects.schema.json'), 'utf8');
  const { definitions } = JSON.parse(text) as Schema;
  const words = Object.values(definitions).flatMap((one) => one.properties?.do?.const ?? []);
  const files = readdirSync(join(root, 'engine/words/effects')).filter(
    (name) => name !== 'index.ts',
  );
  const kebab = (word: string) => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(files.sort()).toEqual(words.map((word) => `${kebab(word)}.ts`).sort());
  expect(Object.entries(EFFECTS).map(([key, { word }]) => [key, word])).toEqual(
    words.map((word) => [word, word]),
  );
});

/** The state and events after a move that does these effects. */
function after(effects: Effects) {
  const ruleset = linked(
    smallSource({
      setup: [
        { do: 'create', def: 'fox', in: 'first.hand', copies: 2 },
        { do: 'create', def: 'owl', in: 'next(first).hand' },
      ],
      moves: { wait: { do: effects } },
    }),
  );
  const { state, events } = play(ruleset, begin(ruleset).state, { move: 'wait' });
  const zone = (name: string, holder = 0): readonly number[] =>
    state.zones[ruleset.world.zones.get(name)!.base + holder]!;
  const variable = (name: string) => state.vars[ruleset.world.columns.table.get(name)!.base];
  return { state, events: events.slice(1), zone, variable };
}

describe('[WORDS-2] create', () => {
  test('[WORDS-2] create makes copies at the end of a zone; in a player’s zone they are that player’s', () => {
    const { state, zone, events } = after([
      { do: 'create', def: 'axe', in: 'you.hand' },
      { do: 'create', def: 'owl', in: 'table.row', copies: '1 + 1' },
    ]);
    expect([zone('hand'), zone('row')]).toEqual([
      [0, 1, 3],
      [4, 5],
    ]);
    expect(state.pieces.owner.slice(3)).toEqual([0, -1, -1]);
    expect(events.at(-1)).toEqual({
      event: 'created',
      piece: 'piece/5',
      card: 'owl',
      to: { zone: 'row', of: 'table' },
    });
  });

  test('[WORDS-2] create of no copies makes nothing', () => {
    expect(after([{ do: 'create', def: 'axe', in: 'you.hand', copies: 0 }]).zone('hand')).toEqual([
      0, 1,
    ]);
  });
});

describe('[WORDS-2] move', () => {
  test('[WORDS-2] move puts one piece at the end of a zone, and it is then that player’s', () => {
    const { state, zone } = after([{ do: 'move', what: 'you.hand.first()', to: 'next(you).hand' }]);
    expect([zone('hand', 0), zone('hand', 1), state.pieces.owner[0]]).toEqual([[1], [2, 0], 1]);
  });

  test('[WORDS-2] move of a zone takes all its pieces once, in order, even into the same zone', () => {
    expect(after([{ do: 'move', what: 'you.hand', to: 'table.row' }]).zone('row')).toEqual([0, 1]);
    expect(after([{ do: 'move', what: 'you.hand', to: 'you.hand' }]).zone('hand')).toEqual([0, 1]);
  });

  test('[WORDS-2] move of none moves nothing', () => {
    const { zone, events } = after([{ do: 'move', what: 'table.deck.first()', to: 'you.hand' }]);
    expect([zone('hand'), events]).toEqual([[0, 1], []]);
  });
});

describe('[WORDS-2] the other words', () => {
  test('[WORDS-2] set gives a variable a value; first during play leaves the turn where it is', () => {
    const { state, variable } = after([
      { do: 'set', what: 'table.turns', to: 'table.turns + 2' },
      { do: 'set', what: 'table.done', to: true },
      { do: 'set', what: 'table.last', to: 'table.field.last()' },
      { do: 'set', what: 'table.hero', to: 'you.hand.first()' },
      { do: 'set', what: 'table.hero', to: 'none' },
      { do: 'set', what: 'first', to: 'next(you)' },
    ]);
    const values = ['turns', 'done', 'last', 'hero'].map(variable);
    expect([...values, state.first, state.active]).toEqual([2, true, 5, null, 1, 0]);
  });

  test('[WORDS-2] set first during set-up gives the first turn', () => {
    const ruleset = linked(
      smallSource({ setup: [{ do: 'set', what: 'first', to: 'next(first)' }] }),
    );
    const { state } = begin(ruleset);
    expect([state.first, state.active]).toEqual([1, 1]);
  });

  test.each([
    [true, 1],
    [false, 2],
  ])('[WORDS-2] if %s does one list only', (is, turns) => {
    const set = (to: number) => ({ do: 'set' as const, what: 'table.turns', to });
    expect(after([{ do: 'if', is, then: [set(1)], else: [set(2)] }]).variable('turns')).toBe(turns);
  });

  test('[WORDS-2] if without else does nothing when it does not hold', () => {
    const then = [{ do: 'set' as const, what: 'table.turns', to: 1 }];
    expect(after([{ do: 'if', is: false, then }]).variable('turns')).toBe(0);
  });

  test('[WORDS-2] nextTurn passes the turn to the left, or to whom it says', () => {
    const { state, events } = after([{ do: 'nextTurn' }]);
    expect([state.active, events]).toEqual([1, [{ event: 'turn', seat: 1 }]]);
    expect(after([{ do: 'nextTurn', to: 'you' }]).state.active).toBe(0);
  });

  test('[WORDS-2] finish ends the game at once, and nothing after it is done', () => {
    const { state, variable } = after([
      { do: 'finish', winners: 'others', rule: 'SML-1' },
      { do: 'set', what: 'table.turns', to: 1 },
    ]);
    expect(state.result).toEqual({ end: null, rule: 'SML-1', winners: [1] });
    expect([variable('turns'), state.frames, state.asking, state.made]).toEqual([0, [], [], null]);
  });

  test('[WORDS-2] random from an empty list is a fault', () => {
    const pick: Effects = [{ do: 'random', from: 'table.deck', as: 'card' }];
    expect(() => after(pick)).toThrow('move “wait”: random has nothing to pick from');
  });
});

describe('chance', () => {
  const ruleset = linked(
    smallSource({
      moves: {
        wait: {
          do: [
            { do: 'random', from: '[0, 1, 2, 3, 4, 5]', as: 'die' },
            { do: 'set', what: 'table.turns', to: 'table.turns * 6 + die' },
          ],
        },
      },
    }),
  );
  const rolls = (start: State, count: number) =>
    Array.from({ length: count }).reduce<State>(
      (state) => play(ruleset, state, { move: 'wait' }).state,
      start,
    );

  test('[DICE-1] the same generator gives the same rolls, and another seed others', () => {
    const of = (seed: number) => rolls(begin(ruleset, { seed }).state, 12).vars[0];
    expect(of(7)).toBe(of(7));
    expect(new Set([1, 2, 3, 2 ** 32 + 1].map(of)).size).toBe(4);
  });

  test('[DICE-1] the generator is part of the state: only its rolls change it', () => {
    const { state } = begin(ruleset);
    expect(rolls(state, 1).random).not.toEqual(state.random);
    const other = rolls({ ...state, random: rolls(state, 3).random }, 5);
    expect(other.random).toEqual(rolls(state, 8).random);
  });

  test('[DICE-1] every face falls about as often', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 600; seed++) {
      faces[rolls(begin(ruleset, { seed }).state, 1).vars[0] as number]!++;
    }
    for (const fallen of faces) expect(fallen).toBeGreaterThan(60);
  });
});
