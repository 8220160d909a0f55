// A stored game, taken up at any of its answers: from the nearest snapshot that can be believed, every position compared.
import type { Difference } from './api/api.ts';
import { believed, type Desk } from './desk.ts';
import { beginMatch, hashOf, resumeMatch, snapshotOf, type LogPiece, type Match } from './match.ts';
import { attempt, elsewhere, playAllAgain } from './play-again.ts';
import { RequestError } from './request-error.ts';
import type { StoredAnswer } from './storage/answers.ts';
import type { StoredGame } from './storage/games.ts';
import type { Line } from './storage/line.ts';
import { snapshotEvery, type Snapshot } from './storage/snapshots.ts';
import { DamagedRow, StorageError } from './storage/storage-error.ts';

/** Parts of the log that are told without being asked for. */
const piecesBefore = 2;

/** An answer of the game as it is now, or as it was after an earlier entry. */
export interface Point {
  readonly step?: number;
  readonly entry?: number;
}

/** A game in play with its record as it is stored now. */
export interface Taken {
  readonly game: StoredGame;
  readonly match: Match;
}

/** Throws a `RequestError` with the answer that differs if the game no longer plays as it was saved. */
export function takeUp(desk: Desk, game: StoredGame, at: Point = {}): Taken {
  return believed('game', game.id, () => {
    const begun = beginMatch(desk.shelf.take(game), game);
    const known = game.startHash === hashOf(begun) ? game : renew(desk, game, begun);
    const line = lineOf(desk, known, at.entry);
    const step = at.step ?? line.step;
    if (step > line.step) throw noStep(line.step, step);
    const from = nearest(desk, known, line, step) ?? begun;
    const answers = desk.storage.read(() =>
      desk.storage.answers.between(known.key, line, from.state.step, step),
    );
    return { game: known, match: follow(desk, known, line, { from, answers }) };
  });
}

/** Which entries count, now or after so many of them; a game and its answers have to agree about how many there are. */
export function lineOf({ storage }: Desk, game: StoredGame, entry?: number): Line {
  return storage.read(() => {
    const line = storage.answers.line(game.key, game.entries);
    if (line.step !== game.step) throw new DamagedRow('some of its answers are missing');
    return entry === undefined ? line : storage.answers.lineThen(game.key, entry);
  });
}

export function noStep(steps: number, step: number): RequestError {
  return new RequestError(
    'bad-step',
    `The game has ${steps} answers; there is no step ${step}. Nothing was changed.`,
  );
}

export function differs(game: string, { message }: Difference): RequestError {
  return new RequestError(
    'differs',
    `The game ${game} no longer plays as it was saved. ${message} It was left as it is: open it with the version of Tablekeep that saved it, or make a copy of it by upgrading it.`,
  );
}

/** At least one answer is played again, so that it is known what can be taken back. */
function nearest(desk: Desk, game: StoredGame, line: Line, step: number): Match | null {
  const last = Math.floor((step - 1) / snapshotEvery) * snapshotEvery;
  for (let at = last; at > 0; at -= snapshotEvery) {
    const found = snapshotAt(desk, game, line.entryOf(at));
    if (found) {
      const begun = beginMatch(desk.shelf.take(game), game);
      return resumeMatch(begun, found.state, logBefore(desk, game, line, { at, found }));
    }
  }
  return null;
}

/** A snapshot is believed only if its position is the one that the answer led to. */
function snapshotAt({ storage }: Desk, game: StoredGame, entry: number): Snapshot | null {
  return storage.read(() => {
    const found = storage.snapshots.find(game.key, entry);
    if (!found) return null;
    const hash = storage.answers.hashAt(game.key, entry);
    return hashOf(found) === hash ? found : null;
  });
}

function logBefore(
  { storage }: Desk,
  game: StoredGame,
  line: Line,
  { at, found }: { readonly at: number; readonly found: Snapshot },
): LogPiece[] {
  const pieces: LogPiece[] = [{ from: at - snapshotEvery, events: found.log }];
  for (let n = 1; n < piecesBefore && at - n * snapshotEvery > 0; n += 1) {
    const to = at - n * snapshotEvery;
    const earlier = storage.read(() => storage.snapshots.find(game.key, line.entryOf(to)));
    if (!earlier) break;
    pieces.unshift({ from: to - snapshotEvery, events: earlier.log });
  }
  return pieces;
}

interface Way {
  readonly from: Match;
  readonly answers: readonly StoredAnswer[];
}

function follow(desk: Desk, game: StoredGame, line: Line, { from, answers }: Way): Match {
  const missing = new Map<number, Snapshot>();
  let match = from;
  for (const { step, answer, stateHash } of answers) {
    const { match: next, difference } = attempt(match, answer, step);
    if (!next || hashOf(next) !== stateHash) {
      throw differs(game.id, difference ?? elsewhere(step, answer));
    }
    match = next;
    const snapshot = snapshotOf(match);
    if (snapshot) missing.set(line.entryOf(step), snapshot);
  }
  keepSnapshots(desk, game, missing);
  return match;
}

/** They are a cache: where they cannot be written, the game is opened all the same. */
function keepSnapshots(
  { storage }: Desk,
  { key }: StoredGame,
  missing: ReadonlyMap<number, Snapshot>,
): void {
  if (missing.size === 0) return;
  try {
    storage.write(() => {
      for (const [entry, snapshot] of missing) {
        if (!storage.snapshots.find(key, entry)) storage.snapshots.put(key, entry, snapshot);
      }
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
}

/**
 * The position before the first answer is counted otherwise: a newer Tablekeep has another way of writing
 * positions down. If every answer is still taken and the end is the same, the game goes on with new hashes.
 */
function renew(desk: Desk, game: StoredGame, begun: Match): StoredGame {
  const { storage, backups } = desk;
  const entries = storage.read(() => storage.answers.all(game.key));
  if (entries.length !== game.entries) throw new DamagedRow('some of its answers are missing');
  const same = playAllAgain(begun, entries, { hashes: true });
  if (!same.difference) {
    return storage.write(() => storage.games.change(game, { startHash: hashOf(begun) }));
  }
  const again = playAllAgain(begun, entries, { hashes: false, result: game.result });
  if (again.difference) throw differs(game.id, again.difference);
  if (!desk.session.rulesBackup) backups.makeNow('rules', (file) => storage.copyNow(file));
  desk.session.rulesBackup = true;
  return storage.write(() => {
    storage.answers.rehash(game.key, again.hashes);
    storage.snapshots.forget(game.key);
    return storage.games.change(game, { startHash: hashOf(begun) });
  });
}
