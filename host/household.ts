// One household for every shell: opens the data folder, answers messages, serves the page's files.
import { join, resolve } from 'node:path';
import { RulesetFault } from '../engine/index.ts';
import type { Notice, Reply, WireError } from './api/api.ts';
import { findAsset, type Asset } from './assets.ts';
import type { HouseholdConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openGate } from './gate.ts';
import { takeLock, type Lock } from './lock.ts';
import { openLog } from './log.ts';
import { RequestError } from './request-error.ts';
import { makeServer } from './serve.ts';
import { openStorage, type Storage } from './storage/open.ts';
import { StorageError } from './storage/storage-error.ts';

export type { Asset } from './assets.ts';
export type { HouseholdConfig } from './config.ts';
export { OpeningError, type OpeningCode } from './opening-error.ts';

export interface Household {
  /** Answers any message, also a wrong one; never throws. */
  handle(message: unknown): Promise<Reply>;
  /** Returns a function that stops listening. */
  listen(listener: (notice: Notice) => void): () => void;
  /** A file of the page or an icon by its path, such as `/` or `/icons/ring.svg`. */
  asset(path: string): Asset | null;
  /** Where this household is served, for whoever tries to open the same data folder. */
  announce(address: string): void;
  close(): void;
}

/** Throws an `OpeningError` if the data folder cannot be used. */
export function openHousehold(config: HouseholdConfig): Household {
  const dataFolder = resolve(config.dataFolder);
  prepareDataFolder(dataFolder);
  const lock = takeLock(dataFolder);
  try {
    const storage = openStorage(join(dataFolder, 'tablekeep.sqlite'));
    return furnish({ ...config, dataFolder }, lock, storage);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function furnish(config: HouseholdConfig, lock: Lock, storage: Storage): Household {
  const listeners = new Set<(notice: Notice) => void>();
  const serve = makeServer(config, storage);
  const gate = openGate();
  const log = openLog(config.dataFolder, 'household', config.clock);
  let closed = false;

  function reply(message: unknown): Reply {
    if (closed) return failed('internal', 'Tablekeep is closing; start it again.');
    try {
      const passed = gate(message);
      if (!passed.ok) return failed('bad-message', passed.message);
      const { result, notice } = serve(passed.request);
      if (notice) for (const listener of listeners) tell(listener, notice);
      return { ok: true, result };
    } catch (error) {
      const reply = failure(error);
      log.note(`${methodOf(message)}: ${trace(error)}`);
      return reply;
    }
  }

  return {
    handle: (message) => Promise.resolve(reply(message)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    asset: (path) => findAsset(config.pageFolder, path),
    announce: (address) => lock.announce(address),
    close() {
      if (closed) return;
      closed = true;
      listeners.clear();
      storage.close();
      lock.release();
    },
  };
}

/** What is stored is stored: a listener that fails must not turn the reply into an error. */
function tell(listener: (notice: Notice) => void, notice: Notice): void {
  try {
    listener(notice);
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

function failure(error: unknown): Reply {
  if (error instanceof RequestError) return failed(error.code, error.message);
  if (error instanceof StorageError) return failed('storage', error.message);
  if (error instanceof RulesetFault) {
    return failed('internal', `The rules of this game went wrong: ${error.message}`);
  }
  const message = error instanceof Error ? error.message : String(error);
  return failed('internal', `Something went wrong inside Tablekeep (${message}).`);
}

function methodOf(message: unknown): string {
  return String((message as { method: unknown }).method);
}

/** Where it went wrong, but not the sentence: that may name what only one player may know. */
function trace(error: unknown): string {
  if (error instanceof RequestError) return error.code;
  if (!(error instanceof Error)) return typeof error;
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...at.slice(0, 8)].join(' ');
}

function failed(code: WireError['code'], message: string): Reply {
  return { ok: false, error: { code, message } };
}
