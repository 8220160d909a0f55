// Why something cannot be done now: the walk that lists and judges is asked where it ended (WHY-1).
import type { Option, Picks, Refusal, Seat } from './decision.ts';
import { blaming } from './fault.ts';
import { fillFirst, tryNext } from './fill.ts';
import type { Form } from './form.ts';
import { judge } from './legal.ts';
import { openTo, type Open } from './open.ts';
import { exists } from './refs.ts';
import { FUEL } from './machine/context.ts';
import { asCalled } from './refusals.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { State } from './state.ts';
import { canBeFilled, picksOf, type Walk } from './walk.ts';

/** What a player points at: an offer, with what was picked so far, a thing on the table, or both. */
export interface Pointed {
  /** A move, a branch, the name of a choice, or `pass`. */
  readonly move?: string;
  readonly picks?: Picks;
  /** What would be picked next; without a move, a thing on the table by its ref. */
  readonly option?: Option;
}

export interface Reason extends Refusal {
  /** Where its sentence stands: `refusals.CODE` in the ruleset's words, or `refused.CODE` in the program's. */
  readonly words: string;
  /** The offer that was tried, and the picks that it refuses for this reason. */
  readonly move?: string;
  readonly picks?: Picks;
}

interface Found extends Pick<Reason, 'move' | 'picks'> {
  readonly refusal: Refusal;
  /** How many picks had been made: the furthest way tells most. */
  readonly reach: number;
}

/** Null if it can be done. It tells no more than the refusal of an answer would. */
export function whyNot(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  pointed: Pointed,
): Reason | null {
  const open = state.result ? null : openTo(ruleset, state, seat);
  const found = open
    ? against(ruleset, state, open, pointed)
    : plain(state.result ? 'game-over' : 'not-your-decision');
  if (!found) return null;
  const { refusal: plainly, reach: _reach, ...tried } = found;
  const refusal = asCalled(ruleset.world.ownRefusals, ruleset.world.refusals, plainly);
  return { ...refusal, words: wordsFor(ruleset, refusal.code), ...tried };
}

function plain(code: string): Found {
  return { refusal: { code }, reach: 0 };
}

function against(ruleset: Ruleset, state: State, open: Open, pointed: Pointed): Found | null {
  const { move, picks = {}, option } = pointed;
  if (move === undefined) {
    return option === undefined ? plain('not-asked') : againstThing(open, state, option);
  }
  const form = open.forms.find(({ id }) => id === move);
  if (form) return againstForm(open, form, picks, option);
  const judged = judge(ruleset, state, { seat: open.asked.seat, move, picks });
  if (!judged.ok) return { refusal: judged.refusal, reach: 0, move, picks };
  return option === undefined ? null : plain('not-asked');
}

function againstForm(open: Open, form: Form, picks: Picks, option?: Option): Found | null {
  return blaming(`“${form.id}”`, () => {
    const walk = open.walk(form);
    const at = fillFirst(walk, picks);
    if (typeof at !== 'number') return { refusal: at, reach: 0, move: form.id, picks };
    return deadEndFrom(walk, at) ?? (option === undefined ? null : againstOption(walk, at, option));
  });
}

function againstOption(walk: Walk, at: number, option: Option): Found | null {
  const choice = walk.form.choices[at];
  if (!choice) return plain('not-asked');
  const refusal = tryNext(walk, choice, option);
  if (!refusal) return choice.count ? null : deadEndFrom(walk, at + 1);
  const tried = { [choice.name]: choice.count ? [option] : option };
  return { refusal, reach: at, move: walk.form.id, picks: { ...pickedUpTo(walk, at), ...tried } };
}

/** Null if the form can be filled in from here; else the reason on the way that led furthest. */
function deadEndFrom(walk: Walk, at: number): Found | null {
  let furthest: Found | null = null;
  walk.fuel = FUEL;
  walk.deadEnd = (reach, refusal) => {
    if (furthest && furthest.reach >= reach) return;
    furthest = { refusal, reach, move: walk.form.id, picks: pickedUpTo(walk, reach) };
  };
  return canBeFilled(walk, at) ? null : furthest;
}

function pickedUpTo(walk: Walk, picks: number): Picks {
  const choices = walk.form.choices.slice(0, picks);
  const values = choices.map(({ slot }) => walk.slots[slot]!);
  return picksOf({ ...walk, form: { ...walk.form, choices } }, values);
}

/** A thing is asked for by the first pick of an offer, by a later one, or by none. */
function againstThing(open: Open, state: State, option: Option): Found | null {
  const { seat } = open.asked;
  const fits = (form: Form, from: number, to?: number) =>
    form.choices
      .slice(from, to)
      .some(
        ({ kind }) =>
          kind !== 'word' &&
          kind !== 'int' &&
          exists(open.walk(form).world, state, { kind, seat }, option),
      );
  const asking = open.forms.filter((form) => fits(form, 0, 1));
  if (asking.length === 0) {
    return plain(open.forms.some((form) => fits(form, 1)) ? 'not-yet' : 'not-asked');
  }
  let best: Found | null = null;
  for (const form of asking) {
    const found = againstForm(open, form, {}, option);
    if (!found) return null;
    if (!best || found.reach > best.reach) best = found;
  }
  return best;
}

function wordsFor({ source }: Ruleset, code: string): string {
  const own = Object.values(source.words).some(({ refusals = {} }) =>
    Object.hasOwn(refusals, code),
  );
  return own ? `refusals.${code}` : `refused.${code}`;
}
