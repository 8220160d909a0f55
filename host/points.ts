// Named points of games: what players call a save. Every answer is stored anyway; a point gives one of them a name.
import type { Save } from './api/api.ts';
import type { SaveParams } from './api/requests.generated.ts';
import { needGame, type Desk } from './desk.ts';
import { newId } from './ids.ts';
import type { StoredGame } from './storage/games.ts';
import type { Line } from './storage/line.ts';
import type { StoredSave } from './storage/saves.ts';
import { lineOf, noStep } from './take-up.ts';

export function savesOf(desk: Desk, id: string): readonly Save[] {
  const game = needGame(desk, id);
  const line = lineOf(desk, game);
  const saves = desk.storage.read(() => desk.storage.saves.of(game.key));
  return saves
    .filter(({ binnedAt }) => binnedAt === null)
    .map((save) => toldSave(save, game, line));
}

export function addSave(desk: Desk, { game: id, step, name }: SaveParams): Save {
  const { storage, clock } = desk;
  const game = needGame(desk, id);
  const line = lineOf(desk, game);
  if (step > line.step) throw noStep(line.step, step);
  const entry = step === line.step ? game.entries : line.entryOf(step);
  const savedAt = clock().toISOString();
  const save = storage.write(() =>
    storage.saves.add({ id: newId(), game: game.key, entry, step, name, savedAt }),
  );
  return toldSave(save, game, line);
}

function toldSave(
  { id, name, step, entry, savedAt }: StoredSave,
  game: StoredGame,
  line: Line,
): Save {
  const counts = step <= line.step && (step === 0 || line.entryOf(step) <= entry);
  return { save: id, game: game.id, name, step, undone: !counts, savedAt };
}
