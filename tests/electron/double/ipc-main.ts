// The main program's end of the wire.

type Handler = (event: object, ...args: readonly unknown[]) => unknown;

const handlers = new Map<string, Handler>();

export const ipcMain = {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`"${channel}" has a handler already`);
    handlers.set(channel, handler);
  },
};

/** As if a frame had called; the stage uses it to play a stranger. */
export function invoke(channel: string, event: object, args: readonly unknown[]): Promise<unknown> {
  const handler = handlers.get(channel);
  if (!handler) throw new Error(`nobody handles "${channel}"`);
  return Promise.resolve(handler(event, ...args));
}
