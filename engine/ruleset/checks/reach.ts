// flow.json: every state can be reached from the beginning.
import { pathOf, resolveTarget } from '../../flow/paths.ts';
import { statesOf, type PlacedState } from '../flow-states.ts';
import type { Check } from './check.ts';
import { targetsOf } from './flow.ts';

export const checkReach: Check = ({ source, report }) => {
  // A target that does not exist is told already, and so is all that it would have led to.
  if (report.problems.some(({ code }) => code === 'unknown-state')) return;
  const states = statesOf(source.flow);
  const reached = reach(new Map(states.map((placed) => [pathOf(placed.keys), placed])));
  for (const { keys, spot } of states) {
    const path = pathOf(keys);
    if (!reached.has(path))
      report.add(spot, 'unreached-state', `the state “${path}” can never be reached`);
  }
};

/** Entering a state enters those around it and the one that it begins with. */
function reach(states: ReadonlyMap<string, PlacedState>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting: (readonly string[])[] = [[]];
  for (let keys = waiting.pop(); keys; keys = waiting.pop()) {
    const placed = states.get(pathOf(keys));
    if (!placed || reached.has(pathOf(keys))) continue;
    reached.add(pathOf(keys));
    if (keys.length > 0) waiting.push(keys.slice(0, -1));
    if (placed.state.initial !== undefined) waiting.push([...keys, placed.state.initial]);
    for (const list of Object.values(placed.state.on ?? {})) {
      for (const { target } of targetsOf(list, placed.spot))
        waiting.push(resolveTarget(keys, target));
    }
  }
  return reached;
}
