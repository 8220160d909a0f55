// Backups by themselves: soon after the start and every so often, if anything was played since the last one.
import type { Rhythm } from './config.ts';
import type { Store } from './store.ts';

export const usualRhythm: Rhythm = { first: 10_000, every: 30 * 60_000 };

/** Returns a function that stops it. */
export function keepBackingUp(store: Store, { first, every }: Rhythm): () => void {
  const early = setTimeout(backUp, first);
  const steady = setInterval(backUp, every);
  early.unref();
  steady.unref();

  let busy = false;
  function backUp(): void {
    if (busy) return;
    busy = true;
    rotate(store)
      .catch((error: unknown) => {
        // Playing goes on; the list of backups shows how old the newest one is.
        if (store.rooms()) process.emitWarning(error instanceof Error ? error : String(error));
      })
      .finally(() => {
        busy = false;
      });
  }
  return () => {
    clearTimeout(early);
    clearInterval(steady);
  };
}

/** What a backup holds is compared by its counts: a game that was only looked at needs none. */
export async function rotate({ backups, rooms }: Store): Promise<void> {
  const storage = rooms()?.storage;
  if (!storage) return;
  const counts = storage.read(() => storage.counts());
  const newest = backups.list().find(({ good }) => good);
  const same = newest?.games === counts.games && newest.answers === counts.answers;
  if (counts.games === 0 || same) return;
  await backups.make('rotating', (file) => storage.copyTo(file));
}
