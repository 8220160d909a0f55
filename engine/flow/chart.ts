// flow.json → the chart. It says when; it names programs and never runs them.
import type { Evaluate } from '../machine/context.ts';
import type { FlowFile, FlowState } from '../ruleset/types.generated.ts';
import { compiledStepper } from './compiled.ts';
import { liveStepper } from './live.ts';
import { pathOf } from './paths.ts';
import type { Guards, Stepper } from './step.ts';

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
  /** On XState, for games that people play. */
  readonly live: Stepper;
  /** By a table, for bots and simulations. */
  readonly compiled: Stepper;
  readonly moments: ReadonlyMap<string, Moment>;
}

/** Who is asked, by the path of the state, where it is not the active player. */
export type Menus = ReadonlyMap<string, Evaluate>;

export function chartOf(flow: FlowFile, guards: Guards, menus: Menus): Chart {
  const moments = new Map<string, Moment>();
  collect(flow.states, [], menus, moments);
  const live = liveStepper(flow, guards);
  return { live, compiled: compiledStepper(flow, guards), moments };
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
