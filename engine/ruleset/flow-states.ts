// A walk through the states of flow.json, outer before inner, each with its path and its spot.
import { into, type Spot } from './report.ts';
import type { FlowFile, FlowState } from './types.generated.ts';

export interface PlacedState {
  readonly keys: readonly string[];
  readonly spot: Spot;
  readonly state: FlowState;
}

const TOP: Spot = { file: 'flow.json', path: [] };

/** The chart as a whole comes first, as a state without a name. */
export function statesOf(flow: FlowFile): PlacedState[] {
  return [{ keys: [], spot: TOP, state: flow }, ...inside(flow.states, [], TOP)];
}

function inside(
  states: Readonly<Record<string, FlowState>>,
  above: readonly string[],
  spot: Spot,
): PlacedState[] {
  return Object.entries(states).flatMap(([name, state]) => {
    const placed = { keys: [...above, name], spot: into(spot, 'states', name), state };
    return [placed, ...inside(state.states ?? {}, placed.keys, placed.spot)];
  });
}
