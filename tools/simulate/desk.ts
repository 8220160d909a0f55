// What the rules tell a bot: its answers, and what they come to where the unknown was dealt anew. It hands out no state.
import {
  answer,
  answersOf,
  evaluate,
  redeal,
  sampleAnswer,
  type Answer,
  type Ruleset,
  type Seat,
  type State,
} from '../../engine/index.ts';
import type { Desk } from '../bots/bot.ts';
import type { Chance } from '../bots/chance.ts';

/** More answers than this are not looked at one by one. */
const MOST = 60;

/** How often the unknown is dealt anew; every answer is tried in the same deals. */
const DEALS = 3;

export function deskFor(ruleset: Ruleset, state: State, seat: Seat | null): Desk {
  const any = (chance: Chance) =>
    seat === null ? null : sampleAnswer(ruleset, state, seat, (below) => chance.pick(below));
  return {
    anyAnswer: any,
    someAnswers: (chance) => {
      if (seat === null) return [];
      const listed = answersOf(ruleset, state, seat, MOST);
      if (listed.length < MOST) return listed;
      return Array.from({ length: MOST }, () => any(chance)).filter((one) => one !== null);
    },
    worths: (answers, chance) => {
      if (seat === null) return [];
      const deals = Array.from({ length: DEALS }, () =>
        redeal(ruleset, state, seat, (below) => chance.pick(below)),
      );
      return answers.map((one) => mean(deals.flatMap((deal) => worth(ruleset, deal, one))));
    },
  };
}

/** Nothing where a rule that looks at hidden cards refuses it in this deal. */
function worth(ruleset: Ruleset, deal: State, given: Answer): number[] {
  const played = answer(ruleset, deal, given);
  return played.ok ? [evaluate(ruleset, played.state, given.seat)] : [];
}

function mean(worths: readonly number[]): number {
  if (worths.length === 0) return -Infinity;
  return worths.reduce((sum, one) => sum + one, 0) / worths.length;
}
