// A place of counters, as the words that move them need it.
import type { Cell } from '../expression/cell.ts';
import type { Column } from '../ruleset/columns.ts';
import { into } from '../ruleset/report.ts';
import type { Context } from './context.ts';
import type { Writer } from './writer.ts';

interface CounterPlace {
  (context: Context): Cell | null;
  readonly columns: readonly Column[];
}

/** `like` are the counters at the other end: one of them must be possible here. */
export function counterPlace(
  writer: Writer,
  field: string,
  written: string,
  like?: readonly Column[],
): CounterPlace {
  const place = writer.place(field, written);
  const columns = place?.columns.filter(({ counter }) => counter !== null) ?? [];
  const spot = into(writer.spot, field);
  if (place && columns.length === 0) {
    const message = `“${written}” is not a counter; use set or add for a variable`;
    writer.report.add(spot, 'not-a-counter', message);
  } else if (place && like && !columns.some((column) => like.some((one) => isSame(one, column)))) {
    const from = like.map(({ name }) => name).join(', ');
    writer.report.add(spot, 'other-counter', `“${from}” cannot go to “${written}”`);
  }
  return Object.assign((context: Context) => place!.at(context), { columns });
}

function isSame({ counter: one }: Column, { counter: other }: Column): boolean {
  return one?.material === other?.material;
}
