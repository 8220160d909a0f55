// tablekeep simulate RULESET: many games between bots, and what they come to.
import { availableParallelism } from 'node:os';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoadedRuleset } from '../../host/rulesets/load.ts';
import { bots } from '../bots/index.ts';
import { recordGame, replayText, schemaPath } from '../replay/record.ts';
import { makeProgress } from '../simulate/progress.ts';
import { reportLines, type Speed } from '../simulate/report.ts';
import { tally } from '../simulate/tally.ts';
import { playAll, type Simulation } from '../simulate/threads.ts';
import { readCall, wholeNumber } from './call.ts';
import { optionValues } from './option-values.ts';
import { shownPath, startFolder } from './paths.ts';
import { loadOrTell, rulesetFolder } from './ruleset-folder.ts';
import { UsageError } from './usage-error.ts';

const options = {
  players: { type: 'string' },
  games: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  longest: { type: 'string' },
  option: { type: 'string', multiple: true },
  rulesets: { type: 'string', multiple: true },
  record: { type: 'string' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof readCall<typeof options>>['values'];

export async function simulate(
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const { positionals, values } = readCall(words, options);
  const folder = rulesetFolder(positionals, values.rulesets);
  const loaded = loadOrTell(folder, print);
  if (!loaded) return 1;
  const simulation = simulationOf(values, folder, loaded);
  const progress = makeProgress(process.stderr, simulation.games);
  const { reports, seconds } = await playAll(simulation, progress.show);
  progress.clear();
  const outcome = tally(reports, simulation.table.seats);
  const speed: Speed = {
    seconds,
    threads: simulation.threads,
    decisionsPerSecond: Math.round(outcome.decisions / seconds),
    gamesPerSecond: Math.round(outcome.games / seconds),
  };
  const { id, version } = loaded.source.ruleset;
  const { seed, bots: names, table } = simulation;
  const about = {
    ruleset: id,
    version,
    players: table.seats,
    options: table.options,
    bots: names.join(', '),
    seed,
  };
  if (values.json) print(JSON.stringify({ ...about, ...outcome, speed }, null, 2));
  else reportLines({ ...about, ...outcome, speed }).forEach((line) => print(line));
  if (values.record !== undefined)
    record(values.record, simulation, loaded, values.json ? null : print);
  return outcome.troubles.length > 0 ? 1 : 0;
}

function simulationOf(values: Values, folder: string, { source }: LoadedRuleset): Simulation {
  const { min, max } = source.ruleset.players;
  const names = (values.bots ?? 'random').split(',').map((name) => name.trim());
  const stranger = names.find((name) => !bots.has(name));
  if (stranger !== undefined) {
    const known = [...bots.keys()].join(', ');
    throw new UsageError(`There are no bots “${stranger}”; there are ${known}.`);
  }
  const number = (
    name: 'players' | 'games' | 'threads' | 'longest',
    range: [number, number],
    instead: number,
  ) => wholeNumber(name, values[name], { least: range[0], most: range[1], instead });
  const games = number('games', [1, 10_000_000], 100);
  return {
    folder,
    bots: names,
    table: {
      seats: number('players', [min, max], min),
      options: optionValues(source.ruleset.options ?? {}, values.option ?? []),
      check: values.check ?? false,
      longest: number('longest', [1, 1_000_000], 10_000),
    },
    seed: wholeNumber('seed', values.seed, { least: 0, most: 2 ** 52, instead: 1 }),
    games,
    threads: Math.min(number('threads', [1, 256], availableParallelism()), games),
  };
}

function record(
  to: string,
  { table, bots: names, seed }: Simulation,
  loaded: LoadedRuleset,
  print: ((line: string) => void) | null,
): void {
  const file = resolve(startFolder(), to);
  const seated = { ...table, ruleset: loaded.ruleset, bots: names.map((name) => bots.get(name)!) };
  try {
    writeFileSync(file, replayText(recordGame(seated, seed), schemaPath(file)), { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'it is there already' : String(code);
    throw new UsageError(`${file} cannot be written (${why}). Choose another file.`, {
      cause: error,
    });
  }
  print?.(`The game of seed ${seed} is recorded in ${shownPath(file)}.`);
}
