// A player leaves the game: who it was and by whose doing, and the cut through what is going on.
import type { Seat } from '../decision.ts';
import type { Running } from '../machine/running.ts';
import { isOut } from '../players.ts';
import { dropFrames } from '../procedures/running.ts';
import type { Waiting } from '../state.ts';
import { hearEliminated } from './hear.ts';
import { causeOf, rulesWait } from './state-rules.ts';

/** What replacements call it. */
export const ELIMINATE = 'eliminate';

/** The program of the ruleset that puts away what a player leaves behind. */
export const LEAVE = 'leave';

/** The signal that the active player is out. */
export const ACTIVE_OUT = 'active-out';

/** From now on the player is out: no turn, no question, no place in the order of play. */
export function fall(running: Running, seat: Seat): void {
  const { state } = running;
  const cause = causeOf(running);
  const by = cause === null || cause === seat || isOut(state, cause) ? null : cause;
  state.out = [...(state.out ?? []), seat];
  const extra = state.extra?.filter((turn) => turn.seat !== seat) ?? [];
  state.extra = extra.length > 0 ? extra : undefined;
  const skips = state.skips?.map((n, i) => (i === seat ? 0 : n));
  state.skips = skips?.some((n) => n > 0) ? skips : undefined;
  running.wrote = true;
  if (running.telling) running.events.push({ event: 'eliminated', seat, by });
  hearEliminated(running, seat, by);
}

/** Breaks off what those who have fallen were doing; false while it has to wait for a step to be whole. */
export function cut(running: Running): boolean {
  const { state } = running;
  const { falling } = state;
  if (!falling || rulesWait(running)) return false;
  state.falling = undefined;
  if (falling.includes(state.active)) {
    dropFrames(running, 0);
    state.made = null;
    state.signal = ACTIVE_OUT;
  } else {
    const first = state.frames.findIndex(({ you }) => you !== null && falling.includes(you));
    if (first >= 0) dropFrames(running, first);
  }
  dropWaiting(running, falling);
  return true;
}

function dropWaiting({ state }: Running, seats: readonly Seat[]): void {
  if (!state.waiting) return;
  const kept: (readonly Waiting[])[] = [];
  for (const group of state.waiting) {
    const left = group.filter(({ you }) => !seats.includes(you));
    if (left.length > 0) kept.push(left);
  }
  state.waiting = kept.length > 0 ? kept : undefined;
}
