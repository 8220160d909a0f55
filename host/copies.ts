// Games made from games: played on from an earlier point, or copied to other rules. The original stays as it is.
import type { OpenGame, Upgraded, UpgradeReport } from './api/api.ts';
import type { BranchParams, UpgradeParams } from './api/requests.generated.ts';
import { believed, needGame, needSave, type Desk } from './desk.ts';
import { newId } from './ids.ts';
import { beginMatch, hashOf, resultOf, type Match } from './match.ts';
import { playAllAgain, type PlayedAgain } from './play-again.ts';
import { RequestError } from './request-error.ts';
import { openGameOf } from './shown.ts';
import type { Entry } from './storage/answers.ts';
import type { NewStoredGame, StoredGame } from './storage/games.ts';
import { lineOf, takeUp } from './take-up.ts';

export function branch(desk: Desk, { game: id, step, save }: BranchParams): OpenGame {
  const { storage } = desk;
  const found = needGame(desk, id);
  const entry = save === undefined ? undefined : needSave(desk, save, found).entry;
  const point = { step, ...(entry !== undefined && { entry }) };
  const { game, match } = takeUp(desk, found, point);
  const line = lineOf(desk, game, entry);
  const made = { ...copyOf(desk, game, match), origin: 'branch' as const };
  const stored = storage.write(() => {
    const copy = storage.games.add(made);
    storage.answers.copy(game.key, line, step, copy.key);
    storage.snapshots.copy(game.key, line, step, copy.key);
    return copy;
  });
  return openGameOf({ game: stored, match });
}

/** SAVE-16: the game itself is never changed; a copy is made only if every answer fits, or if it may be cut. */
export function upgrade(desk: Desk, params: UpgradeParams): Upgraded {
  const { storage, shelf } = desk;
  const game = needGame(desk, params.game);
  const loaded = shelf.take({ ruleset: params.ruleset, mods: [] });
  needSameGame(desk, game, loaded.source.ruleset.id);
  const entries = believed('game', game.id, () => standing(desk, game));
  const begun = beginMatch(loaded, game);
  const again = playAllAgain(begun, entries, { hashes: false });
  const report = reportOf(game, params.ruleset, entries, again);
  if (params.dryRun || (report.misfit && !params.cut)) return { report, game: null };
  const copy = { ...copyOf(desk, game, again.match), origin: 'upgrade' as const };
  const stored = storage.write(() => {
    shelf.keep(loaded);
    const startHash = hashOf(begun);
    const made = storage.games.add({ ...copy, ruleset: params.ruleset, mods: [], startHash });
    for (const each of entries.slice(0, report.fits)) {
      const stateHash = again.hashes.get(each.entry)!;
      storage.answers.append(made.key, { ...each, stateHash });
    }
    return made;
  });
  return { report, game: stored.id };
}

/** The answers that count, as if nothing had ever been taken back. */
function standing(desk: Desk, game: StoredGame): Entry[] {
  const line = lineOf(desk, game);
  const answers = desk.storage.read(() =>
    desk.storage.answers.between(game.key, line, 0, line.step),
  );
  return answers.map((each) => ({ ...each, entry: each.step }));
}

function copyOf({ clock }: Desk, game: StoredGame, match: Match): Omit<NewStoredGame, 'origin'> {
  const { step } = match.state;
  const { key: _key, played: _played, binnedAt: _binned, ...agreed } = game;
  const now = clock().toISOString();
  return {
    ...agreed,
    id: newId(),
    parent: { game: game.id, step },
    entries: step,
    step,
    startedAt: now,
    playedAt: now,
    result: resultOf(match),
  };
}

function reportOf(
  game: StoredGame,
  to: string,
  entries: readonly Entry[],
  { match, difference }: PlayedAgain,
): UpgradeReport {
  return {
    from: game.ruleset,
    to,
    answers: entries.length,
    fits: match.state.step,
    misfit: difference,
    result: resultOf(match),
  };
}

function needSameGame({ shelf }: Desk, game: StoredGame, id: string): void {
  const { rulesetId } = shelf.about(game);
  if (rulesetId === id || rulesetId === '') return;
  const message = `These are the rules of “${id}”, and the game is one of “${rulesetId}”. Nothing was changed.`;
  throw new RequestError('misfit', message);
}
