// A form being filled in, field by field. Listing and judging take the same steps, so that what is listed is what is accepted (PLAY-2).
import type { NextField, Option, Pick, Picks, Refusal, Seat } from './decision.ts';
import type { Choice, Form } from './form.ts';
import { burn, type Context } from './machine/context.ts';
import { exists, pickOf } from './refs.ts';
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

/** The first requirement that fails of those judged after so many picks; last of all, whether the card is able. */
function refusalAfter(walk: Walk, picks: number): Refusal | null {
  const requirements = walk.form.requirements[picks]!;
  for (let i = 0; i < requirements.length; i++) {
    if (!requirements[i]!.test(walk)) return requirements[i]!.refusal;
  }
  const choice = walk.form.choices[picks - 1];
  if (!choice?.able || choice.count) return null;
  return inability(walk, choice, walk.slots[choice.slot]!);
}

/** Whether everything that is judged after so many picks holds. */
export function fits(walk: Walk, picks: number): boolean {
  return refusalAfter(walk, picks) === null;
}

/** What stands in the list, each once. */
function listed(walk: Walk, choice: Choice): readonly Value[] {
  const values = choice.from(walk) as readonly Value[];
  burn(walk, values.length);
  return choice.distinct ? values : [...new Set(values)];
}

/** What there is to pick from; where several are picked, each must be able by itself. */
export function candidates(walk: Walk, choice: Choice): readonly Value[] {
  const values = listed(walk, choice);
  return choice.able && choice.count
    ? values.filter((value) => !inability(walk, choice, value))
    : values;
}

/** Why a card of the list cannot be picked. */
function inability(walk: Walk, { able }: Choice, value: Value): Refusal | null {
  return able && able(walk, value as number, walk.seat);
}

/** As the chooser calls it. */
function optionOf({ world, state, seat }: Walk, { kind }: Choice, value: Value): Option {
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
  const refusal = refusalAfter(walk, at);
  if (refusal) return walk.deadEnd?.(at, refusal);
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
  return form.choices.map(({ slot }) => slots[slot]!);
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
  const refusal = refusalAfter(walk, at);
  if (refusal) walk.deadEnd?.(at, refusal);
  if (refusal || !choice) return !refusal;
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
  const refusal = refusalAfter(walk, at);
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

/** Fills in whole picks, or says why they are refused. */
export function fillIn(walk: Walk, picks: Picks): Refusal | null {
  const { choices } = walk.form;
  for (const [at, choice] of choices.entries()) {
    const refusal =
      refusalAfter(walk, at) ??
      (Object.hasOwn(picks, choice.name) ? null : { code: 'missing-pick' }) ??
      take(walk, choice, picks[choice.name]!);
    if (refusal) return refusal;
  }
  return refusalAfter(walk, choices.length) ?? strangerIn(picks, choices);
}

/** Fills in the first picks, as far as they were made; gives the number of the next field. */
export function fillFirst(walk: Walk, picks: Picks): number | Refusal {
  const { choices } = walk.form;
  for (const [at, choice] of choices.entries()) {
    const made = Object.hasOwn(picks, choice.name);
    const refusal =
      refusalAfter(walk, at) ?? (made ? take(walk, choice, picks[choice.name]!) : null);
    if (refusal) return refusal;
    if (!made) return strangerIn(picks, choices.slice(0, at)) ?? at;
  }
  return fillIn(walk, picks) ?? choices.length;
}

function strangerIn(picks: Picks, choices: readonly Choice[]): Refusal | null {
  const stranger = Object.keys(picks).some((name) => !choices.some((one) => one.name === name));
  return stranger ? { code: 'unknown-pick' } : null;
}

/** Takes one option as the next pick, or as one of several; the reason if it cannot be. */
export function tryNext(walk: Walk, choice: Choice, option: Option): Refusal | null {
  if (!choice.count) return take(walk, choice, option);
  const found = valueNamed(walk, choice, candidates(walk, choice), option);
  return found === undefined ? outside(walk, choice, option) : null;
}

/** Puts the pick into its slot, or says why it cannot be picked. */
function take(walk: Walk, choice: Choice, pick: Pick): Refusal | null {
  const found = listed(walk, choice);
  if (choice.count) return takeSeveral(walk, choice, found, pick);
  const value = isOne(pick) ? valueNamed(walk, choice, found, pick) : undefined;
  if (value === undefined) return outside(walk, choice, pick);
  walk.slots[choice.slot] = value;
  return null;
}

function valueNamed(
  walk: Walk,
  choice: Choice,
  found: readonly Value[],
  option: Option,
): Value | undefined {
  return found.find((value) => optionOf(walk, choice, value) === option);
}

function takeSeveral(
  walk: Walk,
  choice: Choice,
  found: readonly Value[],
  pick: Pick,
): Refusal | null {
  if (isOne(pick)) return { code: 'unknown-pick' };
  const values: Value[] = [];
  const named = new Map(found.map((value) => [optionOf(walk, choice, value), value]));
  for (const option of pick) {
    const value = named.get(option);
    const refusal =
      value === undefined ? outside(walk, choice, option) : inability(walk, choice, value);
    if (refusal) return refusal;
    values.push(value!);
  }
  if (new Set(values).size < values.length) return { ...choice.refusal, code: 'picked-twice' };
  const able = choice.able ? candidates(walk, choice) : found;
  const [least, most] = countOf(walk, choice, able.length);
  if (values.length < least || values.length > most) return wrongCount(choice);
  const picked = new Set(values);
  const inOrder = choice.ordered ? values : found.filter((value) => picked.has(value));
  walk.slots[choice.slot] = inOrder;
  return null;
}

function wrongCount({ refusal }: Choice): Refusal {
  return { ...refusal, code: refusal.code === 'not-possible' ? 'wrong-count' : refusal.code };
}

function isOne(pick: Pick): pick is Option {
  return typeof pick !== 'object';
}

function outside(walk: Walk, choice: Choice, pick: Pick): Refusal {
  const chooser = { kind: choice.kind, seat: walk.seat };
  const known = isOne(pick) && exists(walk.world, walk.state, chooser, pick);
  return known ? choice.refusal : { code: 'unknown-pick' };
}
