// What may follow `npm start --`.
import { resolve } from 'node:path';
import { Problem } from './problem.mjs';

export const help = `npm start opens the table. After it, with -- between, may follow:

  --browser        show it in Chromium, Chrome or Edge, not in Electron
  --electron       try Electron again, even if it could not be fetched lately
  --no-window      open no window, only print the address
  --port N         serve at this port of this machine (not in Electron)
  --data-dir DIR   keep games and rulesets in this folder
  --help           show this

For example: npm start -- --browser --port 7777`;

/**
 * @typedef {object} StartOptions
 * @property {boolean} help
 * @property {boolean} browser
 * @property {boolean} electron
 * @property {boolean} window
 * @property {string[]} rest what the shell itself is told
 */

/**
 * @param {readonly string[]} words
 * @returns {StartOptions}
 */
export function readStartOptions(words) {
  const options = { help: false, browser: false, electron: false, window: true };
  /** @type {string[]} */
  const rest = [];
  const left = words.flatMap(split);
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--help' || word === '-h') options.help = true;
    else if (word === '--browser') options.browser = true;
    else if (word === '--electron') options.electron = true;
    else if (word === '--no-window') options.window = false;
    else if (word === '--port') rest.push(word, port(left.shift()));
    else if (word === '--data-dir') rest.push(word, folder(left.shift()));
    else throw new Problem(`There is no option "${word}".\n\n${help}`);
  }
  if (options.browser && options.electron) {
    throw new Problem('Choose either --browser or --electron.');
  }
  return { ...options, rest };
}

/** `--port=7777` means the same as `--port 7777`. @param {string} word */
function split(word) {
  const at = word.indexOf('=');
  return word.startsWith('--') && at > 0 ? [word.slice(0, at), word.slice(at + 1)] : [word];
}

/** @param {string | undefined} word */
function port(word) {
  if (word === undefined || !/^\d{1,5}$/.test(word) || Number(word) > 65535) {
    throw new Problem('--port takes a number from 0 to 65535, as in: npm start -- --port 7777');
  }
  return word;
}

/** @param {string | undefined} word */
function folder(word) {
  if (!word || word.startsWith('--')) {
    throw new Problem('--data-dir takes a folder, as in: npm start -- --data-dir my-games');
  }
  // npm runs scripts in the checkout, but a person means the folder they stand in.
  return resolve(process.env.INIT_CWD ?? process.cwd(), word);
}
