// State + answer → a new state and what happened, or a refusal that changed nothing (PLAY-4).
import { advance } from './advance.ts';
import { PASS, type Answer, type Seat } from './decision.ts';
import { judge, type Judgement } from './legal.ts';
import { settle } from './machine/ask.ts';
import { pushFrame } from './machine/run.ts';
import { runningOn, type Running } from './machine/running.ts';
import { knowersOfAll } from './machine/told.ts';
import type { Played } from './played.ts';
import type { Question } from './question.ts';
import type { Move, Ruleset } from './ruleset/ruleset.ts';
import { secret } from './sight.ts';
import type { Asked, State, Value } from './state.ts';

type Accepted = Extract<Judgement, { ok: true }>;

/** Throws `RulesetFault` when the data goes wrong; the state given is never changed. */
export function answer(ruleset: Ruleset, state: State, given: Answer): Played {
  const judgement = judge(ruleset, state, given);
  if (!judgement.ok) return judgement;
  const running = runningOn(ruleset, state);
  tell(running, given, judgement);
  perform(ruleset, running, given.seat, judgement);
  return { ok: true, state: running.state, events: running.events };
}

/** Carries out an answer that is known to be possible, and goes on until the next decision. */
export function perform(
  ruleset: Ruleset,
  running: Running,
  seat: Seat,
  { open, form, values }: Omit<Accepted, 'ok'>,
): void {
  running.state.step++;
  if (open.question) note(running, { seat, offer: form?.id ?? PASS, values }, open.question);
  else makeMove(running, seat, form as Move, values);
  advance(ruleset, running);
}

function makeMove(
  running: Running,
  seat: Seat,
  { id, code }: Move,
  values: readonly Value[],
): void {
  running.state.asking = [];
  running.state.made = id;
  pushFrame(running, code, { you: seat, slots: values, back: null });
}

/** The program goes on when the last one has answered. */
function note(running: Running, given: Asked, question: Question): void {
  const { state } = running;
  state.asking = state.asking.map((asked) => (asked.seat === given.seat ? given : asked));
  if (state.asking.every(({ offer }) => offer !== null)) settle(running, question);
}

/** Picked pieces are named to those only who may see all of them; a secret to nobody else. */
function tell(running: Running, given: Answer, { open, form, values }: Accepted): void {
  const { question } = open;
  const choices = form?.choices ?? [];
  const pieces = values.filter((_, i) => choices[i]!.kind === 'card').flat() as number[];
  const rule = form?.rule ?? open.rule;
  running.events.push({
    event: 'answered',
    seat: given.seat,
    move: question?.secret ? question.id : given.move,
    picks: Object.fromEntries(choices.map(({ name }) => [name, given.picks[name]!])),
    ...(rule !== undefined && { rule }),
    ...(question && { asks: question.id }),
    ...(question?.secret
      ? { secret: true, seenBy: [given.seat] }
      : secret(knowersOfAll(running, pieces))),
  });
}
