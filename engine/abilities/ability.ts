// Abilities as play needs them: what a card can be made to do.
import type { Form } from '../form.ts';

export interface Ability {
  readonly number: number;
  readonly name: string;
  readonly rule?: string;
  /** The window in which it can be played, or null. */
  readonly window: string | null;
  /** The zones in which its card must lie to be played in a window; null for those in play. */
  readonly from: ReadonlySet<string> | null;
  /** The refusal code when nothing can be picked, if it has its own. */
  readonly refusal: string | null;
  /** What its user picks, and what it requires. Set when it is linked, after all that it could name is known. */
  form: Form;
  /** The number of its code. What it triggers waits until it is complete. */
  code: number;
  /** The number of the same code as a part of what is going on, for windows. */
  part: number;
}

/** All abilities of one name. */
export interface AbilityName {
  readonly name: string;
  /** By the number of the definition. */
  readonly onCards: readonly (Ability | null)[];
  /** For whatever has none of its own. */
  readonly library: Ability | null;
}

export interface Abilities {
  readonly all: readonly Ability[];
  readonly named: ReadonlyMap<string, AbilityName>;
  /** The first ability of each definition that needs no window, or its first at all. */
  readonly usual: readonly (Ability | null)[];
}

/** An ability being performed, or thought of: whose text, as which card, and by whom. */
export interface Use {
  readonly ability: Ability;
  /** Whose text it is; null for the library without a card. */
  readonly card: number | null;
  /** What `this` is: the card, or the card that copies it. */
  readonly self: number | null;
  readonly you: number;
}

/** The ability of that name for a card of this definition. */
export function abilityOf({ onCards, library }: AbilityName, def: number | null): Ability | null {
  return (def === null ? null : onCards[def]) ?? library;
}
