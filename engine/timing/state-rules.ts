// State rules: what happens by itself as soon as something is true, even in the middle of a program.
import type { Seat } from '../decision.ts';
import { blamed, RulesetFault } from '../fault.ts';
import { burn } from '../machine/context.ts';
import { pushFrame } from '../machine/run.ts';
import type { Hold, Running } from '../machine/running.ts';
import type { DraftFrame, Value } from '../state.ts';
import type { StateRule } from './state-rule.ts';

/** A rule that runs so often within one answer never becomes false. */
const MAX_RUNS = 200;

/** Starts the first rule that is true and need not wait; whether there was one. */
export function startStateRule(running: Running): boolean {
  const { state, stateRules, written } = running;
  if (stateRules.length === 0) running.wrote = false;
  if (stateRules.length === 0) return false;
  const { waiting, cause } = standing(running);
  if (waiting === 'all') return false;
  running.you = cause ?? state.active;
  for (const rule of stateRules) {
    if ((rule.marks & written) === 0 || waiting.has(rule.number)) continue;
    const found = subjectsOf(running, rule);
    if (found.length === 0) continue;
    countRun(running, rule, found[0]!);
    const slots = rule.each ? [found[0]!, found] : [];
    pushFrame(running, rule.code, { you: running.you, slots, back: -1 });
    return true;
  }
  // A rule that waits is looked at when it need not wait any longer.
  if (waiting.size === 0) running.wrote = false;
  return false;
}

function subjectsOf(running: Running, { id, each, test }: StateRule): readonly Value[] {
  try {
    running.slots = [];
    if (!each) return test(running) === true ? [null] : NONE;
    const list = each(running) as readonly Value[];
    const about: Value[] = [null];
    running.slots = about;
    const found = list.filter((subject) => {
      burn(running);
      about[0] = subject;
      return test(running) === true;
    });
    return found;
  } catch (fault) {
    throw blamed(`state rule “${id}”`, fault);
  }
}

const NONE: readonly Value[] = [];

function countRun(running: Running, rule: StateRule, subject: Value): void {
  const runs = (running.runs.get(rule) ?? 0) + 1;
  running.runs.set(rule, runs);
  if (runs <= MAX_RUNS) return;
  const last = rule.each ? `; last subject: ${rule.label(running, subject)}` : '';
  throw new RulesetFault(
    `state rule “${rule.id}” ran ${MAX_RUNS} times without becoming false${last}`,
  );
}

/** Whether all rules have to wait for what is going on. */
export function rulesWait(running: Running): boolean {
  return standing(running).waiting === 'all';
}

/** Whose doing it is what happens now. */
export function causeOf(running: Running): Seat | null {
  return standing(running).cause;
}

/** Which rules wait for what is going on, and whose doing it is. */
function standing({ state, codes }: Running): {
  readonly waiting: 'all' | ReadonlySet<number>;
  readonly cause: Seat | null;
} {
  const waiting = new Set<number>();
  let all = false;
  let cause: Seat | null = state.frames.at(-1)?.you ?? null;
  for (const frame of state.frames) {
    for (const hold of codes[frame.code]!.holds) {
      if (!stands(frame, hold, 1)) continue;
      if (hold.cause !== null) cause = frame.slots[hold.cause] as Seat;
      if (!stands(frame, hold, 0)) continue;
      if (hold.rules === null) all = true;
      else for (const rule of hold.rules) waiting.add(rule);
    }
  }
  return { waiting: all ? 'all' : waiting, cause };
}

/** What a stretch has caused is looked at when it is over, so its cause lasts for one instruction more. */
function stands({ at }: DraftFrame, { from, to }: Hold, longer: number): boolean {
  return at >= from && at <= to + longer;
}
