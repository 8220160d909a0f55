// Spaces as a case names them: `b2`, or `grid/b2` where two boards have a b2.
import type { World, Zone } from '../ruleset/world.ts';
import { meant, ScenarioFailure } from './failure.ts';

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
  const names = world.spaces.map((one) => one.name);
  const several = names.includes(name);
  const message = several
    ? `several boards have a space “${name}”; say which, as in ${world.spaces[names.indexOf(name)]!.ref}`
    : `there is no space “${name}”${meant(name, names)}`;
  throw new ScenarioFailure(message);
}

/** The zones that every space has, in the order of table.json. */
export function zonesOn(world: World): Zone[] {
  return [...world.zones.values()].filter((zone) => zone.per === 'space');
}
