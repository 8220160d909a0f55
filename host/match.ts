// One game in play: the engine's state with what has been said of it so far. Knows no storage.
import {
  answer as judge,
  eventsFor,
  hashState,
  newGame,
  optionsFor,
  view,
  type Answer,
  type GameEvent,
  type Refusal,
  type Seat,
  type State,
} from '../engine/index.ts';
import type { OpenGame, Options, ReplayStep } from './api/api.ts';
import { RequestError } from './request-error.ts';
import type { LoadedRuleset } from './rulesets/load.ts';
import type { StoredAnswer } from './storage/answers.ts';
import type { StoredGame } from './storage/games.ts';

/** What a game was agreed to be. */
export type Agreement = Pick<StoredGame, 'id' | 'ruleset' | 'seats' | 'options' | 'seed'>;

export interface Match {
  readonly agreement: Agreement;
  readonly loaded: LoadedRuleset;
  readonly state: State;
  readonly log: readonly GameEvent[];
}

export type Judged =
  | { readonly ok: true; readonly match: Match; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

export function beginMatch(loaded: LoadedRuleset, agreement: Agreement): Match {
  const { seats, options, seed } = agreement;
  const begun = newGame(loaded.ruleset, { seats: seats.length, options, seed });
  if (!begun.ok) throw refusedSetup(loaded, agreement, begun.refusal);
  return { agreement, loaded, state: begun.state, log: logged(begun.events) };
}

export function play(match: Match, answer: Answer): Judged {
  const judged = judge(match.loaded.ruleset, match.state, answer);
  if (!judged.ok) return judged;
  const { state, events } = judged;
  return { ok: true, match: { ...match, state, log: [...match.log, ...logged(events)] }, events };
}

/** Plays the stored answers again, and makes sure that each leads where it led before. */
export function replayAnswers(begun: Match, answers: readonly StoredAnswer[]): Match {
  let match = begun;
  for (const { step, answer, stateHash } of answers) {
    const judged = play(match, answer);
    if (!judged.ok || hashState(judged.match.state) !== stateHash) {
      throw differs(begun.agreement.id, step);
    }
    match = judged.match;
  }
  return match;
}

/** At one screen the view is that of the seat to act; after the end, what everyone may see. */
export function openGameOf(match: Match): OpenGame {
  const { agreement, loaded, state, log } = match;
  const seat = seatToAct(match);
  return {
    game: agreement.id,
    ruleset: agreement.ruleset,
    seats: agreement.seats,
    view: view(loaded.ruleset, state, seat),
    log: eventsFor(log, seat),
  };
}

/** At one screen only the seat to act may ask. */
export function nextOptions(match: Match, begun: Answer): Options {
  if (begun.seat !== seatToAct(match)) {
    return { accepted: false, refusal: { code: 'not-your-decision' } };
  }
  const { ok, ...found } = optionsFor(match.loaded.ruleset, match.state, begun.seat, begun);
  return { accepted: ok, ...found } as Options;
}

/** What everyone may see: an unfinished game must not tell the secrets of a seat when it is watched. */
export function replayStepOf(match: Match, steps: number): ReplayStep {
  const { agreement, loaded, state, log } = match;
  return {
    game: agreement.id,
    ruleset: agreement.ruleset,
    seats: agreement.seats,
    steps,
    view: view(loaded.ruleset, state, null),
    log: eventsFor(log, null),
  };
}

export function resultOf({ loaded, state }: Match): StoredGame['result'] {
  return view(loaded.ruleset, state, null).result;
}

function seatToAct({ loaded, state }: Match): Seat | null {
  return view(loaded.ruleset, state, null).waiting[0] ?? null;
}

function logged(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(({ event }) => event === 'answered' || event === 'said' || event === 'over');
}

function refusedSetup({ source }: LoadedRuleset, { seats }: Agreement, refusal: Refusal): Error {
  const { min, max } = source.ruleset.players;
  if (refusal.code === 'bad-seats') {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    return new RequestError('bad-seats', `This game is for ${range} players, not ${seats.length}.`);
  }
  return new RequestError('bad-option', 'An option is not one that this game knows.');
}

function differs(game: string, step: number): RequestError {
  return new RequestError(
    'storage',
    `The game ${game} no longer plays as it was saved: its answer ${step} leads to another position. It was left as it is; open it with the version of Tablekeep that saved it.`,
  );
}
