// Two worlds in one page: the preload's, where Electron can be called, and the page's own, which sees what was exposed.
// Both scripts run inside the page; they speak by events, whose details are cloned between worlds.

/** What a sandboxed preload may require; of it, the stand-in has only Electron. */
export const preloadMayRequire = ['electron'];

type Preload = (require: (name: string) => unknown, module: object, exports: object) => void;

/** In the preload's world: Electron's two modules, then the preload itself. */
export function preloadWorld(preload: Preload, may: readonly string[]): void {
  if (window.parent !== window) return;
  const send = (window as unknown as { doubleIpc(text: string): void }).doubleIpc;
  const waiting = new Map<number, (value: unknown) => void>();
  const hearing = new Map<string, ((event: object, ...args: unknown[]) => void)[]>();
  let last = 0;
  const plain = (value: unknown): unknown => {
    const text = JSON.stringify(structuredClone(value)) as string | undefined;
    if (text === undefined) throw new Error('only plain data goes over the wire');
    return JSON.parse(text);
  };
  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((done) => {
        waiting.set(++last, done);
        send(JSON.stringify({ id: last, channel, args: plain(args) }));
      }),
    on: (channel: string, listener: () => void) =>
      void hearing.set(channel, [...(hearing.get(channel) ?? []), listener]),
    off: (channel: string, listener: () => void) =>
      void hearing.set(
        channel,
        (hearing.get(channel) ?? []).filter((one) => one !== listener),
      ),
  };
  const exposed = new Map<string, Record<string, (...args: unknown[]) => unknown>>();
  const tellPage = (name: string, detail: unknown) =>
    window.dispatchEvent(new CustomEvent(`double-${name}`, { detail }));
  const expose = () =>
    exposed.forEach((api, key) => tellPage('expose', { key, names: Object.keys(api) }));
  window.addEventListener('double-hello', expose);
  window.addEventListener('double-call', (event) => {
    const { id, key, name, args } = (event as CustomEvent).detail as {
      id: number;
      key: string;
      name: string;
      args: readonly { callback?: number; value?: unknown }[];
    };
    const given = args.map(({ callback, value }) =>
      callback === undefined
        ? value
        : (...said: unknown[]) => tellPage('callback', { callback, said }),
    );
    const result = exposed.get(key)?.[name]?.(...given);
    if (typeof result === 'function') tellPage('function', { id });
    else void Promise.resolve(result).then((value) => tellPage('return', { id, value }));
  });
  const contextBridge = {
    exposeInMainWorld(key: string, api: Record<string, (...args: unknown[]) => unknown>) {
      if (exposed.has(key)) throw new Error(`"${key}" is already exposed`);
      exposed.set(key, api);
      expose();
    },
  };
  Object.assign(window, {
    doubleSettle: (id: number, value: unknown) => waiting.get(id)?.(value),
    doubleHear: (channel: string, args: unknown[]) =>
      hearing.get(channel)?.forEach((listener) => listener({}, ...args)),
  });
  const require_ = (name: string) => {
    if (!may.includes(name)) throw new Error(`a sandboxed preload may not require "${name}"`);
    return { contextBridge, ipcRenderer };
  };
  const module = { exports: {} };
  preload(require_, module, module.exports);
}

/** In the page's world: what was exposed, as functions that call across. */
export function pageWorld(): void {
  if (window.parent !== window) return;
  const waiting = new Map<number, (value: unknown) => void>();
  const callbacks = new Map<number, (...said: unknown[]) => void>();
  let last = 0;
  const hear = (name: string, listener: (detail: never) => void) =>
    window.addEventListener(`double-${name}`, (event) =>
      listener((event as CustomEvent).detail as never),
    );
  hear('return', ({ id, value }: { id: number; value: unknown }) => waiting.get(id)?.(value));
  hear('callback', ({ callback, said }: { callback: number; said: unknown[] }) =>
    callbacks.get(callback)?.(...said),
  );
  hear('expose', ({ key, names }: { key: string; names: readonly string[] }) => {
    if (key in window) return;
    const api = names.map((name) => [name, (...args: unknown[]) => cross(key, name, args)]);
    Object.defineProperty(window, key, { value: Object.freeze(Object.fromEntries(api)) });
  });
  const cross = (key: string, name: string, args: readonly unknown[]) => {
    const id = ++last;
    const given = args.map((value) => {
      if (typeof value !== 'function') return { value };
      callbacks.set(++last, value as () => void);
      return { callback: last };
    });
    const functions = new Set<number>();
    const told = (event: Event) =>
      void functions.add((event as CustomEvent<{ id: number }>).detail.id);
    window.addEventListener('double-function', told);
    const result = new Promise((done) => waiting.set(id, done));
    window.dispatchEvent(
      new CustomEvent('double-call', { detail: { id, key, name, args: given } }),
    );
    window.removeEventListener('double-function', told);
    // What comes back as a function here only ever stops a listener.
    if (!functions.has(id)) return result;
    return () =>
      given.forEach(({ callback }) => callback !== undefined && callbacks.delete(callback));
  };
  window.dispatchEvent(new CustomEvent('double-hello'));
}
