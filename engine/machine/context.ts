// What an expression can see while it is worked out, and the fuel that keeps it short.
import type { Seat } from '../decision.ts';
import { RulesetFault } from '../fault.ts';
import type { State, Value } from '../state.ts';

/** Steps of work for one answer or one listing; a ruleset that needs more is at fault. */
export const FUEL = 200_000;

export interface Context {
  readonly state: State;
  you: Seat;
  /** The picks and named values of the running program. */
  slots: readonly Value[];
  /** The variables of macros such as `exists`; never saved. */
  temps: Value[];
  fuel: number;
  /** Abilities that are thought of as being performed, one through the other. */
  readonly chain?: readonly Thought[];
}

/** An ability that is thought of: the number of its card, or null, and its own. */
export interface Thought {
  readonly card: number | null;
  readonly ability: number;
}

export type Evaluate = (context: Context) => Value;

export function contextOf(state: State, you: Seat): Context {
  return { state, you, slots: [], temps: [], fuel: FUEL };
}

export function burn(context: Context, steps = 1): void {
  context.fuel -= steps;
  if (context.fuel < 0) throw new RulesetFault('ran too long');
}

/** The same for a single step, where play passes most often. */
export function burnOne(context: Context): void {
  if (--context.fuel < 0) burn(context);
}

/** More than there can be pieces; a longer list would only fill the memory. */
const MAX_LIST = 10_000;

/** A list that was put together: long ones cost more, and none grows without end. */
export function grown<T>(context: Context, list: readonly T[]): readonly T[] {
  if (list.length > MAX_LIST) throw new RulesetFault(`a list grew beyond ${MAX_LIST} elements`);
  scan(context, list);
  return list;
}

/** Looking through a list costs little, and still something. */
export function scan(context: Context, { length }: { readonly length: number }): void {
  burn(context, length >> 4);
}

/** Works out an expression that is about something: its names stand in the first temporary slots. */
export function speaking(context: Context, about: readonly Value[], run: Evaluate): Value {
  const before = context.temps;
  context.temps = [...about];
  const value = run(context);
  context.temps = before;
  return value;
}
