// Where a piece can lie, as events and views name it.
import type { Ref } from './decision.ts';

/** A zone and whose it is: the table's, a seat's or a space's. */
export interface Place {
  readonly zone: string;
  readonly of: Ref | 'table';
  /** Which of its parts, if the zone is split. */
  readonly part?: string;
}
