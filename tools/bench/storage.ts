// What keeping games costs: from an answer to its acknowledgement, opening long games, long lists, bytes on disk.
import {
  closeSync,
  fdatasyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answered, OpenGame } from '../../host/api/api.ts';
import { openHousehold, type Household } from '../../host/household.ts';
import { loadFolder, type LoadedRuleset } from '../../host/rulesets/load.ts';
import { openStorage } from '../../host/storage/open.ts';
import { makeLongGame } from './long-game.ts';
import { addGame, addLongGame } from './storage-build.ts';

export interface Figure {
  readonly what: string;
  readonly bar: string;
  /** As measured, and at ten times the size. */
  readonly found: string;
  readonly tenfold: string;
}

interface Scale {
  readonly answers: number;
  readonly games: number;
}

/** A state of 250 pieces, as the design's figures ask for. */
const pieces = 250;

export async function storageFigures(tell: (line: string) => void): Promise<Figure[]> {
  const first = await measured({ answers: 10_000, games: 1_000 }, tell);
  const second = await measured({ answers: 100_000, games: 10_000 }, tell);
  const rows: readonly (readonly [string, string, keyof Measured])[] = [
    ['the disk’s own sync of 8 kB', '', 'sync'],
    ['answer to durable acknowledgement, beyond that sync', '≤ 5 ms', 'beyond'],
    ['the same in time of the processor', '', 'work'],
    ['open a game of 10,000 answers at its end', '≤ 100 ms', 'end'],
    ['show it at its 5,000th answer', '≤ 100 ms', 'middle'],
    ['show it at its 99th answer', '≤ 100 ms', 'early'],
    ['list 1,000 games', '≤ 50 ms', 'list'],
    ['bytes of the database for each answer', '≤ 200', 'bytes'],
  ];
  return rows.map(([what, bar, key]) => ({ what, bar, found: first[key], tenfold: second[key] }));
}

type Measured = Readonly<
  Record<'sync' | 'beyond' | 'work' | 'end' | 'middle' | 'early' | 'list' | 'bytes', string>
>;

async function measured(scale: Scale, tell: (line: string) => void): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'tablekeep-bench-'));
  try {
    tell(`  storage: a game of ${scale.answers} answers, ${scale.games} games…`);
    const loaded = load(makeLongGame(join(folder, 'rulesets', 'long'), pieces));
    const { game, bytes } = fill(folder, loaded, scale);
    const opened = await openings(folder, game, scale.answers);
    const acknowledged = await acknowledging(folder, game);
    return { ...opened, ...acknowledged, bytes: bytes.toFixed(0) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function load(folder: string): LoadedRuleset {
  const loaded = loadFolder(folder);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems[0]));
  return loaded;
}

/** Sizes are of the closed file, without what it weighs before the first answer. */
function fill(folder: string, loaded: LoadedRuleset, { answers, games }: Scale) {
  const file = join(folder, 'tablekeep.sqlite');
  let storage = openStorage(file);
  storage.write(() => addGame(storage, loaded, 0));
  storage.close();
  const empty = statSync(file).size;
  storage = openStorage(file);
  const { id: game } = addLongGame(storage, loaded, answers);
  storage.close();
  const bytes = (statSync(file).size - empty) / answers;
  storage = openStorage(file);
  storage.write(() => {
    for (let n = 2; n < games; n += 1) addGame(storage, loaded, n);
  });
  storage.close();
  return { game, bytes };
}

function open(dataFolder: string): Household {
  const rhythm = { first: 1e9, every: 1e9 };
  return openHousehold({ dataFolder, shipped: [], pageFolder: '', version: '0', rhythm });
}

async function call(household: Household, method: string, params: object): Promise<unknown> {
  const reply = await household.handle({ method, params });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.result;
}

/** Each in a household that has shown its library, as a page asks for it first, but has not seen the game yet. */
async function openings(folder: string, game: string, answers: number) {
  const times: Record<'end' | 'middle' | 'early' | 'list', number[]> = {
    ...{ end: [], middle: [], early: [], list: [] },
  };
  for (let n = 0; n < 9; n += 1) {
    const household = open(folder);
    await call(household, 'library', {});
    await call(household, 'replay', { game, step: 0 });
    times.end.push(await timed(() => call(household, 'openGame', { game })));
    const middle = { game, step: answers / 2 };
    times.middle.push(await timed(() => call(household, 'replay', middle)));
    times.early.push(await timed(() => call(household, 'replay', { game, step: 99 })));
    times.list.push(await timed(() => call(household, 'games', {})));
    household.close();
  }
  return {
    ...{ end: shown(median(times.end)), middle: shown(median(times.middle)) },
    ...{ early: shown(median(times.early)), list: shown(median(times.list)) },
  };
}

/** Answer and bare sync in turns, so that both meet the same disk. */
async function acknowledging(folder: string, game: string) {
  const household = open(folder);
  let now = (await call(household, 'openGame', { game })) as OpenGame;
  const [syncs, answers, work]: number[][] = [[], [], []];
  for (let n = 0; n < 200; n += 1) {
    syncs!.push(await timed(() => syncOnce(join(folder, 'sync'))));
    const { seat, offers } = now.view.decision!;
    const picks = { pebble: offers[0]!.next!.options[n % 7]! };
    const answer = { seat, move: 'take', picks };
    const before = process.cpuUsage();
    const params = { game, step: now.view.step, answer };
    answers!.push(
      await timed(async () => {
        const answered = (await call(household, 'answer', params)) as Answered;
        if (!answered.accepted) throw new Error(answered.refusal.code);
        now = answered.open;
      }),
    );
    const { user, system } = process.cpuUsage(before);
    work!.push((user + system) / 1000);
  }
  household.close();
  const sync = median(syncs!);
  return {
    ...{ sync: shown(sync), beyond: shown(Math.max(0, median(answers!) - sync)) },
    work: shown(median(work!)),
  };
}

function syncOnce(file: string): void {
  const handle = openSync(file, 'a');
  writeSync(handle, Buffer.alloc(8192, 1));
  fdatasyncSync(handle);
  closeSync(handle);
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function shown(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 1)} ms`;
}

export function storageText(figures: readonly Figure[], date: string, machine: string): string {
  const lines = figures.map(
    ({ what, bar, found, tenfold }) => `| ${what} | ${bar} | ${found} | ${tenfold} |`,
  );
  return [
    `Measured on ${date}: ${machine}.`,
    '',
    '| what | bar | found | at ten times the size |',
    '| --- | --- | ---: | ---: |',
    ...lines,
  ].join('\n');
}
