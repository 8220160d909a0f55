// Spaces as a case names them: `b2`, or `grid/b2` where two boards have a b2.
import type { World } from '../ruleset/world.ts';
import { suggest } from '../ruleset/suggest.ts';
import { ScenarioFailure } from './failure.ts';

/** The number of a space, or null if no space, or more than one, has that name. */
export function findSpace(world: World, name: string): number | null {
  const whole = world.spaceNumbers.get(name);
  if (whole !== undefined) return whole;
  const found = world.spaces.flatMap((space, number) => (space.name === name ? [number] : []));
  return found.length === 1 ? found[0]! : null;
}

export function needSpace(world: World, name: string): number {
  const space = findSpace(world, name);
  if (space !== null) return space;
  const meant = suggest(
    name,
    world.spaces.map((one) => one.name),
  );
  throw new ScenarioFailure(
    `there is no single space “${name}”${meant === undefined ? '' : ` (did you mean “${meant}”?)`}`,
  );
}

/** The zones that lie on a space, in the order of table.json. */
export function zonesOn(world: World, space: number): number[] {
  const zones = [...world.zones.values()].filter((zone) => zone.per === 'space');
  return zones.map((zone) => zone.base + space);
}
