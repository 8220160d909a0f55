// Starting other programs so that they end with us, and we learn how they ended.
import { spawn } from 'node:child_process';
import { root } from './places.mjs';

/** @typedef {{ code: number, crashed: boolean, output: string }} Outcome */

/**
 * @typedef {object} Manner
 * @property {boolean} [quiet] keep what it prints instead of showing it
 * @property {boolean} [linked] it is a Node program that ends itself when we are gone
 * @property {number} [limit] milliseconds after which it is ended
 * @property {Record<string, string>} [env] added to our own
 */

let interrupted = false;

/** Whether someone asked for the end while a child was running: then no further one should start. */
export function wasInterrupted() {
  return interrupted;
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @param {string} program
 * @param {readonly string[]} words
 * @param {Manner} [manner]
 * @returns {Promise<Outcome>}
 */
export function run(program, words, manner = {}) {
  const out = manner.quiet ? 'pipe' : 'inherit';
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...manner.env },
    stdio: manner.linked ? ['inherit', out, out, 'ipc'] : ['inherit', out, out],
    // Windows starts npm.cmd and its like only through a shell.
    shell: process.platform === 'win32' && program.endsWith('.cmd'),
    ...(manner.limit === undefined ? {} : { timeout: manner.limit }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => (output += String(text)));
  }
  const stopRelay = relaySignals(child);
  return new Promise((done) => {
    /** @param {number} code @param {boolean} crashed */
    const finish = (code, crashed) => {
      stopRelay();
      done({ code, crashed, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(127, true);
    });
    child.once('close', (code) => finish(code ?? 1, code === null));
  });
}

/**
 * Hands our signals on. A terminal has already told everyone of a Ctrl-C, so a child may hear it twice;
 * on Windows "handing on" would end the child at once, and only the terminal tells it.
 * @param {import('node:child_process').ChildProcess} child
 */
function relaySignals(child) {
  /** @param {NodeJS.Signals} signal */
  const hear = (signal) => {
    interrupted = true;
    if (process.platform !== 'win32') child.kill(signal);
  };
  for (const signal of signals) process.on(signal, hear);
  const orphanWatch = watchParent(() => hear('SIGTERM'));
  return () => {
    clearInterval(orphanWatch);
    for (const signal of signals) process.off(signal, hear);
  };
}

/**
 * A kill of npm ends npm and the shell between us, but nobody tells us; only our parent changes.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (process.platform === 'win32' || process.env.npm_lifecycle_event === undefined)
    return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, 500);
}
