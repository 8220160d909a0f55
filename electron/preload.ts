// Hands the wire to the page, and nothing else. Bundled to CommonJS: a sandboxed preload knows no modules.
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import type { Method, Methods, Notice, Reply, Wire } from '../host/api/api.ts';

const wire: Wire = {
  call<M extends Method>(method: M, params: Methods[M]['params']): Promise<Reply<M>> {
    return ipcRenderer.invoke('call', { method, params }) as Promise<Reply<M>>;
  },
  listen(listener) {
    const hear = (_event: IpcRendererEvent, notice: Notice): void => {
      listener(notice);
    };
    ipcRenderer.on('notice', hear);
    return () => {
      ipcRenderer.off('notice', hear);
    };
  },
};

contextBridge.exposeInMainWorld('tablekeep', wire);
