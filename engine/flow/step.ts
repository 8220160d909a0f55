// Chart + event → the next state and the programs named on the way. The path is all that is saved (FLOW-1).
import { initialTransition, transition } from 'xstate';
import type { Chart, ChartContext } from './chart.ts';
import { pathOf } from './paths.ts';

/** Where the chart stands, and the programs to run, in order. */
export interface ChartStep {
  readonly path: string;
  readonly programs: readonly string[];
}

type StateValue = string | { readonly [key: string]: StateValue | undefined };

export function beginChart({ machine }: Chart, context: ChartContext): ChartStep {
  const [snapshot, actions] = initialTransition(machine, context as never);
  return stepOf(snapshot.value, actions);
}

/** Null if the event leads nowhere: nothing handles it, or it stays without a program. */
export function sendToChart(
  { machine }: Chart,
  path: string,
  event: string,
  context: ChartContext,
): ChartStep | null {
  const before = machine.resolveState({ value: valueOf(path), context });
  const [after, actions] = transition(machine, before, { type: event });
  // XState hands back the very snapshot it was given when no transition was taken,
  // and also when a state was left and entered again: then there are programs to run.
  return after === before && actions.length === 0 ? null : stepOf(after.value, actions);
}

function stepOf(value: StateValue, actions: readonly { readonly type: string }[]): ChartStep {
  return { path: pathOf(keysOf(value)), programs: actions.map((action) => action.type) };
}

function keysOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...(inner ? keysOf(inner) : [])]);
}

function valueOf(path: string): StateValue {
  const keys = path.split('.');
  return keys
    .slice(0, -1)
    .reduceRight<StateValue>((inner, key) => ({ [key]: inner }), keys.at(-1)!);
}
