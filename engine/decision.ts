// What is asked of a player, what a player answers, and why an answer is refused.

/** A place at the table, counted from 0. */
export type Seat = number;

/**
 * The name of a thing on the table: `seat/0`, `piece/12`, or a space such as `grid/b2`.
 * A piece that the chooser may not know is named by its place: `place/hand/seat/1/0`.
 */
export type Ref = string;

/** One thing by its ref, a word, or a number. */
export type Option = Ref | number;

/** What is picked for one field: one option, or several where the field is counted. */
export type Pick = Option | readonly Option[];

/** The picks of an answer by the names that its fields have. */
export type Picks = Readonly<Record<string, Pick>>;

/** What a player does. The same object is sent, judged, saved and replayed. */
export interface Answer {
  readonly seat: Seat;
  /** The offer taken: a move of a menu, a choice, a branch, or `pass`. */
  readonly move: string;
  readonly picks: Picks;
}

export type PickKind = 'space' | 'card' | 'player' | 'word' | 'int';

/** A part of an offer that the player has to pick. */
export interface Field {
  readonly name: string;
  readonly kind: PickKind;
}

/** The first field that has not been picked yet, and what may be picked for it. */
export interface NextField extends Field {
  /** Each of them leads to at least one whole answer. */
  readonly options: readonly Option[];
  /** Several are picked, all different: at least and at most so many. */
  readonly count?: readonly [number, number];
  /** The order in which they are picked counts. */
  readonly ordered?: true;
}

/** One way to answer: its fields in order, and the options of the first one. */
export interface Offer {
  readonly move: string;
  readonly rule?: string;
  readonly fields: readonly Field[];
  /** Null when there is nothing to pick. */
  readonly next: NextField | null;
}

/** What an offer is when a player may do without: it has no fields. */
export const PASS = 'pass';

/** An open question to one seat: answer with one of the offers. */
export interface Decision {
  readonly seat: Seat;
  /** The chart path at which it is asked. */
  readonly state: string;
  /** What is asked in the middle of a program; a menu of moves has no name. */
  readonly asks?: string;
  readonly rule?: string;
  readonly offers: readonly Offer[];
  /** What this seat has answered already; it may still be changed until the last one has answered. */
  readonly given?: Omit<Answer, 'seat'>;
}

/** Why an answer is not possible. A refusal never changes anything. */
export interface Refusal {
  /** A stable code: one of the ruleset's own, or one of the engine's (see RULES.md). */
  readonly code: string;
  readonly rule?: string;
}
