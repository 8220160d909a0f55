// Tables played on in place against states that never change: the same games, whatever is marked, tried and taken back.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  answersOf,
  hashState,
  openTable,
  tableMaker,
  type Answer,
  type ReplayFile,
  type Ruleset,
  type State,
  type Table,
} from '../../../engine/index.ts';
import { begin, frozen, play, throughText } from '../../support/play.ts';
import { demandFolders, linked, readRuleset, rulesetFolders } from '../../support/ruleset.ts';

const game = fc.record({
  seed: fc.nat(),
  luck: fc.array(fc.nat(), { minLength: 8, maxLength: 40 }),
});

/** Numbers of the game in turn; the same numbers give the same answers. */
function chanceOf(luck: readonly number[]): (below: number) => number {
  let at = 0;
  return (below) => luck[at++ % luck.length]! % below;
}

function askedAt(state: State): number | undefined {
  return state.asking.find(({ offer }) => offer === null)?.seat;
}

/** The state as text would hold it: what is left out and what is undefined are the same. */
function plain(state: State): State {
  return throughText(state);
}

/** Plays by chance, at most so many answers; `look` sees the table before each, and its answer. */
function playTable(
  table: Table,
  { luck }: { readonly luck: readonly number[] },
  look: (seat: number, given: Answer) => void = () => undefined,
): void {
  const chance = chanceOf(luck);
  for (let left = 12; left > 0; left--) {
    const seat = askedAt(table.state);
    const possible = seat === undefined ? null : table.sample(seat, chance);
    if (seat === undefined || !possible) return;
    look(seat, table.name(seat, possible));
    table.play(seat, possible);
  }
}

describe.each([...rulesetFolders(), ...demandFolders()])('%s', (folder) => {
  const ruleset = linked(readRuleset(folder));
  const seats = ruleset.source.ruleset.players.max;
  const start = (seed: number) => frozen(begin(ruleset, { seats, seed }).state);

  test('[PLACE-1] in place it plays as answer does, by chance and from the first decision on', () => {
    fc.assert(
      fc.property(game, (drawn) => {
        const make = tableMaker(ruleset, { seats, options: {} }) as (seed: number) => Table;
        const table = make(drawn.seed);
        let state = start(drawn.seed);
        playTable(table, drawn, (_seat, given) => {
          expect(plain(table.state)).toEqual(plain(state));
          state = play(ruleset, state, given).state;
        });
        expect(plain(table.state)).toEqual(plain(state));
      }),
      { numRuns: 12 },
    );
  });

  test('[PLACE-2] what is taken back to a mark was never done', () => {
    fc.assert(
      fc.property(game, (drawn) => {
        const table = openTable(ruleset, start(drawn.seed));
        playTable(table, drawn, (seat) => {
          const clone = structuredClone(table.state);
          const outer = table.mark();
          playTable(table, { luck: drawn.luck.toReversed() });
          const inner = table.mark();
          const [middle, hash] = [structuredClone(table.state), table.hash()];
          playTable(table, { luck: drawn.luck.slice(1) });
          table.undo(inner);
          expect([table.state, table.hash()]).toEqual([middle, hash]);
          table.undo(outer);
          expect(table.state).toEqual(clone);
          expect(table.first(seat)).toEqual(openTable(ruleset, clone).first(seat));
        });
      }),
      { numRuns: 6 },
    );
  });

  test('[HASH-2] the hash that is kept up to date is the hash from scratch', () => {
    fc.assert(
      fc.property(game, (drawn) => {
        const table = openTable(ruleset, start(drawn.seed));
        playTable(table, drawn, () => expect(table.hash()).toBe(hashState(plain(table.state))));
        expect(table.hash()).toBe(hashState(plain(table.state)));
      }),
      { numRuns: 12 },
    );
  });

  test('[PLACE-3] the first, the number and the refusal are those of the list', () => {
    fc.assert(
      fc.property(game, (drawn) => {
        const table = openTable(ruleset, start(drawn.seed));
        playTable(table, drawn, (seat, given) => {
          const listed = answersOf(ruleset, table.state, seat, 500);
          expect(table.name(seat, table.first(seat)!)).toEqual(listed[0]);
          expect(table.size(seat, 500)).toBe(listed.length);
          expect(table.refusal(given)).toBe(null);
          expect(table.refusal({ ...given, move: 'nothing-like-it' })).not.toBe(null);
        });
      }),
      { numRuns: 8 },
    );
  });

  test('[PLAY-5] played again from its answers it comes to where it came with saves in the middle', () => {
    fc.assert(
      fc.property(game, (drawn) => {
        const table = openTable(ruleset, start(drawn.seed));
        const given: Answer[] = [];
        let saved = start(drawn.seed);
        playTable(table, drawn, (_seat, one) => {
          given.push(one);
          saved = throughText(play(ruleset, throughText(saved), one).state);
        });
        const again = given.reduce(
          (state, one) => play(ruleset, state, one).state,
          start(drawn.seed),
        );
        expect(hashState(saved)).toBe(hashState(again));
        expect(plain(again)).toEqual(saved);
      }),
      { numRuns: 8 },
    );
  });
});

function recordedIn(folder: string): ReplayFile[] {
  const room = join(import.meta.dirname, '..', '..', '..', folder, 'replays');
  try {
    return readdirSync(room).map(
      (file) => JSON.parse(readFileSync(join(room, file), 'utf8')) as ReplayFile,
    );
  } catch {
    return [];
  }
}

describe.each(rulesetFolders())('%s', (folder) => {
  test('[FLOW-7] every recorded game goes the same way on XState and by the table', () => {
    const ruleset: Ruleset = linked(readRuleset(folder));
    for (const { seats, options = {}, seed, answers } of recordedIn(folder)) {
      let { state } = begin(ruleset, { seats, options, seed });
      const table = openTable(ruleset, state);
      for (const { hash: _hash, ...given } of answers) {
        const played = answer(ruleset, state, given);
        expect([played.ok, table.give(given as Answer)]).toEqual([true, null]);
        if (played.ok) ({ state } = played);
        expect(table.hash()).toBe(hashState(state));
      }
      expect(state.result).not.toBe(null);
    }
  });
});
