// A point of a table to go back to: what the journal holds is taken back entry by entry, the little that is left is copied.
import { framesOf, type OpenTable, type State } from '../state.ts';
import type { Sums } from '../sums.ts';
import { takeBack } from './journal.ts';
import type { Marks } from './marks.ts';
import type { Running } from './running.ts';

/** A point to go back to, as often as one likes. */
export interface Mark {
  readonly entries: number;
  readonly rest: Omit<State, keyof OpenTable>;
  readonly sums: Sums | null;
  readonly written: Marks;
  readonly unjudged: Marks;
}

export function markOf(running: Running): Mark {
  const { pieces: _pieces, zones: _zones, vars: _vars, ...rest } = running.state;
  running.journal ??= [];
  const { sums, written, unjudged, journal } = running;
  return {
    entries: journal.length,
    rest: { ...rest, frames: framesOf(rest.frames) },
    sums: sums && { ...sums },
    written,
    unjudged,
  };
}

export function goBack(running: Running, { entries, rest, sums, written, unjudged }: Mark): void {
  const { state } = running;
  takeBack(running.journal ?? [], state as unknown as OpenTable, entries);
  const { frames, ...others } = rest;
  const known: Readonly<Record<string, unknown>> = others;
  for (const key of Object.keys(state)) {
    if (key in known || key in NOT_COPIED) continue;
    (state as unknown as Record<string, unknown>)[key] = undefined;
  }
  Object.assign(state, others);
  state.frames.splice(0, Infinity, ...framesOf(frames));
  running.sums = sums && { ...sums };
  running.written = written;
  running.unjudged = unjudged;
}

/** What the journal takes back, and the frames, which are put back one by one. */
const NOT_COPIED = { pieces: true, zones: true, vars: true, frames: true };
