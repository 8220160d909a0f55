// What expressions know of abilities: their names, and the one that is meant if none is named.
import type { Ability } from '../abilities/ability.ts';
import type { World } from '../ruleset/world.ts';
import { closedSet, type Type } from './types.ts';

export function abilityNames({ abilities }: World): Type {
  return closedSet('the name of an ability', [...abilities.named.keys()]);
}

export function usualOf({ abilities }: World, def: number | null): Ability | null {
  return def === null ? null : abilities.usual[def]!;
}
