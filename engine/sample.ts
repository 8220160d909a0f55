// One way to answer, found by chance, without listing the others: the same steps as the walk that lists them (PLAY-2).
import { mayPass, type Open } from './open.ts';
import type { Form } from './form.ts';
import type { Value } from './state.ts';
import { candidates, countOf, fillings, fits, valuesOf, type Walk } from './walk.ts';
import type { Choice } from './form.ts';

/** Gives a number from 0 up to, but not including, `below`. */
export type Chance = (below: number) => number;

/** An answer that is known to be possible; the form is null for a pass. */
export interface Possible {
  readonly form: Form | null;
  readonly values: readonly Value[];
}

/** Any offer as likely as another, then any of the options of each field that lead to a whole answer. */
export function samplePossible(open: Open, chance: Chance): Possible | null {
  const { forms, question } = open;
  const optional = question?.optional ?? false;
  if (forms.length === 1 && !optional) return sampleForm(open, forms[0]!, chance) ?? passOf(open);
  const left: (Form | null)[] = optional ? [...forms, null] : [...forms];
  while (left.length > 0) {
    const form = left.splice(chance(left.length), 1)[0]!;
    const found = form === null ? { form, values: [] } : sampleForm(open, form, chance);
    if (found) return found;
  }
  return passOf(open);
}

/** Whoever can do nothing may have to pass. */
function passOf(open: Open): Possible | null {
  return open.question && mayPass(open) ? { form: null, values: [] } : null;
}

function sampleForm(open: Open, form: Form, chance: Chance): Possible | null {
  const walk = open.walk(form);
  return sampled(walk, chance, 0) ? { form, values: valuesOf(walk) } : null;
}

/** So often an option is simply tried before those that were tried are left out. */
const TRIES = 16;

/** Fills in the rest of the form by chance; false if there is no way to. */
function sampled(walk: Walk, chance: Chance, at: number): boolean {
  if (!fits(walk, at)) return false;
  const choice = walk.form.choices[at];
  if (!choice) return true;
  const found = candidates(walk, choice);
  if (choice.count) return sampledSeveral(walk, chance, at, { choice, found });
  const { length } = found;
  const { slots } = walk;
  for (let tries = Math.min(TRIES, length); tries > 0; tries--) {
    slots[choice.slot] = found[chance(length)]!;
    if (sampled(walk, chance, at + 1)) return true;
  }
  return shuffled(found, chance).some((value) => {
    slots[choice.slot] = value;
    return sampled(walk, chance, at + 1);
  });
}

/** Some selections are tried by chance; if they all fail, every one is. */
function sampledSeveral(
  walk: Walk,
  chance: Chance,
  at: number,
  { choice, found }: { readonly choice: Choice; readonly found: readonly Value[] },
): boolean {
  const [least, most] = countOf(walk, choice, found.length);
  if (most < least) return false;
  for (let tries = TRIES; tries > 0; tries--) {
    const picked = shuffled(found, chance).slice(0, least + chance(most - least + 1));
    walk.slots[choice.slot] = choice.ordered
      ? picked
      : found.filter((value) => picked.includes(value));
    if (sampled(walk, chance, at + 1)) return true;
  }
  return fillings(walk, (items) => shuffled(items, chance), at).next().done !== true;
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const mixed = items.slice();
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
