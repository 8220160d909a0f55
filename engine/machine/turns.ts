// A turn ends and another begins: what lasts until then ends by itself.
import type { Seat } from '../decision.ts';
import { RulesetFault } from '../fault.ts';
import { allFrom, isOut, livingFrom } from '../players.ts';
import { EXTRA, type ExtraTurn } from '../state.ts';
import { hearTurn } from '../timing/hear.ts';
import { endAll, endFor, endGiven } from './ends.ts';
import { ACTIVE, TURN } from './marks.ts';
import type { Running } from './running.ts';

/** Extra turns come first; then the first of `order` who is in the game and misses no turn. */
export function passTurn(running: Running, order: readonly Seat[]): void {
  const { state } = running;
  hearTurn(running, 'turn-ends', state.active);
  endFor(running, 'ownTurn', state.active);
  endAll(running, 'turn');
  const regular = state.regular ?? state.active;
  const extra = nextExtra(running);
  const to = extra?.seat ?? nextInOrder(running, order);
  state.regular = extra ? regular : undefined;
  state.tag = extra ? (extra.tag ?? EXTRA) : undefined;
  state.active = to;
  state.turn++;
  running.written |= ACTIVE | TURN;
  endFor(running, 'ownTurnStart', to);
  endGiven(running, to);
  if (!extra) for (const seat of passedOver(running, regular, to)) endGiven(running, seat);
  if (running.telling) running.events.push({ event: 'turn', seat: to });
  hearTurn(running, 'turn-starts', to);
}

function nextExtra(running: Running): ExtraTurn | null {
  const { state } = running;
  while (state.extra) {
    const [first, ...rest] = state.extra;
    state.extra = rest.length > 0 ? rest : undefined;
    if (!misses(running, first!.seat)) return first!;
  }
  return null;
}

function nextInOrder(running: Running, order: readonly Seat[]): Seat {
  const { out } = running.state;
  const living = out ? order.filter((seat) => !out.includes(seat)) : order;
  if (living.length === 0) throw new RulesetFault('there is nobody to have the next turn');
  // Ends, for everybody misses a limited number of turns.
  for (let i = 0; ; i++) {
    const seat = living[i % living.length]!;
    if (!misses(running, seat)) return seat;
  }
}

/** Whether the seat has to miss this turn, which then is one less to miss. */
function misses(running: Running, seat: Seat): boolean {
  const { state } = running;
  const { skips } = state;
  if (!skips?.[seat]) return false;
  const left = skips.map((n, i) => (i === seat ? n - 1 : n));
  state.skips = left.some((n) => n > 0) ? left : undefined;
  if (running.telling) running.events.push({ event: 'skipped', seat });
  hearTurn(running, 'turn-skipped', seat);
  return true;
}

/** Those who are out and would have had a turn in between. */
function passedOver({ state }: Running, from: Seat, to: Seat): Seat[] {
  if (!state.out) return [];
  const distance = (seat: Seat) => (seat - from + state.seats) % state.seats;
  const end = distance(to) || state.seats;
  return state.out.filter((seat) => distance(seat) > 0 && distance(seat) < end);
}

/** Everybody in the game, from one player on. */
export function orderFrom({ state }: Running, seat: Seat): Seat[] {
  return state.out
    ? [seat, ...livingFrom(state, seat).filter((one) => one !== seat)]
    : allFrom(state, seat);
}

export function giveExtraTurn({ state }: Running, seat: Seat, tag: string | null): void {
  if (!isOut(state, seat)) state.extra = [...(state.extra ?? []), { seat, tag }];
}

export function loseTurns({ state }: Running, seat: Seat, count: number): void {
  if (isOut(state, seat) || count <= 0) return;
  const before = state.skips ?? Array.from({ length: state.seats }, () => 0);
  state.skips = before.map((n, i) => (i === seat ? n + count : n));
}
