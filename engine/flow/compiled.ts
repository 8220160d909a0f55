// The chart as a table: for each state and event, where each transition leads. Bots and simulations run on it; tests hold it equal to XState.
import type { Evaluate } from '../machine/context.ts';
import type { FlowFile, FlowState, FlowTransition } from '../ruleset/types.generated.ts';
import { pathOf, resolveTarget } from './paths.ts';
import type { ChartStep, Guards, Stepper } from './step.ts';

/** A state on the way from the top: the chart as a whole comes first, under no name. */
interface Level {
  readonly keys: readonly string[];
  readonly state: FlowState;
}

/** A transition as it works from one state; the step is null if it leads nowhere. */
interface Way {
  readonly guard: Evaluate | null;
  readonly step: ChartStep | null;
}

type Ways = ReadonlyMap<string, readonly Way[]>;

export function compiledStepper(flow: FlowFile, guards: Guards): Stepper {
  const top: Level = { keys: [], state: flow };
  const first = enter(top, innermost([top]));
  const table = new Map<string, Ways>();
  const all = leaves([top]);
  const moves = movesIn(all);
  for (const levels of all) {
    const events = eventsFor(levels, moves);
    table.set(pathOf(levels.at(-1)!.keys), waysFrom(flow, levels, events, guards));
  }
  return {
    begin: () => first,
    send: (path, event, context) => {
      const ways = table.get(path)!.get(event);
      if (!ways) return null;
      for (const { guard, step } of ways) if (!guard || context.holds(guard)) return step;
      return null;
    },
  };
}

/** Every state without inner ones, with all states around it. */
function leaves(levels: readonly Level[]): (readonly Level[])[] {
  const inner = Object.entries(levels.at(-1)!.state.states ?? {});
  if (inner.length === 0) return [levels];
  return inner.flatMap(([name, state]) => leaves([...levels, child(levels.at(-1)!, name, state)]));
}

function child({ keys }: Level, name: string, state: FlowState): Level {
  return { keys: [...keys, name], state };
}

/** Goes on inwards to where its initial states lead. */
function innermost(levels: readonly Level[]): readonly Level[] {
  const last = levels.at(-1)!;
  const { initial, states } = last.state;
  if (initial === undefined) return levels;
  return innermost([...levels, child(last, initial, states![initial]!)]);
}

function levelsOf(flow: FlowFile, keys: readonly string[]): readonly Level[] {
  const levels: Level[] = [{ keys: [], state: flow }];
  for (const key of keys)
    levels.push(child(levels.at(-1)!, key, levels.at(-1)!.state.states![key]!));
  return levels;
}

/** The innermost state is asked first; where none of its transitions is taken, the one around it. */
function waysFrom(
  flow: FlowFile,
  levels: readonly Level[],
  events: Iterable<string>,
  guards: Guards,
): Ways {
  const ways = new Map<string, Way[]>();
  if (isLast(levels)) return ways;
  for (const event of events) {
    const found = levels.toReversed().flatMap((source) =>
      written(source.state, event).map((one): Way => {
        const guard = one.guard === undefined ? null : guards.get(one.guard)!;
        return { guard, step: stepOf(flow, levels, source, one) };
      }),
    );
    if (found.length > 0) ways.set(event, found);
  }
  return ways;
}

/** Every move that the chart names, as the event that it sends. */
function movesIn(all: readonly (readonly Level[])[]): readonly string[] {
  const menus = all.flatMap((levels) => levels.at(-1)!.state.meta?.moves ?? []);
  const named = all.flat().flatMap(({ state }) => Object.keys(state.on ?? {}));
  const events = [...menus.map((move) => `move.${move}`), ...named];
  return [...new Set(events)].filter((event) => event.startsWith('move.'));
}

/** What is written around a state; where any move is meant, all of them. */
function eventsFor(levels: readonly Level[], moves: readonly string[]): ReadonlySet<string> {
  const named = levels.flatMap(({ state }) => Object.keys(state.on ?? {}));
  return new Set(named.includes(ANY_MOVE) ? [...named, ...moves] : named);
}

const ANY_MOVE = 'move.*';

/** What is written for this very event comes before what is written for any move. */
function written({ on = {} }: FlowState, event: string): readonly FlowTransition[] {
  const any = event.startsWith('move.') && event !== ANY_MOVE ? listed(on[ANY_MOVE]) : [];
  return [...listed(on[event]), ...any];
}

function listed(list: string | readonly FlowTransition[] | undefined): readonly FlowTransition[] {
  return typeof list === 'string' ? [{ target: list }] : (list ?? []);
}

function stepOf(
  flow: FlowFile,
  levels: readonly Level[],
  source: Level,
  { target, reenter }: FlowTransition,
): ChartStep | null {
  const goal = levelsOf(flow, resolveTarget(source.keys, target));
  const domain = domainOf(levels, source, goal, reenter === true);
  const left = levels.slice(levels.indexOf(domain) + 1).toReversed();
  const exits = left.flatMap(({ state }) => state.exit ?? []);
  const step = enter(domain, innermost(goal));
  const programs = [...exits, ...step.programs];
  const stays = step.path === pathOf(levels.at(-1)!.keys) && programs.length === 0;
  return stays ? null : { path: step.path, programs };
}

/** The state that is neither left nor entered: as far inwards as source and goal have in common. */
function domainOf(
  levels: readonly Level[],
  source: Level,
  goal: readonly Level[],
  reenter: boolean,
): Level {
  const around = levels.filter(({ keys }) => begins(goal.at(-1)!.keys, keys));
  const within = (limit: number) => around.findLast(({ keys }) => keys.length <= limit)!;
  const inside = begins(goal.at(-1)!.keys, source.keys);
  if (inside && !reenter) return source;
  return within(Math.max(0, Math.min(source.keys.length, goal.at(-1)!.keys.length) - 1));
}

function begins(keys: readonly string[], start: readonly string[]): boolean {
  return start.every((key, i) => keys[i] === key);
}

/** Enters everything inside the domain, outer before inner; a last state is left at once, as XState does. */
function enter(domain: Level, levels: readonly Level[]): ChartStep {
  const entered = levels.filter(({ keys }) => keys.length > domain.keys.length);
  const entries = entered.flatMap(({ state }) => state.entry ?? []);
  const exits = isLast(levels) ? (levels.at(-1)!.state.exit ?? []) : [];
  return { path: pathOf(levels.at(-1)!.keys), programs: [...entries, ...exits] };
}

function isLast(levels: readonly Level[]): boolean {
  return levels.length === 2 && levels[1]!.state.type === 'final';
}
