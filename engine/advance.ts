// What happens between two decisions: programs run, ends are looked at, the chart goes on, a menu opens.
import { RulesetFault, blaming } from './fault.ts';
import type { ChartContext } from './flow/chart.ts';
import { beginChart, sendToChart, type ChartStep } from './flow/step.ts';
import { decisions } from './legal.ts';
import { burn } from './machine/context.ts';
import { pushFrame, runTopFrame } from './machine/run.ts';
import type { Running } from './machine/running.ts';
import { finishGame } from './machine/writes.ts';
import type { Ruleset } from './ruleset/ruleset.ts';

/** A step of the chart costs as much as so many instructions, so that a circle is found soon. */
const CHART_STEP = 200;

/** Goes on until somebody must decide, or the game is over. */
export function advance(ruleset: Ruleset, running: Running): void {
  const { state } = running;
  while (state.result === null && !state.asking) {
    const frame = state.frames.at(-1);
    if (!frame) followChart(ruleset, running);
    else {
      runTopFrame(running, ruleset.codes);
      if (frame.code !== ruleset.setup) lookAtEnds(ruleset, running);
    }
  }
}

function lookAtEnds(ruleset: Ruleset, running: Running): void {
  if (running.state.result !== null) return;
  speakForActive(running);
  for (const { id, rule, test, winners } of ruleset.ends) {
    const won = blaming(`end “${id}”`, () => (test(running) ? winners(running) : null));
    if (won === null) continue;
    const winning = won as readonly number[];
    return finishGame(running, { end: id, ...(rule !== undefined && { rule }), winners: winning });
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
  const context: ChartContext = { holds: (guard) => guard(running) === true };
  const send = (event: string) =>
    blaming(`flow state “${state.chart}”`, () =>
      sendToChart(ruleset.chart, state.chart, event, context),
    );
  if (state.chart === '') return take(ruleset, running, beginChart(ruleset.chart, context));
  const made = state.made;
  state.made = null;
  const step = made === null ? null : send(`move.${made}`);
  if (step) return take(ruleset, running, step);
  const moment = ruleset.chart.moments.get(state.chart)!;
  if (moment.last) return finishGame(running, { end: null, winners: [] });
  if (moment.moves.length > 0) return openMenu(ruleset, running);
  const next = send('done');
  if (!next) throw new RulesetFault(`flow state “${state.chart}”: done leads nowhere`);
  take(ruleset, running, next);
}

/** The first program named is put on top of the stack. */
function take(ruleset: Ruleset, running: Running, step: ChartStep): void {
  running.state.chart = step.path;
  for (const id of step.programs.toReversed()) {
    pushFrame(running, ruleset.codes, ruleset.programs.get(id)!, { you: null, slots: [] });
  }
}

/** Listed at once: a menu that cannot be listed must not become a state that is saved. */
function openMenu(ruleset: Ruleset, { state }: Running): void {
  state.asking = true;
  if (decisions(ruleset, state).every(({ moves }) => moves.length === 0)) {
    throw new RulesetFault(`flow state “${state.chart}”: nobody can move`);
  }
}
