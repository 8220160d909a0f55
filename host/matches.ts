// The games of the household: started, taken up again and answered, each answer stored before anyone is told.
import { randomInt } from 'node:crypto';
import {
  eventsFor,
  hashState,
  optionsFor,
  whyNot,
  type Answer,
  type Reason,
} from '../engine/index.ts';
import type { Answered, GameSummary, LogPart, OpenGame, Options, ReplayStep } from './api/api.ts';
import type {
  AnswerParams,
  LogParams,
  NewGameParams,
  ReplayParams,
  UndoParams,
  WhyNotParams,
} from './api/requests.generated.ts';
import { seatsOf } from './campaigns.ts';
import { needGame, needSave, type Desk } from './desk.ts';
import { newId } from './ids.ts';
import { beginMatch, hashOf, play, resultOf, seatToAct, snapshotOf, undoOffer } from './match.ts';
import { eventsSeen, needEyes, openGameOf, replayStepOf, summaryOf } from './shown.ts';
import type { NewStoredGame } from './storage/games.ts';
import { snapshotEvery } from './storage/snapshots.ts';
import { noStep, takeUp, type Taken } from './take-up.ts';

export interface Matches {
  newGame(params: NewGameParams): OpenGame;
  openGame(game: string): OpenGame;
  answer(params: AnswerParams): Answered;
  options(params: AnswerParams): Options;
  whyNot(params: WhyNotParams): Reason | null;
  undo(params: UndoParams): Answered;
  replay(params: ReplayParams): ReplayStep;
  log(params: LogParams): LogPart;
  games(): readonly GameSummary[];
}

/** What the household has, and the games that were opened since it was. */
interface Room extends Desk {
  readonly open: Map<string, Taken>;
}

export function openMatches(desk: Desk): Matches {
  const room: Room = { ...desk, open: new Map() };
  return {
    newGame: (params) => newGame(room, params),
    openGame: (id) => openGameOf(taken(room, id)),
    answer: (params) => answer(room, params),
    options: (params) => options(room, params),
    whyNot: (params) => why(room, params),
    undo: (params) => undo(room, params),
    replay: (params) => replay(room, params),
    log: (params) => log(room, params),
    games: () => summaries(room),
  };
}

function newGame(room: Room, params: NewGameParams): OpenGame {
  const { storage, shelf } = room;
  const lock = { ruleset: params.ruleset, mods: [] };
  const { players, campaign } = seatsOf(room, params);
  const loaded = shelf.take(lock);
  const agreement = { players, options: params.options, seed: params.seed ?? randomInt(2 ** 32) };
  const match = beginMatch(loaded, agreement);
  const now = room.clock().toISOString();
  const begun: NewStoredGame = {
    ...{ ...agreement, ...lock, id: newId(), campaign, origin: 'new', parent: null },
    ...{ startHash: hashOf(match), entries: 0, step: 0, startedAt: now, playedAt: now },
    result: resultOf(match),
  };
  // Rules can still go wrong when a view is made: before anything is stored.
  const stored = { ...begun, key: 0, played: 0, binnedAt: null };
  const reply = openGameOf({ game: stored, match });
  const game = storage.write(() => {
    shelf.keep(loaded);
    return storage.games.add(begun);
  });
  room.open.set(game.id, { game, match });
  return reply;
}

/** The record is read each time: another part of the household may have put the game into the bin. */
function taken(room: Room, id: string): Taken {
  const game = needGame(room, id);
  const known = room.open.get(id);
  if (known && known.game.entries === game.entries) return { ...known, game };
  const found = takeUp(room, game);
  room.open.set(id, found);
  return found;
}

function answer(room: Room, { game: id, step, answer: message }: AnswerParams): Answered {
  const { game, match } = taken(room, id);
  if (step !== match.state.step) return { accepted: false, refusal: { code: 'stale' } };
  const given: Answer = { seat: message.seat, move: message.move, picks: message.picks };
  const judged = play(match, given);
  if (!judged.ok) return { accepted: false, refusal: judged.refusal };
  const next = judged.match;
  const open = openGameOf({ game, match: next });
  // SAVE-1: on disk first; if that fails, the game in memory stays where the disk is.
  const changed = append(room, { game, match: next }, given);
  room.open.set(id, { game: changed, match: next });
  return { accepted: true, open, events: eventsFor(judged.events, open.view.seat) };
}

/** `given` is null for a game that went back to where `match` stands. */
function append({ storage, clock }: Room, { game, match }: Taken, given: Answer | null) {
  const entry = game.entries + 1;
  const { step } = match.state;
  const snapshot = given && snapshotOf(match);
  return storage.write(() => {
    const stateHash = hashState(match.state);
    storage.answers.append(game.key, { entry, step, answer: given, stateHash });
    if (snapshot) storage.snapshots.put(game.key, entry, snapshot);
    const playedAt = clock().toISOString();
    const change = { entries: entry, step, playedAt, result: resultOf(match) };
    return storage.games.change(game, change, 'played');
  });
}

/** Nothing is deleted: that it was taken back is written after what was answered. */
function undo(room: Room, { game: id, step }: UndoParams): Answered {
  const { game, match } = taken(room, id);
  if (step !== match.state.step) return { accepted: false, refusal: { code: 'stale' } };
  const offer = undoOffer(match);
  if (!offer.possible) return { accepted: false, refusal: { code: offer.code } };
  const { match: before } = takeUp(room, game, { step: offer.to });
  const open = openGameOf({ game, match: before });
  const changed = append(room, { game, match: before }, null);
  room.open.set(id, { game: changed, match: before });
  return { accepted: true, open, events: [] };
}

/** What may be picked is told to nobody but the seat that the page shows. */
function options(room: Room, { game: id, step, answer: begun }: AnswerParams): Options {
  const { match } = taken(room, id);
  if (step !== match.state.step) return { accepted: false, refusal: { code: 'stale' } };
  if (begun.seat !== seatToAct(match)) {
    return { accepted: false, refusal: { code: 'not-your-decision' } };
  }
  const { ok, ...found } = optionsFor(match.loaded.ruleset, match.state, begun.seat, begun);
  return { accepted: ok, ...found } as Options;
}

function why(room: Room, { game: id, step, seat, ...pointed }: WhyNotParams): Reason | null {
  const { match } = taken(room, id);
  if (step !== match.state.step) return { code: 'stale', words: 'refused.stale' };
  if (seat !== seatToAct(match)) {
    return { code: 'not-your-decision', words: 'refused.not-your-decision' };
  }
  return whyNot(match.loaded.ruleset, match.state, seat, pointed);
}

function replay(room: Room, { game: id, step, eyes = null, save }: ReplayParams): ReplayStep {
  const game = needGame(room, id);
  needEyes(game, eyes);
  const entry = save === undefined ? undefined : needSave(room, save, game).entry;
  return replayStepOf(takeUp(room, game, { step, ...(entry !== undefined && { entry }) }), eyes);
}

/** The part of the log that ends before a step, as large as a snapshot's. */
function log(room: Room, { game: id, before, seat }: LogParams): LogPart {
  const game = needGame(room, id);
  const eyes = seat ?? null;
  needEyes(game, eyes);
  if (before > game.step) throw noStep(game.step, before);
  const { match } = takeUp(room, game, { step: before });
  const from = Math.max(0, Math.ceil(before / snapshotEvery) - 1) * snapshotEvery;
  const pieces = match.log.filter(
    (piece) => piece.from >= from && piece.from < Math.max(before, 1),
  );
  const events = pieces.flatMap((piece) => piece.events);
  return { game: id, from, to: before, log: eventsSeen(events, eyes) };
}

function summaries({ storage, shelf }: Room): readonly GameSummary[] {
  const listed = storage.read(() => storage.games.list());
  const binned = storage
    .read(() => storage.campaigns.list())
    .filter((each) => each.binnedAt !== null);
  const hidden = new Set(binned.map(({ id }) => id));
  return listed
    .filter(
      (game) => 'damaged' in game || (game.binnedAt === null && !hidden.has(game.campaign ?? '')),
    )
    .map((game) => summaryOf(game, shelf));
}
