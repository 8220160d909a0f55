// Rounds of playing and killing: after each the database is opened, and what was acknowledged has to be in it.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../host/project-root.ts';
import { makeChance, type Chance } from '../bots/chance.ts';
import { lossesIn, type Acknowledged } from './look.ts';

export interface Torture {
  readonly folder: string;
  readonly kills: number;
  readonly seed: number;
}

export interface Tally {
  readonly kills: number;
  readonly acknowledged: number;
  readonly games: number;
  readonly losses: readonly string[];
}

/** A program that is loaded and waits; it has not touched the folder yet. */
interface Player {
  readonly child: ChildProcess;
  readonly ready: Promise<unknown>;
}

const program = join(import.meta.dirname, 'player.ts');

/** Starting a program takes longer than playing, so the next one is loaded while one plays. */
export async function torture(
  { folder, kills, seed }: Torture,
  tell: (tally: Tally) => void = () => undefined,
): Promise<Tally> {
  const chance = makeChance(seed);
  const acknowledged: Acknowledged = new Map();
  let tally: Tally = { kills: 0, acknowledged: 0, games: 0, losses: [] };
  let next = start(folder);
  while (tally.kills < kills && tally.losses.length === 0) {
    const player = next;
    await player.ready;
    next = start(folder);
    const answers = await playAndKill(player.child, chance, acknowledged);
    const round = tally.kills + 1;
    // Every game is played again now and then; that its answers are there is looked at each time.
    const losses = await lossesIn(folder, acknowledged, round % 50 === 0 || round === kills);
    const heard = tally.acknowledged + answers;
    tally = { kills: round, acknowledged: heard, games: acknowledged.size, losses };
    tell(tally);
  }
  next.child.kill('SIGKILL');
  return tally;
}

function start(folder: string): Player {
  const examples = join(projectRoot(), 'examples');
  const child = fork(program, [folder, examples], {
    execPath: process.execPath,
    execArgv: [],
    // Most of a start is reading the program's own files, which are the same each time.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = once(child, 'message');
  // Nobody waits for the last one.
  ready.catch(() => undefined);
  return { child, ready };
}

type Said = 'ready' | 'playing' | { readonly game: string; readonly entries: number };

/** At any instant from the first byte on: also while the database is opened, checkpointed or backed up. */
async function playAndKill(
  child: ChildProcess,
  chance: Chance,
  acknowledged: Acknowledged,
): Promise<number> {
  let answers = 0;
  const playing = new Promise<void>((begin) => {
    child.on('message', (said: Said) => {
      if (typeof said === 'string') return begin();
      acknowledged.set(said.game, said.entries);
      answers += 1;
    });
  });
  // What it has said before it died still has to be heard, so its end is that of the pipe.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  child.send('go');
  const early = chance.pick(5) === 0;
  if (!early) await Promise.race([playing, ended]);
  await new Promise((done) => setTimeout(done, chance.pick(early ? 150 : 350)));
  child.kill('SIGKILL');
  const [[code]] = (await ended) as [[number | null], unknown];
  if (code !== null) throw new Error(`The player ended by itself with code ${code}.`);
  return answers;
}
