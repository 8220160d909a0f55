// Databases of any size for measuring: filled by the household's own parts, many answers to a commit.
import { sampleAnswer } from '../../engine/index.ts';
import { newId } from '../../host/ids.ts';
import { beginMatch, hashOf, play, resultOf, snapshotOf } from '../../host/match.ts';
import type { LoadedRuleset } from '../../host/rulesets/load.ts';
import type { StoredGame } from '../../host/storage/games.ts';
import type { Storage } from '../../host/storage/open.ts';
import { makeChance } from '../bots/chance.ts';

const players = [
  { name: 'Ann', kind: 'human' },
  { name: 'Ben', kind: 'human' },
] as const;

export function addGame(storage: Storage, loaded: LoadedRuleset, seed: number): StoredGame {
  const agreement = { players, options: {}, seed };
  const match = beginMatch(loaded, agreement);
  const { id, version } = loaded.source.ruleset;
  const now = new Date().toISOString();
  storage.archive.keep({ hash: loaded.hash, id, version, files: loaded.files });
  return storage.games.add({
    ...{ ...agreement, id: newId(), campaign: null, ruleset: loaded.hash, mods: [] },
    ...{ origin: 'new', parent: null, startHash: hashOf(match), entries: 0, step: 0 },
    ...{ startedAt: now, playedAt: now, result: resultOf(match) },
  });
}

/** A game with so many answers, each one that a player by chance would give. */
export function addLongGame(storage: Storage, loaded: LoadedRuleset, answers: number): StoredGame {
  const chance = makeChance(answers);
  let game = storage.write(() => addGame(storage, loaded, 1));
  let match = beginMatch(loaded, game);
  while (match.state.step < answers) {
    game = storage.write(() => {
      for (let n = 0; n < 1000 && match.state.step < answers; n += 1) {
        const seat = match.state.active;
        const answer = sampleAnswer(loaded.ruleset, match.state, seat, (below) =>
          chance.pick(below),
        )!;
        const judged = play(match, answer);
        if (!judged.ok) throw new Error(judged.refusal.code);
        match = judged.match;
        const { step } = match.state;
        storage.answers.append(game.key, { entry: step, step, answer, stateHash: hashOf(match) });
        const snapshot = snapshotOf(match);
        if (snapshot) storage.snapshots.put(game.key, step, snapshot);
      }
      const { step } = match.state;
      return storage.games.change(game, { entries: step, step }, 'played');
    });
  }
  return game;
}
