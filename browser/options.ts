// The words after the program's name: which port, which data folder, window or not.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** Null stands for the usual place of this system. */
  readonly dataFolder: string | null;
  readonly window: boolean;
}

/** A mistake of the person who typed the command; its message is one sentence for them. */
export class OptionError extends Error {}

export function readOptions(words: readonly string[]): Options {
  const values = parse(words);
  return {
    port: values.port === undefined ? 0 : portOf(values.port),
    dataFolder: values['data-dir'] === undefined ? null : folderOf(values['data-dir']),
    window: values['no-window'] !== true,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        port: { type: 'string' },
        'data-dir': { type: 'string' },
        'no-window': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new OptionError(
      `${sentence(error)} The options are --port N, --data-dir FOLDER and --no-window.`,
    );
  }
}

/** Node's own words on a wrong option, up to the advice that does not fit here. */
function sentence(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return `${words.split(/[.\n]/)[0] ?? words}.`;
}

function portOf(word: string): number {
  const port = Number(word);
  if (!/^\d{1,5}$/.test(word) || port > 65535) {
    throw new OptionError(`--port takes a number from 0 to 65535, not "${word}".`);
  }
  return port;
}

function folderOf(word: string): string {
  if (word === '') throw new OptionError('--data-dir needs the name of a folder after it.');
  return resolve(word);
}
