// Which screen is shown, as a chart: every screen can be left, and every way out is named here.
import { assign, createActor, setup } from 'xstate';

/** What the new-game screen begins with, when a game is to be played again. */
export interface Wish {
  readonly ruleset: string;
  readonly seats: readonly string[];
}

export interface ScreenContext {
  readonly game: string | null;
  readonly wish: Wish | null;
}

export type ScreenEvent =
  | { readonly type: 'choose'; readonly wish?: Wish }
  | { readonly type: 'open'; readonly game: string }
  | { readonly type: 'watch'; readonly game: string }
  | { readonly type: 'keep' }
  | { readonly type: 'back' };

export type ScreenName = 'title' | 'newGame' | 'keeping' | 'table' | 'replay';

const chart = setup({
  types: { context: {} as ScreenContext, events: {} as ScreenEvent },
  actions: {
    seat: assign(({ event }) => ('game' in event ? { game: event.game } : {})),
    wish: assign(({ event }) => ({ wish: (event.type === 'choose' && event.wish) || null })),
    clear: assign({ game: null, wish: null }),
  },
});

const open = { target: 'table', actions: 'seat', reenter: true } as const;
const watch = { target: 'replay', actions: 'seat' } as const;
const choose = { target: 'newGame', actions: 'wish' } as const;
const keep = { target: 'keeping', actions: 'clear' } as const;
const back = { target: 'title', actions: 'clear' } as const;

const screens = chart.createMachine({
  id: 'screens',
  initial: 'title',
  context: { game: null, wish: null },
  states: {
    title: { on: { choose, open, watch, keep } },
    newGame: { on: { choose, open, keep, back } },
    keeping: { on: { choose, open, back } },
    table: { on: { open, watch, choose, keep, back } },
    replay: { on: { open, watch, choose, keep, back } },
  },
});

export interface Shown {
  readonly name: ScreenName;
  readonly context: ScreenContext;
}

export interface Screens {
  readonly shown: () => Shown;
  send(event: ScreenEvent): void;
  /** Returns a function that stops watching. */
  watch(listener: (shown: Shown) => void): () => void;
}

export function openScreens(): Screens {
  const actor = createActor(screens).start();
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    return { name: value, context };
  };
  return {
    shown,
    send: (event) => actor.send(event),
    watch: (listener) => {
      const watching = actor.subscribe(() => listener(shown()));
      return () => watching.unsubscribe();
    },
  };
}
