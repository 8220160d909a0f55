// What is asked of a player, what a player answers, and why an answer is refused.

/** A place at the table, counted from 0. */
export type Seat = number;

/**
 * The name of a thing on the table: `seat/0`, `piece/12`, or a space such as `grid/b2`.
 * A piece that the chooser may not know is named by its place: `place/hand/seat/1/0`.
 */
export type Ref = string;

/** One pick: a thing by its ref, a word, or a number. */
export type Pick = Ref | number;

/** The picks of a move by the names that its `choose` list gives them. */
export type Picks = Readonly<Record<string, Pick>>;

/** What a player does. The same object is sent, judged, saved and replayed. */
export interface Answer {
  readonly seat: Seat;
  readonly move: string;
  readonly picks: Picks;
}

export type PickKind = 'space' | 'card' | 'player' | 'word' | 'int';

/** A part of a move that the player has to pick. */
export interface Field {
  readonly name: string;
  readonly kind: PickKind;
}

/** One move of a menu, with every way in which it can be made now. */
export interface MoveOffer {
  readonly move: string;
  readonly rule?: string;
  readonly fields: readonly Field[];
  readonly answers: readonly Picks[];
}

/** An open question to one seat: answer with one of the offers. */
export interface Decision {
  readonly seat: Seat;
  /** The chart path at which it is asked. */
  readonly state: string;
  readonly rule?: string;
  readonly moves: readonly MoveOffer[];
}

/** Why an answer is not possible. A refusal never changes anything. */
export interface Refusal {
  /** A stable code: one of the ruleset's own, or one of the engine's (see RULES.md). */
  readonly code: string;
  readonly rule?: string;
}
