// The answers of each game as they were given, and what was taken back: only ever added to.
import type { Database } from 'better-sqlite3';
import type { Answer } from '../../engine/index.ts';
import { lineOf, type Line, type TakenBack } from './line.ts';
import { DamagedRow } from './storage-error.ts';

export interface StoredAnswer {
  /** Counted from 1: after this many answers, `stateHash` is the hash of the state. */
  readonly step: number;
  readonly answer: Answer;
  readonly stateHash: string;
}

/** An answer, or null where the game went back to `step`. */
export interface Entry {
  readonly entry: number;
  readonly step: number;
  readonly answer: Answer | null;
  readonly stateHash: string;
}

export interface Answers {
  append(game: number, entry: Entry): void;
  line(game: number, entries: number): Line;
  /** The same as it was after an earlier entry. */
  lineThen(game: number, entry: number): Line;
  /** The answers that count after step `from`, up to and with step `to`. */
  between(game: number, line: Line, from: number, to: number): readonly StoredAnswer[];
  hashAt(game: number, entry: number): string | null;
  /** Everything that was ever answered or taken back. */
  all(game: number): readonly Entry[];
  /** The first answers of one game for another, which has none yet; what was taken back stays behind. */
  copy(game: number, line: Line, step: number, to: number): void;
  /** The hashes anew, for a game whose answers were all played again. */
  rehash(game: number, hashes: ReadonlyMap<number, string>): void;
}

interface Row {
  readonly entry: number;
  readonly step: number;
  readonly answer: string | null;
  readonly state_hash: string;
}

function statements(db: Database) {
  const columns = 'entry, step, answer, state_hash';
  const of = 'FROM answers WHERE game = ?';
  return {
    insert: db.prepare<[number, number, number, string | null, string]>(
      'INSERT INTO answers (game, entry, step, answer, state_hash) VALUES (?, ?, ?, ?, ?)',
    ),
    range: db.prepare<[number, number, number], Row>(
      `SELECT ${columns} ${of} AND entry BETWEEN ? AND ? ORDER BY entry`,
    ),
    every: db.prepare<[number], Row>(`SELECT ${columns} ${of} ORDER BY entry`),
    marks: db.prepare<[number], TakenBack>(
      `SELECT entry, step ${of} AND answer IS NULL ORDER BY entry`,
    ),
    last: db.prepare<[number], number>(`SELECT coalesce(max(entry), 0) ${of}`).pluck(),
    hash: db.prepare<[number, number], string>(`SELECT state_hash ${of} AND entry = ?`).pluck(),
    setHash: db.prepare<[string, number, number]>(
      'UPDATE answers SET state_hash = ? WHERE game = ? AND entry = ?',
    ),
    copyRange: db.prepare<[number, number, number, number]>(
      `INSERT INTO answers SELECT ?, step, step, answer, state_hash ${of} AND entry BETWEEN ? AND ?`,
    ),
  };
}

export function openAnswers(db: Database): Answers {
  const { insert, range, every, marks, last, hash, setHash, copyRange } = statements(db);
  return {
    append(game, { entry, step, answer, stateHash }) {
      insert.run(game, entry, step, answer && JSON.stringify(answer), stateHash);
    },
    line(game, entries) {
      if (last.get(game) !== entries) throw new DamagedRow('some of its answers are missing');
      return lineOf(entries, marks.all(game));
    },
    lineThen(game, entry) {
      const earlier = marks.all(game).filter((mark) => mark.entry <= entry);
      return lineOf(entry, earlier);
    },
    between(game, line, from, to) {
      const rows = line.ranges(from, to).flatMap(([low, high]) => range.all(game, low, high));
      return rowsInOrder(rows, from, to);
    },
    copy(game, line, step, to) {
      for (const [low, high] of line.ranges(0, step)) copyRange.run(to, game, low, high);
    },
    hashAt: (game, entry) => hash.get(game, entry) ?? null,
    all: (game) => every.all(game).map((row, i) => entryOf(row, i + 1)),
    rehash(game, hashes) {
      for (const [entry, found] of hashes) setHash.run(found, game, entry);
    },
  };
}

function rowsInOrder(rows: readonly Row[], from: number, to: number): readonly StoredAnswer[] {
  if (rows.length !== to - from) throw new DamagedRow('some of its answers are missing');
  return rows.map((row, i) => {
    const { step, answer, stateHash } = entryOf(row, row.entry);
    if (answer === null || step !== from + i + 1) throw new DamagedRow('its answers are mixed up');
    return { step, answer, stateHash };
  });
}

function entryOf(row: Row, entry: number): Entry {
  if (row.entry !== entry) throw new DamagedRow('some of its answers are missing');
  const { step, state_hash: stateHash } = row;
  return { entry, step, answer: row.answer === null ? null : parse(row), stateHash };
}

function parse({ answer, step }: Row): Answer {
  try {
    return JSON.parse(answer!) as Answer;
  } catch (cause) {
    throw new DamagedRow(`its answer ${step} cannot be read`, { cause });
  }
}
