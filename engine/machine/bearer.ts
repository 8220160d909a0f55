// Whoever or whatever carries a counter, as an event tells it: a sort and a number.
import type { Cell } from '../expression/cell.ts';
import type { Column } from '../ruleset/columns.ts';
import type { World } from '../ruleset/world.ts';
import type { Value } from '../state.ts';

/** In this order they are numbered. */
export const BEARERS = ['bank', 'table', 'player', 'card', 'space'] as const;

export const THE_BANK: Value = [0, 0];

export function bearerOf({ column, bearer }: Cell): Value {
  return [BEARERS.indexOf(column.of), bearer];
}

/** The number of the bearer if it is of this sort. */
export function bearing(value: Value, sort: (typeof BEARERS)[number]): number | null {
  const [found, bearer] = value as readonly [number, number];
  return BEARERS[found] === sort ? bearer : null;
}

/** The counter or variable of that name on the bearer; null if it has none. */
export function cellOn(
  { columns }: Pick<World, 'columns'>,
  value: Value,
  name: string,
): Cell | null {
  const [sort, bearer] = value as readonly [number, number];
  const column = columns[BEARERS[sort]!].get(name);
  return column ? { column, bearer } : null;
}

/** The counters of that name, on whatever they can be. */
export function countersNamed({ columns }: Pick<World, 'columns'>, name: string): Column[] {
  return BEARERS.flatMap((sort) => {
    const column = columns[sort].get(name);
    return column?.counter ? [column] : [];
  });
}
