// A form being filled in, field by field. Listing and judging take the same steps, so that what is listed is what is accepted (PLAY-2).
import type { NextField, Option, Pick, Picks, Refusal, Seat } from './decision.ts';
import type { Choice, Form } from './form.ts';
import { burn, type Context } from './machine/context.ts';
import { pickOf } from './refs.ts';
import { weightiest } from './refusals.ts';
import type { World } from './ruleset/world.ts';
import { arrangements, selections, type Order } from './selections.ts';
import type { Value } from './state.ts';

/** What was picked so far is in the slots. */
export interface Walk extends Context {
  readonly slots: Value[];
  readonly world: World;
  readonly form: Form;
  /** Who fills it in. */
  readonly seat: Seat;
  /** Hears why a way through the form ended after so many picks. */
  deadEnd?: (picks: number, refusal: Refusal) => void;
}

/** Why it ends after so many picks: each requirement that fails, and last of all whether the card is able. */
export function* refusalsAfter(walk: Walk, picks: number): Generator<Refusal> {
  for (const { test, refusal } of walk.form.requirements[picks]!) if (!test(walk)) yield refusal;
  const choice = walk.form.choices[picks - 1];
  if (!choice?.able || choice.count) return;
  const refusal = inability(walk, choice, walk.slots[choice.slot]!);
  if (refusal) yield refusal;
}

/** Whether everything that is judged after so many picks holds. */
export function fits(walk: Walk, picks: number): boolean {
  const requirements = walk.form.requirements[picks]!;
  for (let i = 0; i < requirements.length; i++) if (!requirements[i]!.test(walk)) return false;
  const choice = walk.form.choices[picks - 1];
  return !choice?.able || choice.count !== null || isAble(walk, choice, walk.slots[choice.slot]!);
}

/** What stands in the list, each once. */
export function listed(walk: Walk, choice: Choice): readonly Value[] {
  const values = choice.from(walk) as readonly Value[];
  burn(walk, values.length);
  return choice.distinct ? values : [...new Set(values)];
}

/** What there is to pick from; where several are picked, each must be able by itself. */
export function candidates(walk: Walk, choice: Choice): readonly Value[] {
  const values = listed(walk, choice);
  return choice.able && choice.count
    ? values.filter((value) => isAble(walk, choice, value))
    : values;
}

function isAble(walk: Walk, { able }: Choice, value: Value): boolean {
  return able === null || able.can(walk, value as number, walk.seat);
}

/** Why a card of the list cannot be picked; null if it can. */
export function inability(walk: Walk, choice: Choice, value: Value): Refusal | null {
  return isAble(walk, choice, value) ? null : choice.able!.whyNot(walk, value as number, walk.seat);
}

/** As the chooser calls it. */
export function optionOf({ world, state, seat }: Walk, { kind }: Choice, value: Value): Option {
  return pickOf(world, state, { kind, seat }, value);
}

/** How many are to be picked; a program asks for as many as there are, a move for all or none. */
export function countOf(
  walk: Walk,
  { count, short }: Choice,
  found: number,
): readonly [number, number] {
  const least = Math.max(0, count!.least(walk) as number);
  const most = Math.min(found, count!.most(walk) as number);
  return [short ? Math.min(least, found) : least, most];
}

function* valuesFor(walk: Walk, choice: Choice, order: Order): Generator<Value> {
  const found = candidates(walk, choice);
  if (!choice.count) return yield* order(found);
  const [least, most] = countOf(walk, choice, found.length);
  const sizes = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
  const some = choice.ordered ? arrangements : selections;
  const places = new Map(found.map((value, i) => [value, i]));
  for (const size of order(sizes)) {
    for (const picked of some(order(found), size)) {
      burn(walk, 1 + (size >> 3));
      yield choice.ordered ? picked : inOrderOf(places, picked);
    }
  }
}

function inOrderOf(places: ReadonlyMap<Value, number>, picked: Value[]): Value[] {
  return picked.sort((a, b) => places.get(a)! - places.get(b)!);
}

/** Every way to fill in the rest of the form, from the field numbered `at`: the values of all fields. */
export function* fillings(walk: Walk, order: Order, at = 0): Generator<readonly Value[]> {
  if (!fits(walk, at)) {
    walk.deadEnd?.(at, weightiest(walk.world.refusals, refusalsAfter(walk, at))!);
    return;
  }
  const choice = walk.form.choices[at];
  if (!choice) {
    yield valuesOf(walk);
    return;
  }
  let tried = false;
  for (const value of valuesFor(walk, choice, order)) {
    tried = true;
    walk.slots[choice.slot] = value;
    yield* fillings(walk, order, at + 1);
  }
  if (!tried) walk.deadEnd?.(at, choice.count ? wrongCount(choice) : choice.refusal);
}

export function valuesOf({ form, slots }: Walk): readonly Value[] {
  const { choices } = form;
  const values: Value[] = [];
  for (let i = 0; i < choices.length; i++) values.push(slots[choices[i]!.slot]!);
  return values;
}

/** The values of all fields as the chooser names them. */
export function picksOf(walk: Walk, values: readonly Value[]): Picks {
  const picks = walk.form.choices.map((choice, i): [string, Pick] => {
    const value = values[i]!;
    const named = (one: Value) => optionOf(walk, choice, one);
    return [choice.name, isList(value) ? value.map(named) : named(value)];
  });
  return Object.fromEntries(picks);
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** The same steps as those of `fillings`, as far as the first way. */
export function canBeFilled(walk: Walk, at = 0): boolean {
  const choice = walk.form.choices[at];
  if (choice?.count) return fillings(walk, (items) => items, at).next().done !== true;
  const possible = fits(walk, at);
  if (!possible) walk.deadEnd?.(at, weightiest(walk.world.refusals, refusalsAfter(walk, at))!);
  if (!possible || !choice) return possible;
  const found = candidates(walk, choice);
  for (let i = 0; i < found.length; i++) {
    walk.slots[choice.slot] = found[i]!;
    if (canBeFilled(walk, at + 1)) return true;
  }
  if (found.length === 0) walk.deadEnd?.(at, choice.refusal);
  return false;
}

/** Why the form cannot be filled in at all; null if it can. `nothing` is the code when nothing can be picked. */
export function firstRefusal(walk: Walk, nothing: string | null, at = 0): Refusal | null {
  const refusal = weightiest(walk.world.refusals, refusalsAfter(walk, at));
  const choice = walk.form.choices[at];
  if (refusal || !choice) return refusal;
  const reasons: Refusal[] = [];
  for (const value of valuesFor(walk, choice, (items) => items)) {
    walk.slots[choice.slot] = value;
    const after = firstRefusal(walk, null, at + 1);
    if (!after) return null;
    reasons.push(after);
  }
  if (nothing !== null) return { ...choice.refusal, code: nothing };
  // Where one thing alone could be picked, its reason is the reason.
  return reasons.length === 1 ? reasons[0]! : choice.refusal;
}

/** The field numbered `at` with what may be picked for it, or null if there is no such field. */
export function nextField(walk: Walk, at: number): NextField | null {
  const choice = walk.form.choices[at];
  if (!choice) return null;
  const { name, kind, slot, ordered } = choice;
  const found = candidates(walk, choice);
  const options = (values: readonly Value[]) => values.map((one) => optionOf(walk, choice, one));
  if (choice.count) {
    const count = countOf(walk, choice, found.length);
    return { name, kind, options: options(found), count, ...(ordered && { ordered }) };
  }
  const leading = found.filter((value) => {
    walk.slots[slot] = value;
    return canBeFilled(walk, at + 1);
  });
  return { name, kind, options: options(leading) };
}

/** Too few or too many. */
export function wrongCount({ refusal }: Choice): Refusal {
  return { ...refusal, code: refusal.code === 'not-possible' ? 'wrong-count' : refusal.code };
}
