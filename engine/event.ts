// What happened, in the order in which it happened: for the log and for animation.
import type { Pick, Ref, Seat } from './decision.ts';
import type { GameResult } from './view.ts';

/** A zone and whose it is: the table's, a seat's or a space's. */
export interface Place {
  readonly zone: string;
  readonly of: Ref | 'table';
}

/** Who may know which pieces an event is about; left out when everybody may. */
interface Secret {
  readonly seenBy?: readonly Seat[];
}

/** `piece` and `card` are null, and so are picked pieces, for a seat that may not know them. */
export type GameEvent =
  | (Secret & {
      readonly event: 'answered';
      readonly seat: Seat;
      readonly move: string;
      readonly picks: Readonly<Record<string, Pick | null>>;
      readonly rule?: string;
    })
  | (Secret & {
      readonly event: 'created';
      readonly piece: Ref | null;
      readonly card: string | null;
      readonly to: Place;
    })
  | (Secret & {
      readonly event: 'moved';
      readonly piece: Ref | null;
      readonly card: string | null;
      readonly from: Place;
      readonly to: Place;
    })
  | { readonly event: 'turn'; readonly seat: Seat }
  | { readonly event: 'over'; readonly result: GameResult };
