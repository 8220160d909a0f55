// The command line for authors: npm run tablekeep -- COMMAND …
import { backups } from './commands/backups.ts';
import { check } from './commands/check.ts';
import { makeNew } from './commands/new.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { UsageError } from './commands/usage-error.ts';

type Command = (
  words: readonly string[],
  print: (line: string) => void,
) => number | Promise<number>;

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['check', check],
  ['scenario', scenario],
  ['simulate', simulate],
  ['replay', replay],
  ['rules', rules],
  ['new', makeNew],
  ['backups', backups],
]);

const help = `Usage: npm run tablekeep -- COMMAND …

  new FOLDER                    a small game to start from
      --id ID                   its id (the name of the folder)
  check FOLDER…                 what is wrong with a ruleset, with file, line and column
  scenario FILE_OR_FOLDER…      runs the cases of a ruleset's folder, or of single scenario files
      --rulesets DIR            where else to look for the ruleset that a file names
      --json                    the outcome as JSON
  simulate RULESET              games between bots: who wins, how long it takes, what goes wrong
      --players N --games N     how many play, and how often (the fewest; 100)
      --bots random|greedy      who plays; by seat: --bots greedy,random (random)
      --seed N                  the first game's seed, the next has one more (1)
      --option NAME=VALUE       what the table agreed on
      --threads N               how many cores to use (all); the outcome is the same
      --longest N               a game with more decisions is stuck (10000)
      --check                   examines the position after every answer
      --record FILE             keeps the first game as a replay
      --json                    the outcome as JSON
  replay FILE_OR_FOLDER…        plays recorded games again and compares every position
      --rulesets DIR            where else to look for the ruleset that a file names
      --rehash                  writes new hashes if answers and result are the same
      --json                    the outcome as JSON
  rules RULESET                 for each rule the data that carries it out and its proofs; fails on gaps
      --json                    the same as JSON
  backups                       the backups of a data folder, newest first
      --data-dir DIR            which folder (the one that Tablekeep uses)
      --restore NAME|newest     puts one back; what is there now is kept
      --json                    the list as JSON
  help                          this text

A RULESET is a folder, or the name of one in rulesets/ or examples/.`;

export interface Printer {
  print(line: string): void;
  complain(text: string): void;
}

/** The exit code: 0 if all is well, 1 if something was found, 2 if the call itself is wrong. */
export async function run(
  [name = '', ...words]: readonly string[],
  { print, complain }: Printer,
): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    print(help);
    return 0;
  }
  try {
    const command = commands.get(name);
    if (command) return await command(words, print);
    throw new UsageError(name === '' ? 'Say what to do.' : `There is no command “${name}”.`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(`${error.message}\n\n${help}`);
    return 2;
  }
}

if (import.meta.main) {
  const printer = { print: console.log, complain: console.error };
  process.exitCode = await run(process.argv.slice(2), printer);
}
