// Picks that were made, taken into a form one after the other, or the reason why they are refused.
import type { Option, Pick, Picks, Refusal } from './decision.ts';
import type { Choice } from './form.ts';
import { exists } from './refs.ts';
import { weightiest } from './refusals.ts';
import type { Value } from './state.ts';
import {
  candidates,
  countOf,
  inability,
  listed,
  optionOf,
  refusalsAfter,
  wrongCount,
} from './walk.ts';
import type { Walk } from './walk.ts';

/** Fills in whole picks, or says why they are refused. */
export function fillIn(walk: Walk, picks: Picks): Refusal | null {
  return weightiest(walk.world.refusals, refusalsOf(walk, picks));
}

/** Every reason, in the order in which they are found; a pick that cannot be made is the last. */
function* refusalsOf(walk: Walk, picks: Picks): Generator<Refusal> {
  const { choices } = walk.form;
  for (const [at, choice] of choices.entries()) {
    yield* refusalsAfter(walk, at);
    const made = Object.hasOwn(picks, choice.name);
    const refusal = made ? take(walk, choice, picks[choice.name]!) : { code: 'missing-pick' };
    if (!refusal) continue;
    yield refusal;
    return;
  }
  yield* refusalsAfter(walk, choices.length);
  const stranger = strangerIn(picks, choices);
  if (stranger) yield stranger;
}

/** Fills in the first picks, as far as they were made; gives the number of the next field. */
export function fillFirst(walk: Walk, picks: Picks): number | Refusal {
  const { choices } = walk.form;
  for (const [at, choice] of choices.entries()) {
    const made = Object.hasOwn(picks, choice.name);
    const refusal =
      weightiest(walk.world.refusals, refusalsAfter(walk, at)) ??
      (made ? take(walk, choice, picks[choice.name]!) : null);
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
  const found = valueNamed(walk, choice, listed(walk, choice), option);
  return found === undefined ? outside(walk, choice, option) : inability(walk, choice, found);
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

function isOne(pick: Pick): pick is Option {
  return typeof pick !== 'object';
}

function outside(walk: Walk, choice: Choice, pick: Pick): Refusal {
  const chooser = { kind: choice.kind, seat: walk.seat };
  const known = isOne(pick) && exists(walk.world, walk.state, chooser, pick);
  return known ? choice.refusal : { code: 'unknown-pick' };
}
