// Which trigger comes next: first in, first out; of one instant the active player's first, then clockwise.
import type { Seat } from '../decision.ts';
import type { Form } from '../form.ts';
import type { Evaluate } from '../machine/context.ts';
import { ask } from '../machine/ask.ts';
import { pushFrame } from '../machine/run.ts';
import type { Code, Running } from '../machine/running.ts';
import type { Question } from '../question.ts';
import { NEXT_TRIGGER } from '../ruleset/triggers-in.ts';
import type { Draft, State, Waiting } from '../state.ts';
import type { Trigger } from './triggers.ts';

/** Starts the next trigger, or asks which it is; whether there is one that need not wait. */
export function startTrigger(running: Running): boolean {
  const { state, codes, triggers } = running;
  if (state.frames.some(({ code }) => codes[code]!.whole)) return false;
  const next = nextOf(state);
  const [first] = next;
  if (next.every(({ trigger }) => trigger === first!.trigger)) start(running, first!);
  else pushFrame(running, triggers.order, { you: first!.you, slots: [], back: -1 });
  return true;
}

/** Those of the first instant that belong to one player. */
function nextOf({ waiting, active, seats }: State): readonly Waiting[] {
  const [group] = waiting!;
  const distance = (seat: Seat) => (seat - active + seats) % seats;
  const nearest = Math.min(...group!.map(({ you }) => distance(you)));
  return group!.filter(({ you }) => distance(you) === nearest);
}

function start(running: Running, one: Waiting): void {
  const { you, slots, trigger } = one;
  take(running.state, one);
  pushFrame(running, running.triggers.all[trigger]!.code, { you, slots, back: null });
}

function take(state: Draft, one: Waiting): void {
  const [group, ...later] = state.waiting!;
  const rest = group!.filter((other) => other !== one);
  const waiting = rest.length > 0 ? [rest, ...later] : later;
  state.waiting = waiting.length > 0 ? waiting : undefined;
}

/** The program that asks which trigger comes next, and starts it. */
export function orderCode(all: readonly Trigger[]): Code {
  const [chooser, chosen] = [0, 1];
  const forms = all.map(formOf);
  const question: Question = {
    id: NEXT_TRIGGER,
    who: ({ you }) => [you],
    many: false,
    chooser,
    forms,
    optional: false,
    secret: false,
    alone: false,
    settle: (frame, [asked]) => {
      frame.slots[chosen] = forms.findIndex(({ id }) => id === asked!.offer);
    },
  };
  return {
    title: 'the order of triggers',
    instructions: [
      (running, frame) => ask(running, frame, question),
      (running, { slots }) =>
        start(
          running,
          nextOf(running.state).find(({ trigger }) => trigger === slots[chosen])!,
        ),
    ],
    questions: new Map([[0, question]]),
    holds: [],
    whole: true,
    did: null,
    slots: 2,
  };
}

/** A trigger is offered while it is one of the next. */
function formOf({ number, id, rule }: Trigger): Form {
  const named = rule !== undefined && { rule };
  const test: Evaluate = ({ state }) => nextOf(state).some(({ trigger }) => trigger === number);
  const refusal = { code: 'not-possible', ...named };
  return { id, ...named, choices: [], requirements: [[{ test, refusal }]] };
}
