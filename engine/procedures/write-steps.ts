// The steps of a procedure → instructions, with a place before, around and after each for hooks.
import { localsThere } from '../expression/narrow.ts';
import { BOOL } from '../expression/types.ts';
import type { Writer } from '../machine/writer.ts';
import type { StepDeclaration } from '../ruleset/types.generated.ts';
import type { Value } from '../state.ts';
import type { Hook, StepHooks } from './hook.ts';
import { hookedAt, listeningAt, refOf, startHook, works } from './hooking.ts';
import type { Procedure } from './procedure.ts';
import { uncoverDice } from './reveal.ts';

/** What a procedure is written from. */
export interface Stepping {
  readonly procedure: Procedure;
  readonly steps: readonly StepDeclaration[];
  /** Every hook of the ruleset, by number. */
  readonly hooks: readonly Hook[];
  /** Those on one of the steps; null if there are none. */
  hooksOn(step: string): StepHooks | null;
}

export function writeSteps(writer: Writer, stepping: Stepping): void {
  const { at, starts } = stepping.procedure;
  // The places of its own come right after its variables.
  for (const place of Object.values(at)) if (writer.slot() !== place) throw new Error('lost place');
  stepping.steps.forEach((step, i) => {
    starts[i] = writer.here();
    writer.write((_running, { slots }) => {
      slots[at.step] = i;
    });
    const test =
      step.if === undefined ? null : writer.expression(['steps', i, 'if'], step.if, BOOL).run;
    const over = test && writer.jump((context) => !test(context));
    writeStep(writer, stepping, i);
    over?.land();
  });
}

function writeStep(writer: Writer, stepping: Stepping, i: number): void {
  const { procedure, steps } = stepping;
  const step = steps[i]!;
  const hooks = stepping.hooksOn(step.step);
  const own = () => {
    const there = localsThere(step.if ?? true, writer.around.locals, true);
    writer.block(['steps', i, 'do'], step.do, there);
  };
  const uncover = () => writer.write((running, frame) => uncoverDice(running, procedure, frame));
  if (!hooks) {
    own();
    return uncover();
  }
  const places = { before: writer.slot(), instead: writer.slot(), after: writer.slot() };
  const skipped = writeGathering(writer, hooks, places);
  writeQueue(writer, stepping, places.before, 'before');
  const usual = writer.jump(({ slots }) => slots[places.instead] === null);
  writer.write((running, frame) => {
    startHook(running, frame, hookedAt(stepping.hooks, frame.slots[places.instead]!), 'instead');
  });
  const done = writer.jump();
  usual.land();
  own();
  done.land();
  uncover();
  writeQueue(writer, stepping, places.after, 'after');
  skipped.land();
}

/** Where the hooks that are still to come wait. */
interface Places {
  readonly before: number;
  readonly instead: number;
  readonly after: number;
}

/** Who listens is settled here, and all but what comes after is judged; the jump leads past the step. */
function writeGathering(writer: Writer, hooks: StepHooks, places: Places) {
  const skip = writer.slot();
  writer.write((running, frame) => {
    const { slots } = frame;
    const all = listeningAt(running, hooks);
    const working = all.filter((one) => !isOnlyAfter(one.hook) && works(running, frame, one));
    slots[skip] = working.some(({ hook }) => hook.skip);
    slots[places.before] = working.filter(({ hook }) => hook.before !== null).map(refOf);
    const instead = working.find(({ hook }) => hook.instead !== null);
    slots[places.instead] = instead ? refOf(instead) : null;
    slots[places.after] = all.filter(({ hook }) => hook.after !== null).map(refOf);
  });
  return writer.jump(({ slots }) => slots[skip] === true);
}

function isOnlyAfter({ skip, before, instead }: Hook): boolean {
  return !skip && before === null && instead === null;
}

/** One after the other; what comes after is judged when its turn comes. */
function writeQueue(
  writer: Writer,
  { hooks }: Stepping,
  place: number,
  part: 'before' | 'after',
): void {
  const start = writer.here();
  const done = writer.jump(({ slots }) => (slots[place] as readonly Value[]).length === 0);
  writer.write((running, frame) => {
    const [ref, ...rest] = frame.slots[place] as readonly Value[];
    frame.slots[place] = rest;
    const hooked = hookedAt(hooks, ref!);
    if (part === 'after' && !works(running, frame, hooked)) return;
    startHook(running, frame, hooked, part);
  });
  writer.back(start);
  done.land();
}
