// The chain: cards whose abilities are being performed, one through the other.
import type { Context } from '../machine/context.ts';

/** Whether an ability of the card is being performed, or thought of as being performed. */
export function isChained({ state, chain = [] }: Context, card: number): boolean {
  return (
    state.frames.some(({ uses }) => uses?.card === card) || chain.some((one) => one.card === card)
  );
}

/** The card whose ability is being thought of, or performed; null for one of the library without a card. */
export function usedCard({ state, chain = [] }: Context): number | null {
  const thought = chain.at(-1) ?? state.frames.findLast(({ uses }) => uses)?.uses;
  return thought?.card ?? null;
}
