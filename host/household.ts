// One household for every shell: opens the data folder, answers messages, serves the page's files.
import { join, resolve } from 'node:path';
import { RulesetFault } from '../engine/index.ts';
import type { Notice, Reply, WireError } from './api/api.ts';
import type { Request } from './api/requests.generated.ts';
import { findAsset, type Asset } from './assets.ts';
import type { HouseholdConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openGate } from './gate.ts';
import { takeLock, type Lock } from './lock.ts';
import { openLog } from './log.ts';
import { RequestError } from './request-error.ts';
import { keepBackingUp, usualRhythm } from './rotating.ts';
import type { Served } from './serve.ts';
import { defaults } from './storage/settings.ts';
import { DamagedRow, StorageError } from './storage/storage-error.ts';
import { needRooms, openStore, type Store } from './store.ts';
import { makeTurnstile, type Turnstile } from './turnstile.ts';

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
    const inside = { ...config, dataFolder };
    return furnish(inside, lock, openStore(inside));
  } catch (error) {
    lock.release();
    throw error;
  }
}

function furnish(config: HouseholdConfig, lock: Lock, store: Store): Household {
  const listeners = new Set<(notice: Notice) => void>();
  const gate = openGate();
  const log = openLog(config.dataFolder, 'household', config.clock);
  const inside: Inside = { config, store, turnstile: makeTurnstile() };
  const stopBackups = keepBackingUp(store, config.rhythm ?? usualRhythm);
  let closed = false;

  async function reply(message: unknown): Promise<Reply> {
    let request: Request | null = null;
    try {
      if (closed) return failed('internal', 'Tablekeep is closing; start it again.');
      const passed = gate(message);
      if (!passed.ok) return failed('bad-message', passed.message);
      request = passed.request;
      const { result, notice } = await serve(inside, request);
      if (notice) for (const listener of listeners) tell(listener, notice);
      return { ok: true, result };
    } catch (error) {
      log.note(`${methodOf(request)}: ${trace(error)}`);
      return failure(error);
    }
  }

  return {
    handle: reply,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    asset: (path) => findAsset(config.pageFolder, path),
    announce: (address) => lock.announce(address),
    close() {
      if (closed) return;
      closed = true;
      stopBackups();
      listeners.clear();
      store.close();
      lock.release();
    },
  };
}

interface Inside {
  readonly config: HouseholdConfig;
  readonly store: Store;
  readonly turnstile: Turnstile;
}

function serve({ config, store, turnstile }: Inside, request: Request): Served | Promise<Served> {
  const work = () => serveOne(config, store, request);
  return isAlone(request) ? turnstile.alone(work) : turnstile.pass(work);
}

/** Nobody else may hold the database while another takes its place. */
function isAlone({ method }: Request): boolean {
  return method === 'restoreBackup' || method === 'startAfresh' || method === 'emptyBin';
}

function serveOne(
  config: HouseholdConfig,
  store: Store,
  request: Request,
): Served | Promise<Served> {
  switch (request.method) {
    case 'backups': {
      const { folder } = store.backups;
      return { result: { folder, backups: store.backups.list() } };
    }
    case 'backUp':
      return store.backUp().then((result) => ({ result }));
    case 'restoreBackup':
      return store.restore(request.params.backup).then((result) => ({ result }));
    case 'startAfresh':
      return { result: store.startAfresh() };
    default: {
      const rooms = store.rooms();
      if (rooms === null && request.method === 'hello') return troubled(config, store);
      return needRooms(rooms).serve(request);
    }
  }
}

function troubled({ version, dataFolder }: HouseholdConfig, store: Store): Served {
  const rulesetFolder = join(dataFolder, 'rulesets');
  const trouble = store.trouble();
  return { result: { version, dataFolder, rulesetFolder, settings: defaults, trouble } };
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
  if (error instanceof RequestError || error instanceof StorageError) {
    return failed(error.code, error.message);
  }
  if (error instanceof DamagedRow) {
    return failed(
      'damaged',
      `Something stored is damaged: ${error.message}. It was left as it is.`,
    );
  }
  if (error instanceof RulesetFault) {
    return failed('internal', `The rules of this game went wrong: ${error.message}`);
  }
  const message = error instanceof Error ? error.message : String(error);
  return failed('internal', `Something went wrong inside Tablekeep (${message}).`);
}

/** Only what passed the gate has a method; anything else may be a trap. */
function methodOf(request: Request | null): string {
  return request?.method ?? 'a message';
}

/** Where it went wrong, but not the sentence: that may name what only one player may know. */
function trace(error: unknown): string {
  if (error instanceof RequestError || error instanceof StorageError) return error.code;
  if (!(error instanceof Error)) return typeof error;
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...at.slice(0, 8)].join(' ');
}

function failed(code: WireError['code'], message: string): Reply {
  return { ok: false, error: { code, message } };
}
