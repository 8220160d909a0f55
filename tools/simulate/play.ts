// One game from its seed to its end, played by bots, and what went wrong in it.
import {
  answer,
  hashState,
  newGame,
  RulesetFault,
  view,
  type Answer,
  type GameResult,
  type GameSetup,
  type Ruleset,
  type State,
  type View,
} from '../../engine/index.ts';
import type { Bot } from '../bots/bot.ts';
import { makeChance, type Chance } from '../bots/chance.ts';
import { deskFor } from './desk.ts';
import { brokenAnswer, brokenPosition } from './promises.ts';

/** What all games of a simulation have in common. */
export interface Table {
  readonly ruleset: Ruleset;
  readonly seats: number;
  readonly options: GameSetup['options'];
  /** By seat; where there are fewer than seats, they begin again. */
  readonly bots: readonly Bot[];
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
export function playGame(
  table: Table,
  seed: number,
  listen: Listener = () => undefined,
): GameReport {
  let decisions = 0;
  const count: Listener = (state, given) => {
    if (given) decisions += 1;
    listen(state, given);
  };
  const { result = null, trouble = null } = playOn(table, seed, count);
  return { seed, decisions, result, trouble };
}

interface Ending {
  readonly result?: GameResult;
  readonly trouble?: Trouble;
}

function playOn(table: Table, seed: number, listen: Listener): Ending {
  try {
    const { ruleset, seats, options } = table;
    const started = newGame(ruleset, { seats, options, seed });
    if (!started.ok) return refusal('the game cannot begin', started.refusal.code);
    const chance = makeChance(seed);
    let { state } = started;
    listen(state, null);
    const broken = table.check ? brokenPosition(ruleset, state) : null;
    if (broken !== null) return { trouble: { kind: 'broken', why: broken } };
    for (let decisions = 0; state.result === null; decisions += 1) {
      if (decisions === table.longest) return tooLong(table.longest);
      const next = playAnswer(table, state, chance);
      if ('trouble' in next) return next;
      ({ state } = next);
      listen(state, next.given);
    }
    return { result: state.result };
  } catch (error) {
    if (!(error instanceof RulesetFault)) throw error;
    return { trouble: { kind: 'fault', why: error.message } };
  }
}

function playAnswer(
  { ruleset, bots, check }: Table,
  state: State,
  chance: Chance,
): { readonly state: State; readonly given: Answer } | { readonly trouble: Trouble } {
  const asked = askedView(ruleset, state);
  const bot = bots[(asked.seat ?? 0) % bots.length]!;
  const given = bot(asked, chance, deskFor(ruleset, state, asked.seat));
  if (!given) return { trouble: { kind: 'stuck', why: `nobody can answer at “${state.chart}”` } };
  const hash = check ? hashState(state) : '';
  const played = answer(ruleset, state, given);
  if (!played.ok) return refusal(JSON.stringify(given), played.refusal.code);
  const broken = check
    ? (brokenAnswer(hash, state, played.state) ?? brokenPosition(ruleset, played.state))
    : null;
  if (broken !== null) return { trouble: { kind: 'broken', why: broken } };
  return { state: played.state, given };
}

/** Of those who are asked, the first; mostly the one whose turn it is. */
function askedView(ruleset: Ruleset, state: State): View {
  const guess = view(ruleset, state, state.active);
  const [other] = guess.waiting;
  const wanted = guess.waiting.includes(state.active) || other === undefined;
  return wanted ? guess : view(ruleset, state, other);
}

function refusal(what: string, code: string): { readonly trouble: Trouble } {
  return { trouble: { kind: 'refusal', why: `${what} was refused with ${code}` } };
}

function tooLong(longest: number): { readonly trouble: Trouble } {
  return { trouble: { kind: 'stuck', why: `not over after ${longest} decisions` } };
}
