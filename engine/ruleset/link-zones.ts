// How many pieces a zone holds: a number, or worked out for whose zone it is.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { INT } from '../expression/types.ts';
import type { RulesetSource } from './source.ts';

export function linkZones({ table }: RulesetSource, around: Surroundings): void {
  for (const [name, { capacity, per }] of Object.entries(table.zones ?? {})) {
    if (capacity === undefined) continue;
    const spot = { file: 'table.json', path: ['zones', name, 'capacity'] };
    const within = { ...around, ...(per !== 'table' && { about: { it: { is: per } } }) };
    around.world.zones.get(name)!.capacity = compileExpression(capacity, spot, within, INT).run;
  }
}
