// Loaded first in a stand-in utility process: its parent is a port, as in Electron, and not a channel of Node.

type Hear = (message: { readonly data: unknown; readonly ports: readonly [] }) => void;

const send = process.send?.bind(process);
delete process.send;

Object.defineProperty(process, 'parentPort', {
  value: {
    on(name: string, hear: Hear): void {
      if (name !== 'message') throw new Error(`a port knows no "${name}"`);
      process.on('message', (data: unknown) => {
        hear({ data, ports: [] });
      });
    },
    postMessage(message: unknown): void {
      send?.(structuredClone(message));
    },
  },
});
