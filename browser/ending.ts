// When to stop: Ctrl-C, a polite kill, a closed terminal, or the end of the launcher that started this.

export interface Ending {
  /** Settles when someone asks for the end. */
  readonly asked: Promise<void>;
  isAsked(): boolean;
  ask(): void;
}

export function awaitEnd(): Ending {
  const control = new AbortController();
  const { signal } = control;
  const ask = (): void => {
    control.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, ask);
  process.once('disconnect', ask);
  return {
    asked: new Promise((done) => {
      signal.addEventListener('abort', () => {
        done();
      });
    }),
    isAsked: () => signal.aborted,
    ask,
  };
}
