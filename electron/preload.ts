// Hands the wire to the page, and nothing else. Bundled to CommonJS: a sandboxed preload knows no modules.
import { contextBridge, ipcRenderer } from 'electron';
import type { Method, Methods, Notice, Reply, Wire } from '../host/api/api.ts';

const listeners = new Set<(notice: Notice) => void>();
/** What was told before the page listened, such as a file that the program was started with. */
let early: Notice[] = [];

ipcRenderer.on('notice', (_event, notice: Notice) => {
  if (listeners.size === 0) early.push(notice);
  for (const listener of listeners) listener(notice);
});

const wire: Wire = {
  call<M extends Method>(method: M, params: Methods[M]['params']): Promise<Reply<M>> {
    return ipcRenderer.invoke('call', { method, params }) as Promise<Reply<M>>;
  },
  listen(listener) {
    listeners.add(listener);
    for (const notice of early) listener(notice);
    early = [];
    return () => {
      listeners.delete(listener);
    };
  },
};

contextBridge.exposeInMainWorld('tablekeep', wire);
