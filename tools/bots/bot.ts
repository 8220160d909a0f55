// What a bot is: it sees the view of its seat and answers the decision in it. It never sees the state.
import type { Answer, View } from '../../engine/index.ts';
import type { Chance } from './chance.ts';

/** Null if the view offers it nothing to answer. */
export type Bot = (view: View, chance: Chance) => Answer | null;
