// What is open to a seat: the menu of the chart's state, or the question that a program stands at.
import type { Seat } from './decision.ts';
import type { Form } from './form.ts';
import { contextOf, FUEL } from './machine/context.ts';
import type { Question } from './question.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { World } from './ruleset/world.ts';
import type { Asked, Frame, State } from './state.ts';
import { canBeFilled, type Walk } from './walk.ts';

export interface Open {
  readonly asked: Asked;
  readonly rule?: string | undefined;
  /** Null for a menu. */
  readonly question: Question | null;
  readonly forms: readonly Form[];
  walk(form: Form): Walk;
}

/** The question that the program on top stands at; a menu is open when no program runs. */
function questionAt(ruleset: Ruleset, state: State): Question | null {
  const frame = state.frames.at(-1);
  return frame ? ruleset.codes[frame.code]!.questions.get(frame.at)! : null;
}

/** Null if this seat is not asked. */
export function openTo(ruleset: Ruleset, state: State, seat: Seat): Open | null {
  const asked = state.asking.find((one) => one.seat === seat);
  if (!asked) return null;
  const question = questionAt(ruleset, state);
  return question
    ? openQuestion(ruleset.world, state, asked, question)
    : openMenu(ruleset, state, asked);
}

function openMenu(ruleset: Ruleset, state: State, asked: Asked): Open {
  const { seat } = asked;
  const { rule } = ruleset.chart.moments.get(state.chart)!;
  return {
    asked,
    rule,
    question: null,
    forms: ruleset.offered.get(state.chart)!,
    walk: (form) => ({
      state,
      you: seat,
      slots: [],
      temps: [],
      fuel: FUEL,
      world: ruleset.world,
      form,
      seat,
    }),
  };
}

function openQuestion(world: World, state: State, asked: Asked, question: Question): Open {
  const { rule, forms } = question;
  const frame = state.frames.at(-1)!;
  const walk = (form: Form) => questionWalk({ world, state, frame }, question, asked.seat, form);
  return { asked, ...(rule !== undefined && { rule }), question, forms, walk };
}

/** Where a question is asked. */
export interface Standing {
  readonly world: World;
  readonly state: State;
  readonly frame: Frame;
}

/** In a question, you are who performs the program, and the chooser is who is asked. */
export function questionWalk(
  { world, state, frame }: Standing,
  question: Question,
  seat: Seat,
  form: Form,
): Walk {
  const slots = [...frame.slots];
  slots[question.chooser] = seat;
  return { ...contextOf(state, frame.you!), slots, world, form, seat };
}

/** Whether this seat may answer without choosing; with several asked, one who can do nothing must. */
export function mayPass({ question, forms, walk }: Open): boolean {
  if (!question) return false;
  return question.optional || (question.many && !forms.some((form) => canBeFilled(walk(form))));
}
