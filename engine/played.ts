// What comes of a new game or an answer.
import type { Refusal } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { State } from './state.ts';

export type Played =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };
