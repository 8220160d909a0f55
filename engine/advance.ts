// What happens between two decisions: programs run, ends are looked at, the chart goes on, a menu opens.
import { blamed, blaming, RulesetFault } from './fault.ts';
import type { Moment } from './flow/chart.ts';
import type { ChartContext, ChartStep } from './flow/step.ts';
import { burn } from './machine/context.ts';
import { NOTHING } from './machine/marks.ts';
import { pushFrame, runTopFrame, type Start } from './machine/run.ts';
import { runningOn, type Running } from './machine/running.ts';
import { finishGame } from './machine/writes.ts';
import { openTo } from './open.ts';
import { isOut } from './players.ts';
import type { GameResult } from './result.ts';
import type { End, Ruleset } from './ruleset/ruleset.ts';
import type { Draft, State } from './state.ts';
import { cut } from './timing/fall.ts';
import { startStateRule } from './timing/state-rules.ts';
import { startTrigger } from './timing/queue.ts';
import { canBeFilled } from './walk.ts';

/** A step of the chart costs as much as so many instructions, so that a circle is found soon. */
const CHART_STEP = 200;

/** Goes on until somebody must decide, or the game is over. */
export function advance(ruleset: Ruleset, running: Running): void {
  const { state } = running;
  while (state.result === null && state.asking.length === 0) {
    if (running.written !== NOTHING && startStateRule(running)) continue;
    if (state.falling && cut(running)) {
      lookAfterCut(ruleset, running);
      continue;
    }
    if (state.waiting && startTrigger(running)) continue;
    const frame = state.frames[state.frames.length - 1];
    if (!frame) followChart(ruleset, running);
    else if (runTopFrame(running) && frame.code !== ruleset.setup && !state.waiting) {
      lookAtEnds(ruleset, running);
    }
  }
}

/** A position put together by hand: whoever should be asked in it is asked. */
export function askedAnew(ruleset: Ruleset, state: State): State {
  if (state.frames.length > 0 || state.result) return state;
  const running = runningOn(ruleset, { ...state, asking: [] });
  advance(ruleset, running);
  return running.state;
}

/** The same at another state of the chart; what was going on is dropped. */
export function stoodAt(ruleset: Ruleset, state: State, path: string, enter: boolean): State {
  const standing = { chart: path, frames: [], made: null, signal: null, asking: [], result: null };
  const { waiting: _waiting, falling: _falling, ...rest } = state;
  const running = runningOn(ruleset, { ...rest, ...standing });
  const { entry } = ruleset.chart.moments.get(path)!;
  if (enter) take(ruleset, running, { path, programs: entry });
  advance(ruleset, running);
  return running.state;
}

function lookAtEnds(ruleset: Ruleset, running: Running): void {
  if (running.state.result !== null) return;
  speakForActive(running);
  const fresh = running.unjudged | running.written;
  running.unjudged = NOTHING;
  const { ends } = ruleset;
  for (let i = 0; i < ends.length; i++) {
    if ((ends[i]!.marks & fresh) === 0) continue;
    const result = resultOf(running, ends[i]!);
    if (result) return finishGame(running, result);
  }
}

function resultOf(running: Running, { id, rule, test, outcome }: End): GameResult | null {
  try {
    if (test(running) !== true) return null;
    return { end: id, ...(rule !== undefined && { rule }), ...outcome(running) };
  } catch (fault) {
    throw blamed(`end “${id}”`, fault);
  }
}

/** Who was doing something has left it unfinished: then ends are looked at now. */
function lookAfterCut(ruleset: Ruleset, running: Running): void {
  const { state } = running;
  if (state.frames.length === 0 && !state.waiting) lookAtEnds(ruleset, running);
  if (state.result === null && state.out!.length === state.seats) {
    finishGame(running, { end: null, winners: [] });
  }
}

/** Ends and guards belong to nobody's program: there, you are the active player. */
function speakForActive(running: Running): void {
  running.you = running.state.active;
  running.slots = [];
}

function followChart(ruleset: Ruleset, running: Running): void {
  const { state } = running;
  burn(running, CHART_STEP);
  speakForActive(running);
  if (state.chart === '') return take(ruleset, running, running.stepper.begin(contextFor(running)));
  // A signal goes before the move in which it was raised.
  const { signal, made } = state;
  state.signal = null;
  state.made = null;
  if (signal !== null && followed(ruleset, running, `signal.${signal}`)) return;
  if (made !== null && followed(ruleset, running, ruleset.moves.get(made)!.event)) return;
  const moment = ruleset.chart.moments.get(state.chart)!;
  if (moment.last) return finishGame(running, { end: null, winners: [] });
  if (openMenu(ruleset, running, moment)) return;
  if (followed(ruleset, running, 'done')) return;
  throw new RulesetFault(`flow state “${state.chart}”: done leads nowhere`);
}

function contextFor(running: Running): ChartContext {
  return { holds: (guard) => guard(running) === true };
}

/** Whether the event leads somewhere. */
function followed(ruleset: Ruleset, running: Running, event: string): boolean {
  const { state, stepper } = running;
  try {
    const step = stepper.send(state.chart, event, contextFor(running));
    if (step) take(ruleset, running, step);
    return step !== null;
  } catch (fault) {
    throw blamed(`flow state “${state.chart}”`, fault);
  }
}

/** The first program named is put on top of the stack. */
function take(ruleset: Ruleset, running: Running, step: ChartStep): void {
  running.state.chart = step.path;
  for (let i = step.programs.length - 1; i >= 0; i--) {
    pushFrame(running, ruleset.programs.get(step.programs[i]!)!, FROM_CHART);
  }
}

const FROM_CHART: Start = { you: null, slots: [], back: null };

/** False if there is no menu, or nobody to ask: then the state is done. */
function openMenu(ruleset: Ruleset, running: Running, { moves, who }: Moment): boolean {
  if (moves.length === 0) return false;
  const { state } = running;
  const found = who ? who(running) : state.active;
  if (running.trusting && found === state.active && !state.out) {
    state.asking = [{ seat: found, offer: null, values: [] }];
    return true;
  }
  const named = typeof found === 'number' ? [found] : [...new Set(found as readonly number[])];
  const seats = named.filter((seat) => !isOut(state, seat));
  if (seats.length === 0) return false;
  state.asking = seats.map((seat) => ({ seat, offer: null, values: [] }));
  if (running.trusting && seats.length === 1) return true;
  state.asking = state.asking.filter(({ seat }) => canMove(ruleset, state, seat));
  if (state.asking.length > 0) return true;
  throw nobodyCanMove(state);
}

export function nobodyCanMove({ chart }: State): RulesetFault {
  return new RulesetFault(`flow state “${chart}”: nobody can move`);
}

/** Tried at once: a menu in which the rules go wrong must not become a state that is saved. */
function canMove(ruleset: Ruleset, state: Draft, seat: number): boolean {
  const { forms, walk } = openTo(ruleset, state, seat)!;
  return forms.some((form) => blaming(`move “${form.id}”`, () => canBeFilled(walk(form))));
}
