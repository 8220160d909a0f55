// What can be answered now: offers, the options of each field, whole answers on request, and the judgement of one.
import { PASS, type Answer, type Decision, type NextField, type Offer } from './decision.ts';
import type { Picks, Refusal, Seat } from './decision.ts';
import { blaming } from './fault.ts';
import { fillFirst, fillIn } from './fill.ts';
import type { Form } from './form.ts';
import { mayPass, openTo, type Open } from './open.ts';
import { isOut } from './players.ts';
import { asCalled } from './refusals.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { Order } from './selections.ts';
import { samplePossible, type Possible } from './sample.ts';
import type { State, Value } from './state.ts';
import { canBeFilled, fillings, nextField, picksOf, valuesOf } from './walk.ts';

const AS_LISTED: Order = (items) => items;

/** Every open question, with every way in which an answer to it can begin. */
export function decisions(ruleset: Ruleset, state: State): readonly Decision[] {
  return state.asking.map(({ seat }) => decisionFor(ruleset, state, seat)!);
}

/** The open question to one seat; null if it is not asked. */
export function decisionFor(ruleset: Ruleset, state: State, seat: Seat): Decision | null {
  const open = openTo(ruleset, state, seat);
  return open && decisionOf(state, open);
}

function decisionOf(state: State, open: Open): Decision {
  const { asked, question, rule } = open;
  const offers = open.forms.flatMap((form) => offerOf(open, form) ?? []);
  const pass: Offer[] = mayPass(open) ? [{ move: PASS, fields: [], next: null }] : [];
  return {
    seat: asked.seat,
    state: state.chart,
    ...(question && { asks: question.id }),
    ...(rule !== undefined && { rule }),
    offers: [...offers, ...pass],
    ...(asked.offer !== null && { given: givenOf(open, asked.offer) }),
  };
}

/** Null if it cannot be answered in this way now. */
function offerOf(open: Open, form: Form): Offer | null {
  return blaming(titleOf(open, form), () => {
    const walk = open.walk(form);
    if (!canBeFilled(walk)) return null;
    const fields = form.choices.map(({ name, kind }) => ({ name, kind }));
    const rule = form.rule !== undefined && { rule: form.rule };
    return { move: form.id, ...rule, fields, next: nextField(walk, 0) };
  });
}

function titleOf({ question }: Open, { id }: Form): string {
  return question ? `question “${question.id}”` : `move “${id}”`;
}

function givenOf(open: Open, move: string) {
  const form = open.forms.find(({ id }) => id === move);
  return { move, picks: form ? picksOf(open.walk(form), open.asked.values) : {} };
}

/** The first field that has not been picked, with its options; null when the picks are whole. */
export function optionsFor(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  { move, picks }: { readonly move: string; readonly picks: Picks },
):
  | { readonly ok: true; readonly next: NextField | null }
  | { readonly ok: false; readonly refusal: Refusal } {
  const open = openTo(ruleset, state, seat);
  if (!open) return refused('not-your-decision');
  const form = open.forms.find(({ id }) => id === move);
  if (!form) return refused('unknown-move');
  return blaming(titleOf(open, form), () => {
    const walk = open.walk(form);
    const at = fillFirst(walk, picks);
    if (typeof at !== 'number') return { ok: false, refusal: at };
    return { ok: true, next: nextField(walk, at) };
  });
}

/** The whole answers that a seat can give, at most so many. */
export function answersOf(ruleset: Ruleset, state: State, seat: Seat, limit: number): Answer[] {
  const found: Answer[] = [];
  const open = openTo(ruleset, state, seat);
  for (const possible of possibleOf(open)) {
    if (found.push(answerFrom(open!, possible)) >= limit) break;
  }
  return found;
}

/** One answer that the seat can give, found by chance: `random(n)` gives a number below n. */
export function sampleAnswer(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  random: (below: number) => number,
): Answer | null {
  const open = openTo(ruleset, state, seat);
  const found = open && samplePossible(open, random);
  return found && answerFrom(open, found);
}

/** An answer as the one who gives it calls it. */
export function answerFrom(open: Open, { form, values }: Possible): Answer {
  const { seat } = open.asked;
  if (!form) return { seat, move: PASS, picks: {} };
  return { seat, move: form.id, picks: picksOf(open.walk(form), values) };
}

/** Every answer that can be given, as it would be listed. */
export function* possibleOf(open: Open | null): Generator<Possible, undefined> {
  for (const form of open?.forms ?? []) {
    for (const values of fillings(open!.walk(form), AS_LISTED)) yield { form, values };
  }
  if (open && mayPass(open)) yield { form: null, values: [] };
}

export type Judgement =
  | {
      readonly ok: true;
      readonly open: Open;
      /** Null for a pass. */
      readonly form: Form | null;
      readonly values: readonly Value[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

export function judge(ruleset: Ruleset, state: State, answer: Answer): Judgement {
  const judged = judgePlainly(ruleset, state, answer);
  if (judged.ok || ruleset.world.ownRefusals.size === 0) return judged;
  const { ownRefusals, refusals } = ruleset.world;
  return { ok: false, refusal: asCalled(ownRefusals, refusals, judged.refusal) };
}

function judgePlainly(ruleset: Ruleset, state: State, answer: Answer): Judgement {
  if (state.result) return refused('game-over');
  if (isOut(state, answer.seat)) return refused('out-of-the-game');
  const open = openTo(ruleset, state, answer.seat);
  if (!open) return refused(whyUnasked(ruleset, state, answer.move));
  const form = open.forms.find(({ id }) => id === answer.move);
  if (!form) return judgePass(open, answer);
  const walk = open.walk(form);
  const refusal = blaming(titleOf(open, form), () => fillIn(walk, answer.picks));
  return refusal ? { ok: false, refusal } : { ok: true, open, form, values: valuesOf(walk) };
}

/** Who is not asked may also have named a move that nobody can make now: the ruleset says which counts. */
function whyUnasked({ world, moves, chart }: Ruleset, state: State, move: string): string {
  const reasons = ['not-your-decision'];
  const open = state.frames.length === 0 && chart.moments.get(state.chart)?.moves.includes(move);
  if (moves.has(move) && !open) reasons.push('unknown-move');
  const { ownRefusals, refusals } = world;
  const place = (code: string) => refusals.get(ownRefusals.get(code) ?? '')?.place ?? Infinity;
  return reasons.reduce((best, one) => (place(best) <= place(one) ? best : one));
}

function judgePass(open: Open, { move, picks }: Answer): Judgement {
  if (!open.question || move !== PASS) return refused('unknown-move');
  if (!mayPass(open)) return refused('no-pass');
  if (Object.keys(picks).length > 0) return refused('unknown-pick');
  return { ok: true, open, form: null, values: [] };
}

function refused(code: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code } };
}
