// The chain: cards whose abilities are being performed, one through the other.
import type { Context } from '../machine/context.ts';

/** Whether an ability of the card is being performed, or thought of as being performed. */
export function isChained({ state, chain = [] }: Context, card: number): boolean {
  return (
    state.frames.some(({ uses }) => uses?.card === card) || chain.some((one) => one.card === card)
  );
}
