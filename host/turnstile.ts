// Who may be served at the same time: everyone, but for requests that want the household for themselves.

export interface Turnstile {
  /** Waits while somebody is alone. */
  pass<T>(work: () => T | Promise<T>): T | Promise<T>;
  /** Waits for all who were let in before, and keeps the others out meanwhile. */
  alone<T>(work: () => T | Promise<T>): Promise<T>;
}

export function makeTurnstile(): Turnstile {
  const inside = new Set<Promise<unknown>>();
  let closed: Promise<unknown> | null = null;

  function enter<T>(work: () => T | Promise<T>): T | Promise<T> {
    const result = work();
    if (result instanceof Promise) {
      const left: Promise<unknown> = result.then(forget, forget);
      inside.add(left);
      function forget(): void {
        inside.delete(left);
      }
    }
    return result;
  }

  async function whenOpen(): Promise<void> {
    while (closed) await closed;
  }

  return {
    pass: (work) => (closed ? whenOpen().then(() => enter(work)) : enter(work)),
    async alone(work) {
      await whenOpen();
      const turn = Promise.all(inside).then(work);
      closed = turn.then(open, open);
      function open(): void {
        closed = null;
      }
      return turn;
    },
  };
}
