// One game in play: the engine's state with what has been said of it lately. Knows no storage.
import {
  answer as judge,
  hashState,
  newGame,
  undoReach,
  view,
  type Answer,
  type GameEvent,
  type GameResult,
  type PlayedStep,
  type Refusal,
  type Seat,
  type State,
} from '../engine/index.ts';
import type { UndoOffer } from './api/api.ts';
import { RequestError } from './request-error.ts';
import type { LoadedRuleset } from './rulesets/load.ts';
import type { StoredGame } from './storage/games.ts';
import { snapshotEvery, type Snapshot } from './storage/snapshots.ts';

/** What a game was agreed to be. */
export type Agreement = Pick<StoredGame, 'players' | 'options' | 'seed'>;

/** The log of the answers after `from`, up to the next part. */
export interface LogPiece {
  readonly from: number;
  readonly events: readonly GameEvent[];
}

export interface Match {
  readonly agreement: Agreement;
  readonly loaded: LoadedRuleset;
  readonly state: State;
  /** Oldest first; not all of a long game. */
  readonly log: readonly LogPiece[];
  /** The last answers with their positions, newest last: as far as anybody might take back. */
  readonly recent: readonly PlayedStep[];
}

export type Judged =
  | { readonly ok: true; readonly match: Match; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** What the log tells, and the dice, which lie on the table until others fall; all else is for the picture. */
const told = new Set(['answered', 'said', 'rolled', 'skipped', 'eliminated', 'over']);
const piecesOfLog = 3;
const stepsKept = 64;

export function beginMatch(loaded: LoadedRuleset, agreement: Agreement): Match {
  const { players, options, seed } = agreement;
  const begun = newGame(loaded.ruleset, { seats: players.length, options, seed });
  if (!begun.ok) throw refusedSetup(loaded, agreement, begun.refusal);
  const log = [{ from: 0, events: logged(begun.events) }];
  return { agreement, loaded, state: begun.state, log, recent: [] };
}

/** The game where a snapshot was taken, with the log that is known of the answers before it. */
export function resumeMatch(begun: Match, state: State, log: readonly LogPiece[]): Match {
  return { ...begun, state, log: [...log, { from: state.step, events: [] }], recent: [] };
}

export function play(match: Match, given: Answer): Judged {
  const before = match.state;
  const judged = judge(match.loaded.ruleset, before, given);
  if (!judged.ok) return judged;
  const { state, events } = judged;
  const recent = [...match.recent.slice(1 - stepsKept), { before, given, after: state }];
  const log = written(match.log, state.step, logged(events));
  return { ok: true, match: { ...match, state, log, recent }, events };
}

/** Null where none is due. */
export function snapshotOf({ state, log }: Match): Snapshot | null {
  if (state.step === 0 || state.step % snapshotEvery !== 0) return null;
  const piece = log.findLast(({ from }) => from === state.step - snapshotEvery);
  return piece ? { state, log: piece.events } : null;
}

export function hashOf({ state }: Pick<Match, 'state'>): string {
  return hashState(state);
}

export function resultOf({ loaded, state }: Match): GameResult | null {
  return view(loaded.ruleset, state, null).result;
}

/** At one screen the view is that of the seat to act; null after the end. */
export function seatToAct({ loaded, state }: Match): Seat | null {
  return view(loaded.ruleset, state, null).waiting[0] ?? null;
}

/** A person takes back the own last answer, and with it what bots have answered since. */
export function undoOffer({ agreement, recent }: Match): UndoOffer {
  const isBot = (seat: Seat) => agreement.players[seat]?.kind === 'bot';
  const latestFirst = recent.toReversed();
  const own = latestFirst.findIndex(({ given }) => !isBot(given.seat));
  const person = latestFirst[own];
  if (!person) return { possible: false, code: recent.length === 0 ? 'start' : 'other-seat' };
  const bots = agreement.players.flatMap((_, seat) => (isBot(seat) ? [seat] : []));
  const { back, barrier } = undoReach(latestFirst, [person.given.seat, ...bots]);
  if (back > own) return { possible: true, to: person.before.step };
  return { possible: false, code: barrier.code };
}

function written(
  log: readonly LogPiece[],
  step: number,
  events: readonly GameEvent[],
): readonly LogPiece[] {
  const last = log.at(-1)!;
  const piece = { ...last, events: [...last.events, ...events] };
  if (step % snapshotEvery !== 0) return [...log.slice(0, -1), piece];
  return [...log.slice(0, -1), piece, { from: step, events: [] }].slice(-piecesOfLog);
}

function logged(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(({ event }) => told.has(event));
}

function refusedSetup({ source }: LoadedRuleset, agreement: Agreement, refusal: Refusal): Error {
  const { min, max } = source.ruleset.players;
  if (refusal.code === 'bad-seats') {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    const found = agreement.players.length;
    return new RequestError('bad-seats', `This game is for ${range} players, not ${found}.`);
  }
  return new RequestError('bad-option', 'An option is not one that this game knows.');
}
