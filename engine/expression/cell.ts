// Where a counter or a variable is kept, as places name it and play finds it.
import type { Context } from '../machine/context.ts';
import type { Column } from '../ruleset/columns.ts';
import type { Type } from './types.ts';

/** One cell of the state: a column, and the number of the bearer. */
export interface Cell {
  readonly column: Column;
  readonly bearer: number;
}

export interface PlaceExpression {
  readonly type: Type;
  /** Every column that can be meant. */
  readonly columns: readonly Column[];
  /** Null where the bearer is none. */
  readonly at: (context: Context) => Cell | null;
}
