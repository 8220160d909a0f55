// Something is about to happen: whoever can replace it does so, or is asked, before it is written.
import type { Form } from '../form.ts';
import type { Question } from '../question.ts';
import type { DraftFrame, Value } from '../state.ts';
import { keyOf, nextCandidates, speaking, type Candidate } from '../timing/candidates.ts';
import type { Replacement } from '../timing/replacement.ts';
import type { Context } from './context.ts';
import { pushFrame } from './run.ts';
import type { Running } from './running.ts';
import type { Jump, Writer } from './writer.ts';

export interface Proposal {
  /** As replacements and questions call it. */
  readonly event: string;
  readonly rule?: string | undefined;
  /** Where what it tells is kept: whom it concerns comes first. */
  readonly told: readonly number[];
  /** All that can replace it. */
  readonly list: readonly Replacement[];
  /** Those that can where it happens now; all of them if left out. */
  readonly among?: (context: Context) => readonly Replacement[];
}

/** Where its values are kept: what has replaced it, what was chosen, whether it is off. */
interface Slots {
  readonly applied: number;
  readonly chosen: number;
  readonly off: number;
}

interface Proposing extends Proposal {
  readonly at: Slots;
  readonly next: (context: Context) => Candidate[];
}

/** An event that can be replaced at one place of a program. */
export interface Proposed {
  /** Whether anything replaces it as things stand. */
  isOpen(context: Context): boolean;
  /** What is written after this happens; the jump is taken if it does not, null if it always does. */
  write(): Jump | null;
}

export function propose(writer: Writer, proposal: Proposal): Proposed {
  const { told, list, among } = proposal;
  if (list.length === 0) return { isOpen: () => false, write: () => null };
  const at = { applied: writer.slot(), chosen: writer.slot(), off: writer.slot() };
  const after = (context: Context, applied: readonly Value[]) => {
    const tells = told.map((slot) => context.slots[slot]!);
    const near = among ? among(context) : list;
    return nextCandidates(context, writer.world, near, { told: tells, applied });
  };
  const next = (context: Context) => after(context, context.slots[at.applied] as readonly Value[]);
  return {
    isOpen: (context) => after(context, []).length > 0,
    write: () => writeProposal(writer, { ...proposal, at, next }),
  };
}

function writeProposal(writer: Writer, proposing: Proposing): Jump {
  const { at, next } = proposing;
  const goals = { happens: 0, taken: 0 };
  writer.write((_running, { slots }) => {
    slots[at.applied] = [];
    slots[at.off] = null;
  });
  const start = writer.here();
  writer.write((running, frame) => {
    const found = next(running);
    const must = found.find(({ replacement }) => !replacement.may);
    if (found.length === 0) frame.at = goals.happens;
    else if (must) {
      frame.at = goals.taken;
      take(running, frame, proposing, must);
    }
  });
  writer.ask(questionOf(writer, proposing));
  writer.write((running, frame) => takeChosen(running, frame, proposing));
  goals.taken = writer.here();
  const off = writer.jump(({ slots }) => slots[at.off] === true);
  writer.back(start);
  goals.happens = writer.here();
  return off;
}

/** Those that may be taken are offered together to whom it would happen to, who takes one or none. */
function questionOf(writer: Writer, { event, rule, told, list, at, next }: Proposing): Question {
  const optional = list.filter(({ may }) => may);
  const ids = [...new Set(optional.map(({ id }) => id))];
  return {
    id: event,
    ...(rule !== undefined && { rule }),
    who: (context) => [context.slots[told[0]!] ?? next(context)[0]!.you],
    many: false,
    chooser: writer.slot(),
    forms: ids.map((id) =>
      formOf(
        optional.find((one) => one.id === id)!,
        next,
      ),
    ),
    optional: true,
    secret: false,
    alone: false,
    settle: ({ slots }, [asked]) => {
      slots[at.chosen] = asked && ids.includes(asked.offer!) ? asked.offer : null;
    },
  };
}

function formOf({ id, rule }: Replacement, next: Proposing['next']): Form {
  const named = rule !== undefined && { rule };
  const refusal = { code: 'not-possible', ...named };
  const test = (context: Context) => next(context).some(({ replacement }) => replacement.id === id);
  return { id, ...named, choices: [], requirements: [[{ test, refusal }]] };
}

/** What was declined is not offered again. */
function takeChosen(running: Running, frame: DraftFrame, proposing: Proposing): void {
  const { at, next } = proposing;
  const found = next(running);
  const chosen = found.find(({ replacement }) => replacement.id === frame.slots[at.chosen]);
  if (chosen) take(running, frame, proposing, chosen);
  else note(frame, at, found);
}

function note({ slots }: DraftFrame, { applied }: Slots, done: readonly Candidate[]): void {
  slots[applied] = [...(slots[applied] as readonly Value[]), ...done.map(keyOf)];
}

/** It is paid for, then it changes what would happen, or does what it does. */
function take(running: Running, frame: DraftFrame, proposing: Proposing, taken: Candidate): void {
  const { at, told } = proposing;
  const { slots } = frame;
  const { replacement, piece, you } = taken;
  note(frame, at, [taken]);
  const tells = told.map((slot) => slots[slot]!);
  const changed = speaking(running, taken, tells, (context, { pay, changes }) => {
    pay?.(context);
    return changes.map(({ field, to }) => [field, to(context)] as const);
  });
  for (const [field, value] of changed) slots[told[field]!] = value;
  if (replacement.code < 0) return;
  slots[at.off] = replacement.instead;
  pushFrame(running, replacement.code, { you, slots: [piece, ...tells], back: at.off });
}
