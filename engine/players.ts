// Who is still in the game, and who sits where among them: those who are out leave no gap.
import type { Seat } from './decision.ts';
import type { State } from './state.ts';

type Sitting = Pick<State, 'seats' | 'out'>;

export function isOut({ out }: Sitting, seat: Seat): boolean {
  return out !== undefined && out.includes(seat);
}

/** Every seat once, clockwise from one of them. */
export function allFrom({ seats }: Sitting, first: Seat): Seat[] {
  const all: Seat[] = [];
  for (let i = 0; i < seats; i++) all.push((first + i) % seats);
  return all;
}

/** The same without those who are out. */
export function livingFrom(state: Sitting, first: Seat): Seat[] {
  const all = allFrom(state, first);
  return state.out ? all.filter((seat) => !isOut(state, seat)) : all;
}

/** The nearest who is in the game, one way (1) or the other (-1); the seat itself if nobody else is. */
export function neighbourOf(state: Sitting, seat: Seat, way: 1 | -1): Seat {
  const { seats } = state;
  for (let i = 1; i < seats; i++) {
    const one = (seat + way * i + seats * i) % seats;
    if (!isOut(state, one)) return one;
  }
  return seat;
}
