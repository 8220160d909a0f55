// The games of the household: started, taken up again and answered, each answer stored before anyone is told.
import { randomInt, randomUUID } from 'node:crypto';
import { eventsFor, hashState, type Answer, type GameEvent } from '../engine/index.ts';
import type { Answered, GameSummary, OpenGame, ReplayStep } from './api/api.ts';
import type { AnswerParams, NewGameParams } from './api/requests.generated.ts';
import {
  beginMatch,
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
  replay(game: string, step: number): ReplayStep;
  games(): readonly GameSummary[];
}

export interface MatchesConfig {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly clock: () => Date;
}

export function openMatches({ storage, shelf, clock }: MatchesConfig): Matches {
  const open = new Map<string, Match>();

  function stored(id: string): { game: StoredGame; answers: readonly StoredAnswer[] } {
    return storage.read(() => {
      const game = storage.games.find(id);
      if (!game) throw new RequestError('unknown-game', `There is no game ${id} here.`);
      return { game, answers: storage.answers.of(id) };
    });
  }

  function matchOf(id: string): Match {
    const known = open.get(id);
    if (known) return known;
    const { game, answers } = stored(id);
    const match = replayAnswers(beginMatch(shelf.take(game.ruleset), game), answers);
    open.set(id, match);
    return match;
  }

  function start({ ruleset, seats, options, seed }: NewGameParams): OpenGame {
    const loaded = shelf.take(ruleset);
    const agreement: Agreement = {
      id: randomUUID().replaceAll('-', ''),
      ruleset,
      seats: seats.map(({ name }) => name),
      options,
      seed: seed ?? randomInt(2 ** 32),
    };
    const match = beginMatch(loaded, agreement);
    const now = clock().toISOString();
    const { id, version } = loaded.source.ruleset;
    storage.write(() => {
      storage.archive.keep({ hash: ruleset, id, version, files: loaded.files });
      storage.games.add({ ...agreement, startedAt: now, playedAt: now, result: resultOf(match) });
    });
    open.set(agreement.id, match);
    return openGameOf(match);
  }

  function answer({ game, step, answer: message }: AnswerParams): Answered {
    const match = matchOf(game);
    if (step !== match.state.step) return { accepted: false, refusal: { code: 'stale' } };
    const given: Answer = { seat: message.seat, move: message.move, picks: message.picks };
    const judged = play(match, given);
    if (!judged.ok) return { accepted: false, refusal: judged.refusal };
    const next = judged.match;
    // SAVE-1: on disk first; if that fails, the game in memory stays where the disk is.
    storage.write(() => {
      const stateHash = hashState(next.state);
      storage.answers.append(game, { step: next.state.step, answer: given, stateHash });
      storage.games.touch(game, clock().toISOString(), resultOf(next));
    });
    open.set(game, next);
    return accepted(next, judged.events);
  }

  return {
    newGame: start,
    openGame: (id) => openGameOf(matchOf(id)),
    answer,
    replay(id, step) {
      const { game, answers } = stored(id);
      if (step > answers.length) {
        const message = `The game has ${answers.length} answers; there is no step ${step}.`;
        throw new RequestError('bad-step', message);
      }
      const begun = beginMatch(shelf.take(game.ruleset), game);
      return replayStepOf(replayAnswers(begun, answers.slice(0, step)), answers.length);
    },
    games: () =>
      storage
        .read(() => storage.games.list())
        .map(({ id, options: _options, seed: _seed, ...game }) => ({
          ...game,
          game: id,
          names: shelf.namesOf(game.ruleset),
        })),
  };
}

function accepted(match: Match, events: readonly GameEvent[]): Answered {
  const open = openGameOf(match);
  return { accepted: true, open, events: eventsFor(events, open.view.seat) };
}
