// What an event of the ruleset's own tells: all that it declares, each of its type.
import type { Type } from '../expression/types.ts';
import { into } from '../ruleset/report.ts';
import { OWN } from '../timing/happenings.ts';
import type { Evaluate } from './context.ts';
import type { Writer } from './writer.ts';

export interface Tell {
  readonly name: string;
  readonly type: Type;
  readonly run: Evaluate;
}

/** In the order of the declaration; whose it is does not belong to them. */
export function linkTells(
  writer: Writer,
  event: string,
  given: Readonly<Record<string, string | number | boolean>>,
): Tell[] {
  const fields = (writer.around.events.get(event) ?? OWN).slice(OWN.length);
  for (const name of Object.keys(given)) {
    if (fields.some(([field]) => field === name)) continue;
    const known = { found: name, among: fields.map(([field]) => field) };
    const message = `the event “${event}” tells no “${name}”: say in the events of programs/ what it tells`;
    writer.report.add(into(writer.spot, 'with', name), 'unknown-argument', message, { known });
  }
  return fields.flatMap(([name, type]): Tell[] => {
    if (Object.hasOwn(given, name)) {
      return [{ name, type, run: writer.expression(['with', name], given[name]!, type).run }];
    }
    const message = `the event “${event}” tells “${name}”, which is missing here`;
    writer.report.add(writer.spot, 'missing-argument', message);
    return [];
  });
}
