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
}

/** Whole picks, and what they mean, in the order of the fields. */
export interface Filled {
  readonly picks: Picks;
  readonly values: readonly Value[];
}

type Entry = readonly [Option, Value];

/** The first requirement that fails of those judged after so many picks. */
export function refusalAfter(walk: Walk, picks: number): Refusal | null {
  const failed = walk.form.requirements[picks]!.find(({ test }) => !test(walk));
  return failed?.refusal ?? null;
}

/** The values to pick from, each once, by the names that the chooser gives them. */
function candidates(walk: Walk, choice: Choice): Map<Option, Value> {
  const values = choice.from(walk) as readonly Value[];
  burn(walk, values.length);
  const chooser = { kind: choice.kind, seat: walk.seat };
  return new Map(values.map((value) => [pickOf(walk.world, walk.state, chooser, value), value]));
}

/** How many are to be picked; a program asks for as many as there are, a move for all or none. */
function countOf(walk: Walk, { count, short }: Choice, found: number): readonly [number, number] {
  const least = Math.max(0, count!.least(walk) as number);
  const most = Math.min(found, count!.most(walk) as number);
  return [short ? Math.min(least, found) : least, most];
}

function* picksFor(walk: Walk, choice: Choice, order: Order): Generator<readonly [Pick, Value]> {
  const found = [...candidates(walk, choice)];
  if (!choice.count) return yield* order(found);
  const [least, most] = countOf(walk, choice, found.length);
  const sizes = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
  const pick = choice.ordered ? arrangements : selections;
  for (const size of order(sizes)) {
    for (const some of pick(order(found), size)) {
      burn(walk);
      yield several(choice.ordered ? some : found.filter((entry) => some.includes(entry)));
    }
  }
}

function several(entries: readonly Entry[]): readonly [Pick, Value] {
  return [entries.map(([option]) => option), entries.map(([, value]) => value)];
}

/** Every way to fill in the rest of the form, from the field numbered `at`. */
export function* fillings(
  walk: Walk,
  order: Order,
  at = 0,
  picked: readonly (readonly [string, Pick])[] = [],
): Generator<Filled> {
  if (refusalAfter(walk, at)) return;
  const choice = walk.form.choices[at];
  if (!choice) {
    yield { picks: Object.fromEntries(picked), values: valuesOf(walk) };
    return;
  }
  for (const [pick, value] of picksFor(walk, choice, order)) {
    walk.slots[choice.slot] = value;
    yield* fillings(walk, order, at + 1, [...picked, [choice.name, pick]]);
  }
}

export function valuesOf({ form, slots }: Walk): readonly Value[] {
  return form.choices.map(({ slot }) => slots[slot]!);
}

export function canBeFilled(walk: Walk, at = 0): boolean {
  return fillings(walk, (items) => items, at).next().done !== true;
}

/** The field numbered `at` with what may be picked for it, or null if there is no such field. */
export function nextField(walk: Walk, at: number): NextField | null {
  const choice = walk.form.choices[at];
  if (!choice) return null;
  const found = [...candidates(walk, choice)];
  const { name, kind, slot, ordered } = choice;
  if (choice.count) {
    const count = countOf(walk, choice, found.length);
    const options = found.map(([option]) => option);
    return { name, kind, options, count, ...(ordered && { ordered }) };
  }
  const leading = found.filter(([, value]) => {
    walk.slots[slot] = value;
    return canBeFilled(walk, at + 1);
  });
  return { name, kind, options: leading.map(([option]) => option) };
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

/** Puts the pick into its slot, or says why it cannot be picked. */
function take(walk: Walk, choice: Choice, pick: Pick): Refusal | null {
  const found = candidates(walk, choice);
  if (choice.count) return takeSeveral(walk, choice, found, pick);
  const value = isOne(pick) ? found.get(pick) : undefined;
  if (value === undefined) return outside(walk, choice, pick);
  walk.slots[choice.slot] = value;
  return null;
}

function takeSeveral(
  walk: Walk,
  choice: Choice,
  found: ReadonlyMap<Option, Value>,
  pick: Pick,
): Refusal | null {
  if (isOne(pick)) return { code: 'unknown-pick' };
  const options = new Set(pick);
  const stranger = pick.find((option) => !found.has(option));
  if (stranger !== undefined) return outside(walk, choice, stranger);
  const [least, most] = countOf(walk, choice, found.size);
  if (options.size < pick.length) return { ...choice.refusal, code: 'picked-twice' };
  if (pick.length < least || pick.length > most) {
    const code = choice.refusal.code === 'not-possible' ? 'wrong-count' : choice.refusal.code;
    return { ...choice.refusal, code };
  }
  const inOrder = choice.ordered ? pick : [...found.keys()].filter((one) => options.has(one));
  walk.slots[choice.slot] = inOrder.map((option) => found.get(option)!);
  return null;
}

function isOne(pick: Pick): pick is Option {
  return typeof pick !== 'object';
}

function outside(walk: Walk, choice: Choice, pick: Pick): Refusal {
  const chooser = { kind: choice.kind, seat: walk.seat };
  const known = isOne(pick) && exists(walk.world, walk.state, chooser, pick);
  return known ? choice.refusal : { code: 'unknown-pick' };
}
