// What a bot is: it sees the view of its seat and answers the decision in it. It never sees the state.
import type { Answer, View } from '../../engine/index.ts';
import type { Chance } from './chance.ts';

/** What the rules tell the seat that is asked, beyond its view. */
export interface Desk {
  /** One of the answers that are possible, found by chance; null if there is none. */
  anyAnswer(chance: Chance): Answer | null;
  /** The answers that are possible; of very many, some found by chance. */
  someAnswers(chance: Chance): readonly Answer[];
  /** What each answer leads to is worth, where all that the seat does not know was dealt anew by chance. */
  worths(answers: readonly Answer[], chance: Chance): readonly number[];
}

/** Null if the view offers it nothing to answer. */
export type Bot = (view: View, chance: Chance, desk: Desk) => Answer | null;
