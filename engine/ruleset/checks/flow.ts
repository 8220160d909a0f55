// flow.json: every state, program and move that it names exists, and no state is a dead end.
import { pathOf, resolveTarget } from '../../flow/paths.ts';
import { statesOf, type PlacedState } from '../flow-states.ts';
import { into, type Spot } from '../report.ts';
import type { FlowTransitionList } from '../types.generated.ts';
import type { Check, Checked } from './check.ts';

export const checkFlow: Check = (checked) => {
  const states = statesOf(checked.source.flow);
  // The chart as a whole comes first, and nothing can lead to it.
  const paths = new Set(states.slice(1).map(({ keys }) => pathOf(keys)));
  for (const placed of states) {
    checkShape(checked, placed);
    checkPrograms(checked, placed);
    checkTransitions(checked, placed, paths);
    if (!goesOn(placed, states)) tellDeadEnd(checked, placed);
  }
};

function checkShape({ report }: Checked, { keys, spot, state }: PlacedState): void {
  const inner = Object.keys(state.states ?? {});
  const path = pathOf(keys);
  if (inner.length > 0 && state.initial === undefined) {
    const message = `the state “${path}” has inner states, so it must say with “initial” where it begins`;
    report.add(spot, 'missing-initial', message);
  } else if (state.initial !== undefined && !inner.includes(state.initial)) {
    const known = { found: state.initial, among: inner };
    const message = `there is no state “${state.initial}” to begin with`;
    report.add(into(spot, 'initial'), 'unknown-state', message, { known });
  }
  if (inner.length > 0 && state.meta?.moves) {
    const message = `the state “${path}” has inner states; only a state without them can offer moves`;
    report.add(into(spot, 'meta', 'moves'), 'misplaced-moves', message);
  }
  if (state.type === 'final' && (inner.length > 0 || state.on || state.meta?.moves)) {
    const message = `the state “${path}” is final: it can have no states, transitions or moves`;
    report.add(spot, 'final-goes-on', message);
  }
}

function checkPrograms({ declared, report }: Checked, { spot, state }: PlacedState): void {
  for (const when of ['entry', 'exit'] as const) {
    (state[when] ?? []).forEach((id, i) => {
      const program = declared.programs.get(id)?.declared;
      const takes = Object.keys(program?.with ?? {});
      if (takes.length > 0) {
        const message = `the program “${id}” must be given “${takes[0]}”; the chart can give nothing`;
        report.add(into(spot, when, i), 'missing-argument', message);
      }
      if (program) return;
      const known = { found: id, among: declared.programs.keys() };
      report.add(into(spot, when, i), 'unknown-program', `there is no program “${id}”`, { known });
    });
  }
}

function checkTransitions(checked: Checked, placed: PlacedState, paths: ReadonlySet<string>): void {
  const { declared, report } = checked;
  for (const [event, list] of Object.entries(placed.state.on ?? {})) {
    const spot = into(placed.spot, 'on', event);
    const move = event.startsWith('move.') ? event.slice('move.'.length) : '*';
    if (move !== '*' && !declared.moves.has(move)) {
      const known = { found: move, among: declared.moves.keys() };
      report.add(spot, 'unknown-move', `there is no move “${move}”`, { known });
    }
    for (const { target, at } of targetsOf(list, spot)) {
      const path = pathOf(resolveTarget(placed.keys, target));
      if (paths.has(path)) continue;
      const known = { found: path, among: paths };
      report.add(at, 'unknown-state', `there is no state “${path}”`, { known });
    }
  }
}

export function targetsOf(
  list: FlowTransitionList,
  spot: Spot,
): readonly { readonly target: string; readonly at: Spot }[] {
  if (typeof list === 'string') return [{ target: list, at: spot }];
  return list.map(({ target }, i) => ({ target, at: into(spot, i, 'target') }));
}

/** A state without a menu goes on with done, which it or a state around it must handle. */
function goesOn({ keys, state }: PlacedState, states: readonly PlacedState[]): boolean {
  if (state.states || state.meta?.moves || keys.length === 0) return true;
  if (state.type === 'final' && keys.length === 1) return true;
  return states.some((one) => {
    const around = one.keys.every((key, i) => keys[i] === key);
    return around && Object.hasOwn(one.state.on ?? {}, 'done');
  });
}

function tellDeadEnd({ report }: Checked, { keys, spot }: PlacedState): void {
  const message = `the state “${pathOf(keys)}” offers no moves and does not handle “done”: the game would stand still`;
  report.add(spot, 'dead-end', message);
}
