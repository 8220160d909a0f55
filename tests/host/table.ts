// A household in a folder of its own, driven over the wire as a page would.
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { Answer } from '../../engine/index.ts';
import type {
  Answered,
  LibraryEntry,
  Method,
  Methods,
  OpenGame,
  Reply,
  WireError,
} from '../../host/api/api.ts';
import { openHousehold, type Household, type HouseholdConfig } from '../../host/household.ts';
import { root, temporaryFolder } from './temporary.ts';

export interface Table {
  readonly household: Household;
  readonly dataFolder: string;
  reply<M extends Method>(method: M, params: Methods[M]['params']): Promise<Reply<M>>;
  /** The result; an error reply fails the test. */
  call<M extends Method>(method: M, params: Methods[M]['params']): Promise<Methods[M]['result']>;
  error<M extends Method>(method: M, params: Methods[M]['params']): Promise<WireError>;
  entry(id: string): Promise<LibraryEntry>;
  newGame(id: string, seed?: number): Promise<OpenGame>;
  answer(open: OpenGame, answer: Answer): Promise<Answered>;
  /** Answers with the first thing on offer, so many times or until the game is over. */
  playOn(open: OpenGame, answers: number): Promise<OpenGame>;
}

export function openTable(
  dataFolder = temporaryFolder(),
  config?: Partial<HouseholdConfig>,
): Table {
  const household = openHousehold({
    dataFolder,
    shipped: [join(root, 'examples')],
    pageFolder: join(root, 'renderer'),
    version: '0.0.0-test',
    ...config,
  });
  onTestFinished(() => household.close());
  return drive(household, dataFolder);
}

function drive(household: Household, dataFolder: string): Table {
  const table: Table = {
    household,
    dataFolder,
    reply: async <M extends Method>(method: M, params: Methods[M]['params']) =>
      await household.handle({ method, params }),
    async call(method, params) {
      const reply = await table.reply(method, params);
      if (!reply.ok) throw new Error(`${method}: ${reply.error.code}: ${reply.error.message}`);
      return reply.result;
    },
    async error(method, params) {
      const reply = await table.reply(method, params);
      if (reply.ok) throw new Error(`${method} was served, and an error was expected`);
      return reply.error;
    },
    async entry(id) {
      const { rulesets } = await table.call('library', {});
      const entry = rulesets.find((each) => each.id === id);
      if (!entry) throw new Error(`there is no ruleset ${id}`);
      return entry;
    },
    async newGame(id, seed = 7) {
      const { hash } = await table.entry(id);
      const seats = [{ name: 'Ann' }, { name: 'Ben' }];
      return table.call('newGame', { ruleset: hash, seats, options: {}, seed });
    },
    answer: (open, answer) =>
      table.call('answer', { game: open.game, step: open.view.step, answer }),
    async playOn(open, answers) {
      const answer = firstAnswer(open);
      if (answers === 0 || !answer) return open;
      const answered = await table.answer(open, answer);
      if (!answered.accepted) throw new Error(`refused: ${answered.refusal.code}`);
      return table.playOn(answered.open, answers - 1);
    },
  };
  return table;
}

/** The first option of a move with one pick. */
export function firstAnswer({ view }: OpenGame): Answer | null {
  const { seat, offers } = view.decision ?? {};
  const { move, next } = offers?.[0] ?? {};
  const [option] = next?.options ?? [];
  if (seat === undefined || move === undefined || option === undefined) return null;
  return { seat, move, picks: { [next!.name]: option } };
}

/** Every row of every table, as another program would read them. */
export function rows(dataFolder: string): Record<string, unknown[]> {
  const db = new Sqlite(join(dataFolder, 'tablekeep.sqlite'), { readonly: true });
  try {
    const names = ['rulesets', 'campaigns', 'games', 'answers', 'saves', 'settings'];
    return Object.fromEntries(
      names.map((name) => [name, db.prepare(`SELECT * FROM ${name}`).all()]),
    );
  } finally {
    db.close();
  }
}

/** Does to the database what no household would. */
export function tamper(dataFolder: string, sql: string): void {
  const db = new Sqlite(join(dataFolder, 'tablekeep.sqlite'));
  db.exec(sql);
  db.close();
}
