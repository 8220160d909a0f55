// The events of a ruleset's own, and what each tells: declared in programs/*.json, or only named by an emit or a would.
import { OWN, type Fields } from '../timing/happenings.ts';
import { effectsIn } from './effects-in.ts';
import type { RulesetSource } from './source.ts';
import { typeNamed } from './type-names.ts';
import type { EventDeclaration } from './types.generated.ts';

export function ownEvents(source: RulesetSource): ReadonlyMap<string, Fields> {
  const named = effectsIn(source).flatMap(({ effect }): [string, Fields][] =>
    effect.do === 'emit' || effect.do === 'would' ? [[effect.event, OWN]] : [],
  );
  return new Map([...named, ...declaredEvents(source)]);
}

export function declaredEvents({ programs }: RulesetSource): ReadonlyMap<string, Fields> {
  const events = Object.values(programs).flatMap(({ events = {} }) => Object.entries(events));
  return new Map(events.map(([id, declared]) => [id, [...OWN, ...fieldsOf(declared)]]));
}

function fieldsOf({ with: told = {} }: EventDeclaration): Fields {
  return Object.entries(told).map(([name, type]) => [name, typeNamed(type)] as const);
}
