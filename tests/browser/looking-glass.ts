// Looks into the app window through the browser's own debugging door, and touches nothing that is not asked for.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Glass {
  evaluate(expression: string): Promise<unknown>;
  reload(): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Closes the tab, and with it the window, as its corner button does. */
  closeWindow(): Promise<void>;
}

interface Target {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly webSocketDebuggerUrl: string;
}

/** Waits for a page at this address, however long the browser takes to come up; the test's own limit ends it. */
export async function lookThrough(profileFolder: string, address: string): Promise<Glass> {
  for (;;) {
    const door = doorOf(profileFolder);
    const targets = door === null ? [] : await list(door);
    const page = targets.find(({ type, url }) => type === 'page' && url === address);
    if (door !== null && page !== undefined) return open(door, page);
    await wait(100);
  }
}

/** The browser writes the number of its door into its profile. */
function doorOf(profileFolder: string): string | null {
  const note = join(profileFolder, 'DevToolsActivePort');
  if (!existsSync(note)) return null;
  const [port, rest] = readFileSync(note, 'utf8').split('\n');
  return port !== undefined && rest !== undefined ? `http://127.0.0.1:${port}` : null;
}

async function list(door: string): Promise<readonly Target[]> {
  const response = await fetch(`${door}/json/list`);
  return (await response.json()) as Target[];
}

async function open(door: string, page: Target): Promise<Glass> {
  const send = await connect(page.webSocketDebuggerUrl);
  return {
    async evaluate(expression) {
      const { result } = (await send('Runtime.evaluate', { expression, returnByValue: true })) as {
        result: { value: unknown };
      };
      return result.value;
    },
    async reload() {
      await send('Page.reload', {});
    },
    async screenshot() {
      const { data } = (await send('Page.captureScreenshot', {})) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async closeWindow() {
      await fetch(`${door}/json/close/${page.id}`);
    },
  };
}

type Send = (method: string, params: object) => Promise<unknown>;

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  await new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', () => fail(new Error(`no connection to ${address}`)));
  });
  let last = 0;
  return (method, params) =>
    new Promise((done) => {
      last += 1;
      waiting.set(last, done);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
