// What a player fills in to answer: the same for a move of a menu and for a choice in a program.
import type { PickKind, Refusal, Seat } from './decision.ts';
import type { Context, Evaluate } from './machine/context.ts';

/** What must hold, and why the answer is refused if it does not. */
export interface Requirement {
  readonly test: Evaluate;
  readonly refusal: { readonly code: string; readonly rule?: string };
}

/** Whether a card is able, judged for whoever picks; the reason is asked for only if it is not. */
export interface Able {
  can(context: Context, card: number, seat: Seat): boolean;
  whyNot(context: Context, card: number, seat: Seat): Refusal | null;
}

export interface Choice {
  readonly name: string;
  readonly kind: PickKind;
  /** Where what is picked is kept, for the parts that name it. */
  readonly slot: number;
  readonly from: Evaluate;
  /** Nothing stands twice in that list. */
  readonly distinct: boolean;
  /** How many are picked: the result is a list then. */
  readonly count: { readonly least: Evaluate; readonly most: Evaluate } | null;
  readonly ordered: boolean;
  /** Where there are not so many, all of them are enough. */
  readonly short: boolean;
  /** What counts as picked by a player who does not answer; null if nothing does. */
  readonly instead: string | number | null;
  /** Which cards of the list can be picked; null if all can. */
  readonly able: Able | null;
  /** For a pick that is not in the list. */
  readonly refusal: { readonly code: string; readonly rule?: string };
}

export interface Form {
  /** What an answer calls it. */
  readonly id: string;
  readonly rule?: string;
  readonly choices: readonly Choice[];
  /** Judged before any pick, after the first, and so on: each as soon as its names are known. */
  readonly requirements: readonly (readonly Requirement[])[];
}
