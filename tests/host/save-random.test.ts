// Games by chance, saved and taken up again at every decision: the same position, the same choices.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashState, newGame, sampleAnswer, answer as judge } from '../../engine/index.ts';
import { loadFolder } from '../../host/rulesets/load.ts';
import { makeChance } from '../../tools/bots/chance.ts';
import { openTable } from './table.ts';
import { root, temporaryFolder } from './temporary.ts';

const folders = ['examples/tic-tac-toe', 'examples/four-in-a-row'];

test('[SAVE-25] at every decision of a game by chance, it is opened with the same view and the same hash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...folders), fc.nat(), async (path, seed) => {
      const loaded = loadFolder(join(root, path));
      if (!loaded.ok) throw new Error('problems');
      const dataFolder = temporaryFolder();
      let table = openTable(dataFolder);
      const chance = makeChance(seed);
      let open = await table.newGame(loaded.source.ruleset.id, seed);
      const started = newGame(loaded.ruleset, { seats: 2, options: {}, seed });
      if (!started.ok) throw new Error(started.refusal.code);
      let { state } = started;
      while (open.view.decision) {
        const given = sampleAnswer(loaded.ruleset, state, open.view.decision.seat, (n) =>
          chance.pick(n),
        )!;
        const played = judge(loaded.ruleset, state, given);
        if (!played.ok) throw new Error(played.refusal.code);
        ({ state } = played);
        const answered = await table.answer(open, given);
        if (!answered.accepted) throw new Error(answered.refusal.code);
        ({ open } = answered);
        table.household.close();
        table = openTable(dataFolder);
        expect(await table.call('openGame', { game: open.game })).toEqual(open);
      }
      const { file } = await table.call('export', { what: 'game', id: open.game, as: 'json' });
      const text = JSON.parse(readFileSync(file, 'utf8')) as {
        games: { entries: { hash: string }[] }[];
      };
      expect(text.games[0]?.entries.at(-1)?.hash).toBe(hashState(state));
      table.household.close();
    }),
    { numRuns: 6 },
  );
});
