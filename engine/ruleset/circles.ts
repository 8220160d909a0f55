// What is worked out must not depend on itself, nor on too much.
import type { Report, Spot } from './report.ts';

/** A value, or all that is said of a condition, with what it asks for. */
export interface Dependent {
  readonly spot: Spot;
  readonly uses: ReadonlySet<string>;
}

type Graph = ReadonlyMap<string, Dependent>;

/** Each circle is told once, at its first value by name. */
export function tellCircles(graph: Graph, report: Report): void {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): void => {
    const begun = path.indexOf(name);
    if (begun >= 0) return tellCircle(path.slice(begun), graph, report);
    if (done.has(name)) return;
    path.push(name);
    for (const next of graph.get(name)?.uses ?? []) visit(next);
    path.pop();
    done.add(name);
  };
  for (const name of graph.keys()) visit(name);
}

const MOST_NAMED = 6;

function tellCircle(circle: readonly string[], graph: Graph, report: Report): void {
  const first = circle.toSorted()[0]!;
  const at = circle.indexOf(first);
  const round = [...circle.slice(at), ...circle.slice(0, at)];
  const named = round.length > MOST_NAMED ? [...round.slice(0, MOST_NAMED), '…'] : round;
  const message = `“${first}” depends on itself: ${[...named, first].join(', then ')}`;
  report.add(graph.get(first)!.spot, 'circle', message);
}

/** One value asks for another, which asks for another… */
const MAX_DEPTH = 32;

/** Told once, where it becomes too deep. */
export function tellDeep(graph: Graph, report: Report): void {
  const depths = new Map<string, number>();
  const depthOf = (name: string): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    const below = [...(graph.get(name)?.uses ?? [])].map(depthOf);
    const depth = 1 + Math.max(0, ...below);
    depths.set(name, depth);
    return depth;
  };
  const deep = [...graph.keys()].find((name) => depthOf(name) > MAX_DEPTH);
  if (deep === undefined) return;
  const message = `“${deep}” stands on values that stand on values, more than ${MAX_DEPTH} deep`;
  report.add(graph.get(deep)!.spot, 'too-deep', message);
}
