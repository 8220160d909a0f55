// Who has won, and who comes in which place: the same for end.json and for the effect finish.
import type { Seat } from '../decision.ts';
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { INT, listOf, PLAYER } from '../expression/types.ts';
import { burn, speaking, type Context, type Evaluate } from '../machine/context.ts';
import { allFrom } from '../players.ts';
import type { GameResult } from '../result.ts';
import { into, type Spot } from './report.ts';
import type { Expression } from './types.generated.ts';

/** Works out how the game has ended. */
export type Outcome = (context: Context) => Pick<GameResult, 'winners' | 'places'>;

interface Written {
  readonly winners?: Expression;
  readonly ranking?: Expression;
}

export function linkOutcome(
  { winners, ranking }: Written,
  spot: Spot,
  around: Surroundings,
): Outcome {
  if (winners === undefined && ranking === undefined) {
    around.report.add(spot, 'no-winners', 'say who has won: with “winners”, “ranking” or both');
  }
  const won =
    winners === undefined
      ? null
      : compileExpression(winners, into(spot, 'winners'), around, listOf(PLAYER)).run;
  const placesOf =
    ranking === undefined ? null : linkRanking(ranking, into(spot, 'ranking'), around);
  return (context) => {
    const places = placesOf?.(context);
    const list = won ? (won(context) as readonly Seat[]) : (places?.[0] ?? []);
    return { winners: [...new Set(list)], ...(places && { places }) };
  };
}

/** Everybody by what they are worth, the highest first; those who are worth the same share a place. */
function linkRanking(
  written: Expression,
  spot: Spot,
  around: Surroundings,
): (context: Context) => readonly (readonly Seat[])[] {
  const about = { it: PLAYER };
  const worth = compileExpression(written, spot, { ...around, about }, INT, listOf(INT)).run;
  return (context) => {
    const { state } = context;
    const seats = allFrom(state, state.first).map((seat) => ({
      seat,
      worth: worthOf(context, seat, worth),
    }));
    seats.sort((a, b) => compare(b.worth, a.worth));
    const places: Seat[][] = [];
    seats.forEach(({ seat, worth: own }, i) => {
      const before = seats[i - 1];
      if (before && compare(before.worth, own) === 0) places.at(-1)!.push(seat);
      else places.push([seat]);
    });
    return places;
  };
}

function worthOf(context: Context, seat: Seat, worth: Evaluate): readonly number[] {
  burn(context);
  const { you } = context;
  context.you = seat;
  const value = speaking(context, [seat], worth) as number | readonly number[];
  context.you = you;
  return typeof value === 'number' ? [value] : value;
}

/** The first number counts first; of two that are equal so far, the next ones are compared. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
