// Plays a whole game again and compares every position, in small portions so that nobody has to wait for it.
import type { Verification } from './api/api.ts';
import { believed, needGame, type Desk } from './desk.ts';
import { beginMatch } from './match.ts';
import { playAgain, type PlayedAgain } from './play-again.ts';
import { DamagedRow } from './storage/storage-error.ts';

const portion = 15;

export async function verify(desk: Desk, id: string): Promise<Verification> {
  const game = needGame(desk, id);
  const { storage } = desk;
  const entries = believed('game', id, () => {
    const all = storage.read(() => storage.answers.all(game.key));
    if (all.length !== game.entries) throw new DamagedRow('some of its answers are missing');
    return all;
  });
  const begun = believed('game', id, () => beginMatch(desk.shelf.take(game), game));
  const { undone, match, difference } = await inPortions(
    playAgain(begun, entries, { hashes: true, result: game.result }),
  );
  if (!difference) return { same: true, answers: entries.length, undone };
  return { same: false, answers: match.state.step, difference };
}

/** Lets everyone else have a turn every few milliseconds. */
export async function inPortions(playing: Generator<void, PlayedAgain>): Promise<PlayedAgain> {
  let until = performance.now() + portion;
  for (;;) {
    const { done, value } = playing.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise((go) => setImmediate(go));
    until = performance.now() + portion;
  }
}
