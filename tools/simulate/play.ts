// One game from its seed to its end, played by bots, and what went wrong in it.
import {
  answer,
  newGame,
  RulesetFault,
  sampleAnswer,
  view,
  type Answer,
  type GameResult,
  type GameSetup,
  type Ruleset,
  type State,
  type View,
} from '../../engine/index.ts';
import type { Bot, Desk } from '../bots/bot.ts';
import { makeChance } from '../bots/chance.ts';
import { brokenPromise } from './promises.ts';

/** What all games of a simulation have in common. */
export interface Table {
  readonly ruleset: Ruleset;
  readonly seats: number;
  readonly options: GameSetup['options'];
  readonly bot: Bot;
  /** Whether the position is examined after every answer. */
  readonly check: boolean;
  /** A game that needs more decisions than this goes nowhere. */
  readonly longest: number;
}

export interface Trouble {
  readonly kind: 'fault' | 'refusal' | 'stuck' | 'broken';
  readonly why: string;
}

export interface GameReport {
  readonly seed: number;
  readonly decisions: number;
  readonly result: GameResult | null;
  readonly trouble: Trouble | null;
}

/** Told of the first state, with no answer, and of every answer with the state it led to. */
export type Listener = (state: State, given: Answer | null) => void;

/** The same seed gives the same game, whatever was played before it. */
export function playGame(table: Table, seed: number, listen: Listener = () => undefined) {
  let decisions = 0;
  const report = (result: GameResult | null, trouble: Trouble | null): GameReport => {
    return { seed, decisions, result, trouble };
  };
  try {
    const { ruleset, seats, options } = table;
    const started = newGame(ruleset, { seats, options, seed });
    if (!started.ok) return report(null, refusal('the game cannot begin', started.refusal.code));
    const chance = makeChance(seed);
    let { state } = started;
    listen(state, null);
    while (state.result === null) {
      if (decisions === table.longest) return report(null, tooLong(table.longest));
      const asked = askedView(ruleset, state);
      const given = table.bot(asked, chance, deskFor(ruleset, state, asked));
      if (!given)
        return report(null, { kind: 'stuck', why: `nobody can answer at “${state.chart}”` });
      const played = answer(ruleset, state, given);
      if (!played.ok) return report(null, refusal(JSON.stringify(given), played.refusal.code));
      const broken = table.check ? brokenPromise(ruleset, state, played.state) : null;
      if (broken !== null) return report(null, { kind: 'broken', why: broken });
      ({ state } = played);
      decisions += 1;
      listen(state, given);
    }
    return report(state.result, null);
  } catch (error) {
    if (!(error instanceof RulesetFault)) throw error;
    return report(null, { kind: 'fault', why: error.message });
  }
}

export function deskFor(ruleset: Ruleset, state: State, { seat }: View): Desk {
  return {
    anyAnswer: (chance) =>
      seat === null ? null : sampleAnswer(ruleset, state, seat, (below) => chance.pick(below)),
  };
}

/** Of those who are asked, the first; mostly the one whose turn it is. */
function askedView(ruleset: Ruleset, state: State): View {
  const guess = view(ruleset, state, state.active);
  const [other] = guess.waiting;
  const wanted = guess.waiting.includes(state.active) || other === undefined;
  return wanted ? guess : view(ruleset, state, other);
}

function refusal(what: string, code: string): Trouble {
  return { kind: 'refusal', why: `${what} was refused with ${code}` };
}

function tooLong(longest: number): Trouble {
  return { kind: 'stuck', why: `not over after ${longest} decisions` };
}
