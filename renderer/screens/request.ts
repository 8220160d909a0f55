// Asking the host: what is loading, what came, what went wrong; asked again when the host is back.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Reply, Method, Methods, WireError } from '../../host/api/api.ts';
import { ConnectionLost, type Bridge } from '../bridge.ts';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: WireError }
  | { readonly state: 'ready'; readonly value: T };

/** An error reply of the host, as something to throw and catch. */
export class HostError extends Error {
  readonly error: WireError;
  constructor(error: WireError) {
    super(error.message);
    this.error = error;
  }
}

/** The result of a call, or a HostError. */
export async function ask<M extends Method>(
  bridge: Bridge,
  method: M,
  params: Methods[M]['params'],
): Promise<Methods[M]['result']> {
  const reply: Reply<M> = await bridge.call(method, params);
  if (!reply.ok) throw new HostError(reply.error);
  return reply.result;
}

export function errorOf(problem: unknown): WireError {
  if (problem instanceof HostError) return problem.error;
  return { code: 'internal', message: String(problem) };
}

/** Loads at once, on `reload`, and when a lost connection is back. */
export function useLoaded<T>(bridge: Bridge, load: () => Promise<T>, key: string) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const loadNow = useRef(load);
  loadNow.current = load;
  const turn = useRef(0);
  const reload = useCallback(() => {
    const mine = ++turn.current;
    const settle = (next: Loaded<T>) => {
      if (mine === turn.current) setLoaded(next);
    };
    loadNow.current().then(
      (value) => settle({ state: 'ready', value }),
      (problem: unknown) => {
        // A lost connection is told by the banner; what is on the screen may stay.
        if (!(problem instanceof ConnectionLost))
          settle({ state: 'failed', error: errorOf(problem) });
      },
    );
  }, []);
  useEffect(() => {
    setLoaded({ state: 'loading' });
    reload();
    return () => {
      turn.current++;
    };
  }, [key, reload]);
  useBack(bridge, reload);
  const put = useCallback((value: T) => {
    ++turn.current;
    setLoaded({ state: 'ready', value });
  }, []);
  return { loaded, reload, put };
}

/** Calls back when the host is there again after it was not. */
function useBack(bridge: Bridge, back: () => void): void {
  useEffect(() => {
    let lost = false;
    return bridge.watch((link) => {
      if (link === 'here' && lost) back();
      lost = link === 'lost';
    });
  }, [bridge, back]);
}
