// The answers of each game in their order, each with the hash of the state that it led to.
import type { Database } from 'better-sqlite3';
import type { Answer } from '../../engine/index.ts';

export interface StoredAnswer {
  /** Counted from 1: after this many answers, `stateHash` is the hash of the state. */
  readonly step: number;
  readonly answer: Answer;
  readonly stateHash: string;
}

export interface Answers {
  append(game: string, stored: StoredAnswer): void;
  /** All answers of a game in their order. */
  of(game: string): readonly StoredAnswer[];
}

interface Row {
  readonly step: number;
  readonly answer: string;
  readonly state_hash: string;
}

export function openAnswers(db: Database): Answers {
  const insert = db.prepare<[string, number, string, string]>(
    'INSERT INTO answers (game, step, answer, state_hash) VALUES (?, ?, ?, ?)',
  );
  const select = db.prepare<[string], Row>(
    'SELECT step, answer, state_hash FROM answers WHERE game = ? ORDER BY step',
  );
  return {
    append(game, { step, answer, stateHash }) {
      insert.run(game, step, JSON.stringify(answer), stateHash);
    },
    of: (game) =>
      select.all(game).map((row) => ({
        step: row.step,
        answer: JSON.parse(row.answer) as Answer,
        stateHash: row.state_hash,
      })),
  };
}
