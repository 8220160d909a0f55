// given: a derived value that is said comes out as it is said; what changes later still changes it.
import { fieldsOf } from '../expression/fields.ts';
import { same } from '../expression/operators.ts';
import { contextOf } from '../machine/context.ts';
import type { DerivedValue } from '../ruleset/values.ts';
import type { ScenarioValue } from '../ruleset/types.generated.ts';
import type { Stated } from '../state.ts';
import type { Holder } from './holders.ts';
import type { Laying } from './lay.ts';
import { itemParts, shown, valueOf } from './values.ts';

/** Each is worked out with those that were stated before it: a value may stand on another one. */
export function stateValues(laying: Laying, holders: readonly Holder[], notes: string[]): Stated[] {
  const { world } = laying;
  const onCards = [...laying.laid].map(([number, item]): Holder => {
    const { name: label, fields } = itemParts(item);
    return { of: 'card', number, label, fields };
  });
  const stated: Stated[] = [];
  // In the order in which the rules declare them, whatever the order in the case.
  for (const value of world.values.values()) {
    for (const holder of [...holders, ...onCards]) {
      if (value.of !== holder.of || !Object.hasOwn(holder.fields, value.name)) continue;
      const one = stateOne(laying, value, holder, stated);
      if (!one) continue;
      stated.push(one.stated);
      notes.push(one.note);
    }
  }
  return stated;
}

function stateOne(
  laying: Laying,
  { name, type }: DerivedValue,
  { of, number, label, fields }: Holder,
  before: readonly Stated[],
): { stated: Stated; note: string } | null {
  const { read } = fieldsOf(laying.world, { is: of }).get(name)!;
  const seat = of === 'player' ? number : laying.state.active;
  const found = read(contextOf({ ...laying.state, stated: before }, seat), number);
  const wanted = valueOf(laying, type, fields[name] as ScenarioValue, {
    label: `given: ${label}.${name}`,
    laid: new Set(laying.laid.keys()),
  });
  if (same(found, wanted)) return null;
  const change =
    typeof wanted === 'number' && type.is === 'int'
      ? { add: wanted - (found as number) }
      : { set: wanted };
  const says = `${label}.${name} is stated as ${shown(laying, type, wanted)}`;
  const note = `${says}; from what lies on the table it would be ${shown(laying, type, found)}`;
  return { stated: { value: name, of: number, ...change }, note };
}
