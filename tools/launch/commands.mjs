// Which command does what; each part is loaded only when it is asked for.
import { Problem } from './problem.mjs';

/** Tools that need nothing but what is installed. */
const tools = ['package', 'check', 'build', 'types', 'tablekeep', 'bench', 'torture'];

/**
 * @param {string | undefined} command
 * @param {string[]} words
 * @returns {Promise<number>} the exit code
 */
export async function launch(command, words) {
  if (command === 'start') return (await import('./start.mjs')).start(words);
  if (command === 'test') return (await import('./test.mjs')).test(words);
  if (command === 'test-electron') {
    return (await import('./test-electron.mjs')).testElectron(words);
  }
  if (command !== undefined && tools.includes(command)) {
    return (await import('./tool.mjs')).runTool(command, words);
  }
  throw new Problem(
    `There is no command "${command ?? ''}": use start, test, test-electron, ${tools.join(', ')}.`,
  );
}
