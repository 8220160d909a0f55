// The games of the household: started, taken up again and answered, each answer stored before anyone is told.
import { randomInt, randomUUID } from 'node:crypto';
import { eventsFor, hashState, type Answer, type GameEvent } from '../engine/index.ts';
import type { Answered, GameSummary, OpenGame, Options, ReplayStep } from './api/api.ts';
import type { AnswerParams, NewGameParams } from './api/requests.generated.ts';
import {
  beginMatch,
  nextOptions,
  openGameOf,
  play,
  replayAnswers,
  replayStepOf,
  resultOf,
  type Agreement,
  type Match,
} from './match.ts';
import { RequestError } from './request-error.ts';
import type { Shelf } from './shelf.ts';
import type { StoredAnswer } from './storage/answers.ts';
import type { StoredGame } from './storage/games.ts';
import type { Storage } from './storage/open.ts';

export interface Matches {
  newGame(params: NewGameParams): OpenGame;
  openGame(game: string): OpenGame;
  answer(params: AnswerParams): Answered;
  options(params: AnswerParams): Options;
  replay(game: string, step: number): ReplayStep;
  games(): readonly GameSummary[];
}

export interface MatchesConfig {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly clock: () => Date;
}

/** What the household has, and the games that were opened since it was. */
interface Room extends MatchesConfig {
  readonly open: Map<string, Match>;
}

export function openMatches(config: MatchesConfig): Matches {
  const room: Room = { ...config, open: new Map() };
  return {
    newGame: (params) => newGame(room, params),
    openGame: (id) => openGameOf(matchOf(room, id)),
    answer: (params) => answer(room, params),
    options: (params) => options(room, params),
    replay: (id, step) => replay(room, id, step),
    games: () => summaries(room),
  };
}

function newGame({ storage, shelf, clock, open }: Room, params: NewGameParams): OpenGame {
  const loaded = shelf.take(params.ruleset);
  const agreement: Agreement = {
    id: randomUUID().replaceAll('-', ''),
    ruleset: params.ruleset,
    seats: params.seats.map(({ name }) => name),
    options: params.options,
    seed: params.seed ?? randomInt(2 ** 32),
  };
  const match = beginMatch(loaded, agreement);
  // Rules can still go wrong when a view is made: before anything is stored.
  const reply = openGameOf(match);
  const now = clock().toISOString();
  const { id, version } = loaded.source.ruleset;
  storage.write(() => {
    storage.archive.keep({ hash: params.ruleset, id, version, files: loaded.files });
    storage.games.add({ ...agreement, startedAt: now, playedAt: now, result: resultOf(match) });
  });
  open.set(agreement.id, match);
  return reply;
}

function matchOf(room: Room, id: string): Match {
  const known = room.open.get(id);
  if (known) return known;
  const { game, answers } = stored(room, id);
  const match = replayAnswers(beginMatch(room.shelf.take(game.ruleset), game), answers);
  room.open.set(id, match);
  return match;
}

function answer(room: Room, { game, step, answer: message }: AnswerParams): Answered {
  const match = matchOf(room, game);
  if (step !== match.state.step) return { accepted: false, refusal: { code: 'stale' } };
  const given: Answer = { seat: message.seat, move: message.move, picks: message.picks };
  const judged = play(match, given);
  if (!judged.ok) return { accepted: false, refusal: judged.refusal };
  const next = judged.match;
  const reply = accepted(next, judged.events);
  // SAVE-1: on disk first; if that fails, the game in memory stays where the disk is.
  room.storage.write(() => {
    const stateHash = hashState(next.state);
    room.storage.answers.append(game, { step: next.state.step, answer: given, stateHash });
    room.storage.games.touch(game, room.clock().toISOString(), resultOf(next));
  });
  room.open.set(game, next);
  return reply;
}

/** What may be picked is told to nobody but the seat that the page shows. */
function options(room: Room, { game, step, answer: begun }: AnswerParams): Options {
  const match = matchOf(room, game);
  if (step !== match.state.step) return { accepted: false, refusal: { code: 'stale' } };
  return nextOptions(match, begun);
}

function replay(room: Room, id: string, step: number): ReplayStep {
  const { game, answers } = stored(room, id);
  if (step > answers.length) {
    const message = `The game has ${answers.length} answers; there is no step ${step}.`;
    throw new RequestError('bad-step', message);
  }
  const begun = beginMatch(room.shelf.take(game.ruleset), game);
  return replayStepOf(replayAnswers(begun, answers.slice(0, step)), answers.length);
}

function summaries({ storage, shelf }: Room): readonly GameSummary[] {
  const listed = storage.read(() => storage.games.list());
  return listed.map(({ id, options: _options, seed: _seed, ...game }) => ({
    ...game,
    game: id,
    names: shelf.namesOf(game.ruleset),
  }));
}

function stored(
  { storage }: Room,
  id: string,
): { game: StoredGame; answers: readonly StoredAnswer[] } {
  return storage.read(() => {
    const game = storage.games.find(id);
    if (!game) throw new RequestError('unknown-game', `There is no game ${id} here.`);
    return { game, answers: storage.answers.of(id) };
  });
}

function accepted(match: Match, events: readonly GameEvent[]): Answered {
  const open = openGameOf(match);
  return { accepted: true, open, events: eventsFor(events, open.view.seat) };
}
