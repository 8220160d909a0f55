// The chart on XState's own pure functions: live games run on it.
import { createMachine, initialTransition, transition } from 'xstate';
import type { FlowFile, FlowState, FlowTransitions } from '../ruleset/types.generated.ts';
import { pathOf, resolveTarget } from './paths.ts';
import type { ChartContext, ChartStep, Guards, Stepper } from './step.ts';

export function liveStepper(flow: FlowFile, guards: Guards): Stepper {
  const machine = machineOf(flow, guards);
  return {
    begin: (context) => {
      const [snapshot, actions] = initialTransition(machine, context as never);
      return stepOf(snapshot.value, actions);
    },
    send: (path, event, context) => {
      const before = machine.resolveState({ value: valueOf(path), context });
      if (before.status === 'done') return null;
      const [after, actions] = transition(machine, before, { type: event });
      // XState hands back the very snapshot it was given when no transition was taken,
      // and also when a state was left and entered again: then there are programs to run.
      return after === before && actions.length === 0 ? null : stepOf(after.value, actions);
    },
  };
}

/** XState's own dialect of one state: plain data, so that its types need not be spelled out. */
type Config = Readonly<Record<string, unknown>>;

function machineOf(flow: FlowFile, guards: Guards) {
  const config = {
    id: 'flow',
    initial: flow.initial,
    context: ({ input }: { input: ChartContext }) => input,
    states: statesConfig(flow.states, []),
    ...(flow.on && { on: transitionsConfig(flow.on, []) }),
  };
  const named = [...guards].map(([text, guard]) => [
    text,
    ({ context }: { context: ChartContext }) => context.holds(guard),
  ]);
  return createMachine(config as never, { guards: Object.fromEntries(named) as never });
}

function statesConfig(
  states: Readonly<Record<string, FlowState>>,
  above: readonly string[],
): Config {
  const entries = Object.entries(states).map(([name, state]): [string, Config] => {
    const path = [...above, name];
    const { type, initial, entry, exit, on } = state;
    const inner = state.states && { states: statesConfig(state.states, path) };
    const transitions = on && { on: transitionsConfig(on, path) };
    return [name, { type, initial, entry, exit, ...inner, ...transitions }];
  });
  return Object.fromEntries(entries);
}

/** All targets are written from the top, so that they mean the same wherever they stand. */
function transitionsConfig(on: FlowTransitions, from: readonly string[]): Config {
  const target = (written: string) => `#flow.${pathOf(resolveTarget(from, written))}`;
  const entries = Object.entries(on).map(([event, list]): [string, unknown] => {
    if (typeof list === 'string') return [event, target(list)];
    return [
      event,
      list.map(({ guard, reenter, ...one }) => ({ target: target(one.target), guard, reenter })),
    ];
  });
  return Object.fromEntries(entries);
}

type StateValue = string | { readonly [key: string]: StateValue | undefined };

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
