// What happened, in the order in which it happened: for the log and for animation.
import type { Picks, Ref, Seat } from './decision.ts';
import type { GameResult } from './view.ts';

/** A zone and whose it is: the table's, a seat's or a space's. */
export interface Place {
  readonly zone: string;
  readonly of: Ref | 'table';
}

export type GameEvent =
  | {
      readonly event: 'answered';
      readonly seat: Seat;
      readonly move: string;
      readonly picks: Picks;
      readonly rule?: string;
    }
  | { readonly event: 'created'; readonly piece: Ref; readonly card: string; readonly to: Place }
  | {
      readonly event: 'moved';
      readonly piece: Ref;
      readonly card: string;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly event: 'turn'; readonly seat: Seat }
  | { readonly event: 'over'; readonly result: GameResult };
