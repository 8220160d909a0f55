// What was written and what is read, as bits: a rule is looked at again only if something that it reads was written.

/** A set of parts of the state. Several parts may share a bit: then a rule is looked at once too often, never too seldom. */
export type Marks = number;

export const OWNERS: Marks = 1;
export const ACTIVE: Marks = 1 << 1;
export const FIRST: Marks = 1 << 2;
export const ROUND: Marks = 1 << 3;
export const TURN: Marks = 1 << 4;

/** Pieces have come to the table. */
export const PIECES: Marks = 1 << 5;

/** Somebody has come to know a piece, or to know it no more. */
export const KNOWLEDGE: Marks = 1 << 6;

const FIXED = 7;
const BITS = 30;

export const NOTHING: Marks = 0;
export const EVERYTHING: Marks = 2 ** BITS - 1;

/** The mark of a counter or a variable, by its number among all of them. */
export function columnMark(number: number): Marks {
  return 1 << (FIXED + (number % (BITS - FIXED)));
}

/** The same for zones, counted from the other end, so that few share a mark with a column. */
export function zoneMark(number: number): Marks {
  return 1 << (BITS - 1 - (number % (BITS - FIXED)));
}
