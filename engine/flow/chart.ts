// flow.json → an XState machine. The chart says when; it names programs and never runs them.
import { createMachine } from 'xstate';
import type { Evaluate } from '../machine/context.ts';
import type { FlowFile, FlowState, FlowTransitions } from '../ruleset/types.generated.ts';
import { pathOf, resolveTarget } from './paths.ts';

/** What guards are judged with. */
export interface ChartContext {
  readonly holds: (guard: Evaluate) => boolean;
}

/** A state of the chart, as play needs it. */
export interface Moment {
  readonly moves: readonly string[];
  /** Gives the player or the players whose menu it is; the active player if there is none. */
  readonly who: Evaluate | null;
  /** The programs that are run when it is entered. */
  readonly entry: readonly string[];
  readonly rule?: string;
  /** Reaching it ends the game. */
  readonly last: boolean;
}

export interface Chart {
  readonly machine: ReturnType<typeof machineOf>;
  readonly moments: ReadonlyMap<string, Moment>;
}

/** The guards of a flow file, compiled, by the text that they were written as. */
export type Guards = ReadonlyMap<string, Evaluate>;

/** Who is asked, by the path of the state, where it is not the active player. */
export type Menus = ReadonlyMap<string, Evaluate>;

export function chartOf(flow: FlowFile, guards: Guards, menus: Menus): Chart {
  const moments = new Map<string, Moment>();
  collect(flow.states, [], menus, moments);
  return { machine: machineOf(flow, guards), moments };
}

function collect(
  states: Readonly<Record<string, FlowState>>,
  above: readonly string[],
  menus: Menus,
  moments: Map<string, Moment>,
): void {
  for (const [name, state] of Object.entries(states)) {
    const path = [...above, name];
    const rule = state.meta?.rule;
    moments.set(pathOf(path), {
      moves: state.meta?.moves ?? [],
      who: menus.get(pathOf(path)) ?? null,
      entry: state.entry ?? [],
      ...(rule !== undefined && { rule }),
      last: state.type === 'final' && above.length === 0,
    });
    collect(state.states ?? {}, path, menus, moments);
  }
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
