// Random games of the small rulesets: what holds at every decision of each of them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, hashState, view, type Ruleset, type State } from '../../../engine/index.ts';
import { loadFolder } from '../../../host/rulesets/load.ts';
import { begin, playOut, throughText } from '../../support/play.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const game = fc.record({
  seed: fc.nat(),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 25 }),
});

describe.each(folders)('%s', (folder) => {
  const loaded = loadFolder(join(import.meta.dirname, folder));
  if (!loaded.ok) return;
  const { ruleset } = loaded;
  const seats = ruleset.source.ruleset.players.max;
  const start = (seed: number) => begin(ruleset, { seats, seed }).state;

  test('[PLAY-5] saved and read back at every decision it plays on identically', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        playOut(ruleset, start(seed), choices, (state, given) => {
          const back = throughText(state);
          expect(hashState(back)).toBe(hashState(state));
          expect(view(ruleset, back, given.seat)).toEqual(view(ruleset, state, given.seat));
          expect(answer(ruleset, back, given)).toEqual(answer(ruleset, state, given));
        });
      }),
      { numRuns: 15 },
    );
  });

  test('[COUNT-1] of what is limited, none is made or lost', () => {
    fc.assert(
      fc.property(game, ({ seed, choices }) => {
        playOut(ruleset, start(seed), choices, (state) => {
          for (const [name, { total, short, spendsInto }] of Object.entries(
            loaded.source.table.counters ?? {},
          )) {
            if (total === undefined || short === 'mint') continue;
            const spent = spendsInto === undefined ? 0 : countedIn(ruleset, state, spendsInto);
            expect(countedIn(ruleset, state, name) + spent).toBe(total);
          }
        });
      }),
      { numRuns: 15 },
    );
  });
});

function countedIn({ world }: Ruleset, { vars, pieces, seats }: State, name: string): number {
  const on = { table: 1, bank: 1, player: seats, space: world.spaces.length };
  let sum = 0;
  for (const [of, count] of Object.entries(on)) {
    const column = world.columns[of as keyof typeof on].get(name);
    for (let i = 0; column && i < count; i++) sum += vars[column.base + i] as number;
  }
  const onCards = world.columns.card.get(name);
  for (const cell of onCards ? pieces.vars[onCards.base]! : []) sum += cell as number;
  return sum;
}
