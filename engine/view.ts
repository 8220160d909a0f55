// The table as one seat may see it. A view holds nothing that its seat may not know.
import type { Decision, Ref, Seat } from './decision.ts';
import type { Place } from './event.ts';

/** A piece; `ref` and `card` are null when its face is not known to the viewer. */
export interface PieceView {
  readonly ref: Ref | null;
  readonly card: string | null;
  readonly owner: Seat | null;
}

export interface ZoneView extends Place {
  readonly pieces: readonly PieceView[];
}

export interface GameResult {
  /** The id in end.json, or null if a program finished the game. */
  readonly end: string | null;
  readonly rule?: string;
  readonly winners: readonly Seat[];
}

export interface View {
  /** Whose eyes these are; null sees what is public only. */
  readonly seat: Seat | null;
  /** How many answers have been given. */
  readonly step: number;
  readonly seats: number;
  readonly first: Seat;
  readonly active: Seat;
  /** The chart path, for example `turn` or `round.draft`. */
  readonly state: string;
  readonly zones: readonly ZoneView[];
  /** The viewer's own open decision. */
  readonly decision: Decision | null;
  /** Every seat that has an open decision. */
  readonly waiting: readonly Seat[];
  readonly result: GameResult | null;
}
