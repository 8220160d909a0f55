// The host as the page sees it: over the shell's own wire if there is one, else over loopback HTTP.
import type { Method, Methods, Notice, Reply, Wire } from '../host/api/api.ts';

export type Link = 'here' | 'lost';

export interface Bridge extends Wire {
  /** Whether the host answers. The listener is told at once and on every change. */
  watch(listener: (link: Link) => void): () => void;
}

/** The host did not answer; whether it heard is not known, so nothing is sent again unasked. */
export class ConnectionLost extends Error {}

declare global {
  interface Window {
    readonly tablekeep?: Wire;
  }
}

export function openBridge(window: Window): Bridge {
  const wire = window.tablekeep;
  if (!wire) return httpBridge();
  return {
    call: (method, params) => wire.call(method, params),
    listen: (listener) => wire.listen(listener),
    watch: (listener) => {
      listener('here');
      return () => undefined;
    },
  };
}

/** How long to wait before knocking again at a door that stayed shut. */
const knockAgain = 2000;

function httpBridge(): Bridge {
  const notices = new Set<(notice: Notice) => void>();
  const watchers = new Set<(link: Link) => void>();
  let link: Link = 'here';
  const become = (next: Link) => {
    if (next === link) return;
    link = next;
    for (const watcher of watchers) watcher(link);
  };
  const knock = async () => {
    become((await post('hello', {})) ? 'here' : 'lost');
    if (link === 'lost') setTimeout(() => void knock(), knockAgain);
  };
  hear(
    (notice) => notices.forEach((listener) => listener(notice)),
    () => void (link === 'here' && knock()),
  );
  return {
    call: async (method, params) => {
      const reply = await post(method, params);
      if (reply) return reply;
      if (link === 'here') void knock();
      throw new ConnectionLost(`no reply to ${method}`);
    },
    listen: (listener) => joined(notices, listener),
    watch: (listener) => {
      listener(link);
      return joined(watchers, listener);
    },
  };
}

function joined<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => void set.delete(member);
}

/** Null if nobody answered, or somebody who does not speak like the host. */
async function post<M extends Method>(
  method: M,
  params: Methods[M]['params'],
): Promise<Reply<M> | null> {
  const reply = await fetch('/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method, params }),
  })
    .then((response) => response.json() as Promise<unknown>)
    .catch(() => null);
  return isReply<M>(reply) ? reply : null;
}

function isReply<M extends Method>(value: unknown): value is Reply<M> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

/** Listens for notices; a stream that ends is opened again, for ever. */
function hear(tell: (notice: Notice) => void, broken: () => void): void {
  const source = new EventSource('/notices');
  source.onmessage = (message) => tell(JSON.parse(String(message.data)) as Notice);
  source.onerror = () => {
    broken();
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(() => hear(tell, broken), knockAgain);
  };
}
