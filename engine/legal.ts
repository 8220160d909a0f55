// Which moves can be made now. Listing and judging take the same steps, so that what is listed is what is accepted (PLAY-2).
import type { Answer, Decision, MoveOffer, Pick, Picks, Refusal, Seat } from './decision.ts';
import { blaming } from './fault.ts';
import { burn, contextOf, type Context } from './machine/context.ts';
import { exists, pickOf } from './refs.ts';
import type { Choice, Move, Ruleset } from './ruleset/ruleset.ts';
import type { State, Value } from './state.ts';

/** A move under judgement: the picks made so far are in the slots. */
interface Walk extends Context {
  readonly slots: Value[];
  readonly ruleset: Ruleset;
  readonly move: Move;
}

function newWalk(ruleset: Ruleset, state: State, seat: Seat, move: Move): Walk {
  return { ...contextOf(state, seat), slots: [], ruleset, move };
}

/** The first requirement that fails of those judged after so many picks. */
function refusalAfter(walk: Walk, picks: number): Refusal | null {
  const failed = walk.move.requirements[picks]!.find(({ test }) => !test(walk));
  return failed?.refusal ?? null;
}

/** The values to pick from, each once, by the names that the chooser gives them. */
function candidates(walk: Walk, choice: Choice): Map<Pick, Value> {
  const { ruleset, state, you } = walk;
  const values = choice.from(walk) as readonly Value[];
  burn(walk, values.length);
  const chooser = { kind: choice.kind, seat: you };
  return new Map(values.map((value) => [pickOf(ruleset.world, state, chooser, value), value]));
}

function* answersFrom(walk: Walk, picked: readonly [string, Pick][]): Generator<Picks> {
  if (refusalAfter(walk, picked.length)) return;
  const choice = walk.move.choices[picked.length];
  if (!choice) {
    yield Object.fromEntries(picked);
    return;
  }
  for (const [pick, value] of candidates(walk, choice)) {
    walk.slots[picked.length] = value;
    yield* answersFrom(walk, [...picked, [choice.name, pick]]);
  }
}

function offer(ruleset: Ruleset, state: State, seat: Seat, id: string): MoveOffer {
  const move = ruleset.moves.get(id)!;
  const walk = newWalk(ruleset, state, seat, move);
  const answers = blaming(`move “${id}”`, () => [...answersFrom(walk, [])]);
  const fields = move.choices.map(({ name, kind }) => ({ name, kind }));
  return { move: id, ...(move.rule !== undefined && { rule: move.rule }), fields, answers };
}

/** Every open question, with every way to answer it. */
export function decisions(ruleset: Ruleset, state: State): readonly Decision[] {
  if (!state.asking) return [];
  const moment = ruleset.chart.moments.get(state.chart)!;
  const offers = moment.moves.map((id) => offer(ruleset, state, state.active, id));
  const moves = offers.filter(({ answers }) => answers.length > 0);
  const rule = moment.rule !== undefined && { rule: moment.rule };
  return [{ seat: state.active, state: state.chart, ...rule, moves }];
}

export type Judgement =
  | { readonly ok: true; readonly move: Move; readonly slots: readonly Value[] }
  | { readonly ok: false; readonly refusal: Refusal };

export function judge(ruleset: Ruleset, state: State, answer: Answer): Judgement {
  if (state.result) return refused('game-over');
  if (!state.asking || answer.seat !== state.active) return refused('not-your-decision');
  const move = ruleset.moves.get(answer.move);
  const offered = ruleset.chart.moments.get(state.chart)!.moves;
  if (!move || !offered.includes(move.id)) return refused('unknown-move');
  const walk = newWalk(ruleset, state, answer.seat, move);
  const refusal = blaming(`move “${move.id}”`, () => judgePicks(walk, answer.picks));
  return refusal ? { ok: false, refusal } : { ok: true, move, slots: walk.slots };
}

function refused(code: string): Judgement {
  return { ok: false, refusal: { code } };
}

function judgePicks(walk: Walk, picks: Picks): Refusal | null {
  const { choices } = walk.move;
  for (const [count, choice] of choices.entries()) {
    const refusal = refusalAfter(walk, count) ?? judgePick(walk, choice, picks);
    if (refusal) return refusal;
  }
  const stranger = Object.keys(picks).some((name) => !choices.some((one) => one.name === name));
  return refusalAfter(walk, choices.length) ?? (stranger ? { code: 'unknown-pick' } : null);
}

/** Puts the pick into its slot, or says why it cannot be picked. */
function judgePick(walk: Walk, choice: Choice, picks: Picks): Refusal | null {
  if (!Object.hasOwn(picks, choice.name)) return { code: 'missing-pick' };
  const pick = picks[choice.name]!;
  const value = candidates(walk, choice).get(pick);
  if (value !== undefined) {
    walk.slots.push(value);
    return null;
  }
  const chooser = { kind: choice.kind, seat: walk.you };
  const known = exists(walk.ruleset.world, walk.state, chooser, pick);
  return known ? choice.refusal : { code: 'unknown-pick' };
}
