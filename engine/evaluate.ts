// What a position is worth to a seat, by the terms of bots.json: for bots, never for the rules.
import { blaming } from './fault.ts';
import type { Seat } from './decision.ts';
import { contextOf } from './machine/context.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { State } from './state.ts';

/** More than all terms together are likely to come to. */
const WON = 1e9;

export function evaluate({ terms }: Ruleset, state: State, seat: Seat): number {
  if (state.result) return outcome(state.result.winners, seat);
  return blaming('bots.json', () => {
    const context = contextOf(state, seat);
    let worth = 0;
    for (const { is, weight, test } of terms) {
      if (!test || test(context) === true) worth += weight * Number(is(context));
    }
    return worth;
  });
}

function outcome(winners: readonly Seat[], seat: Seat): number {
  if (winners.includes(seat)) return WON / winners.length;
  return winners.length === 0 ? 0 : -WON;
}
