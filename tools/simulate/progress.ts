// A bar that grows on a terminal, and nothing anywhere else.

export interface Progress {
  show(done: number): void;
  clear(): void;
}

const width = 30;

export function makeProgress(stream: NodeJS.WriteStream, total: number): Progress {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  return {
    show(done) {
      const full = Math.floor((done / total) * width);
      stream.write(`\r[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done} of ${total} games`);
    },
    clear() {
      stream.write('\r\x1b[K');
    },
  };
}
