// The command line for authors: npm run tablekeep -- COMMAND …
import { check } from './commands/check.ts';
import { scenario } from './commands/scenario.ts';
import { UsageError } from './commands/usage-error.ts';

type Command = (words: readonly string[], print: (line: string) => void) => number;

const commands: ReadonlyMap<string, Command> = new Map([
  ['check', check],
  ['scenario', scenario],
]);

const help = `Usage: npm run tablekeep -- COMMAND …

  check FOLDER…                 what is wrong with a ruleset, with file, line and column
  scenario FILE_OR_FOLDER…      runs the cases of a ruleset's folder, or of single scenario files
      --rulesets DIR            where else to look for the ruleset that a file names
      --json                    the outcome as JSON
  help                          this text`;

/** The exit code: 0 if all is well, 1 if something was found, 2 if the call itself is wrong. */
function run([name = '', ...words]: readonly string[]): number {
  if (['help', '--help', '-h'].includes(name)) {
    console.log(help);
    return 0;
  }
  try {
    const command = commands.get(name);
    if (command) return command(words, console.log);
    throw new UsageError(name === '' ? 'Say what to do.' : `There is no command “${name}”.`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${help}`);
    return 2;
  }
}

process.exitCode = run(process.argv.slice(2));
