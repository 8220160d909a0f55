// Games as the wire tells them: opened for play, watched, and in lists.
import { eventsFor, view, type GameEvent, type Seat, type View } from '../engine/index.ts';
import type { Eyes, GameSummary, OpenGame, ReplayStep } from './api/api.ts';
import { seatToAct, undoOffer, type LogPiece, type Match } from './match.ts';
import { RequestError } from './request-error.ts';
import type { Shelf } from './shelf.ts';
import type { DamagedGame, StoredGame } from './storage/games.ts';
import type { Taken } from './take-up.ts';

type Shown = Pick<OpenGame, 'game' | 'ruleset' | 'seats' | 'players' | 'campaign'>;

/** At one screen the view is that of the seat to act; after the end, what everyone may see. */
export function openGameOf({ game, match }: Taken): OpenGame {
  const { loaded, state } = match;
  const seat = seatToAct(match);
  return {
    ...shownOf(game),
    view: view(loaded.ruleset, state, seat),
    ...toldTo(match.log, seat),
    undo: undoOffer(match),
  };
}

export function replayStepOf({ game, match }: Taken, eyes: Eyes): ReplayStep {
  needEyes(game, eyes);
  return {
    ...shownOf(game),
    steps: game.step,
    view: { ...seenBy(match, eyes), decision: null },
    ...toldTo(match.log, eyes),
  };
}

export function summaryOf(game: StoredGame | DamagedGame, shelf: Shelf): GameSummary {
  if ('damaged' in game) return { ...nothingKnown, game: game.id };
  const { rulesetId, names, newer } = shelf.about(game);
  return {
    ...shownOf(game),
    rulesetId,
    names,
    newer,
    parent: game.parent,
    origin: game.origin,
    step: game.step,
    result: game.result,
    startedAt: game.startedAt,
    playedAt: game.playedAt,
    damaged: false,
  };
}

/** What one pair of eyes may know of some part of the log. */
export function eventsSeen(events: readonly GameEvent[], eyes: Eyes): readonly GameEvent[] {
  // Once everything is open, nothing that was told is secret.
  if (eyes === 'open') return events.map(unsealed);
  return eventsFor(events, eyes);
}

/** SAVE-9: what a seat keeps to itself is open to the others when the game is over, and a bot's only then. */
export function needEyes({ players, result }: StoredGame, eyes: Eyes): void {
  if (eyes === null) return;
  if (eyes !== 'open' && !players[eyes]) {
    throw new RequestError('bad-eyes', `There is no seat ${eyes} in this game.`);
  }
  if (result !== null) return;
  if (eyes === 'open' || players[eyes]?.kind === 'bot') {
    const what = eyes === 'open' ? 'All hands are' : 'The hand of a bot is';
    const message = `${what} shown only when the game is over. Nothing was changed.`;
    throw new RequestError('bad-eyes', message);
  }
}

const nothingKnown: Omit<GameSummary, 'game'> = {
  ruleset: '',
  rulesetId: '',
  names: {},
  seats: [],
  players: [],
  campaign: null,
  parent: null,
  origin: 'new',
  newer: null,
  step: 0,
  result: null,
  startedAt: '',
  playedAt: '',
  damaged: true,
};

function shownOf({ id, ruleset, players, campaign }: StoredGame): Shown {
  return { game: id, ruleset, seats: players.map(({ name }) => name), players, campaign };
}

function toldTo(log: readonly LogPiece[], eyes: Eyes): Pick<OpenGame, 'log' | 'logFrom'> {
  const events = log.flatMap((piece) => piece.events);
  return { log: eventsSeen(events, eyes), logFrom: log[0]?.from ?? 0 };
}

function seenBy({ loaded, state }: Match, eyes: Eyes): View {
  if (eyes !== 'open') return view(loaded.ruleset, state, eyes);
  const seats = Array.from({ length: state.seats }, (_, seat: Seat) =>
    view(loaded.ruleset, state, seat),
  );
  return seats.reduce(together, view(loaded.ruleset, state, null));
}

/** What either of two views of the same position shows. */
function together(all: View, more: View): View {
  const zones = all.zones.map((zone, at) => ({
    ...zone,
    pieces: zone.pieces.map((piece, i) => {
      const other = more.zones[at]?.pieces[i] ?? piece;
      return piece.ref === null && other.ref !== null ? other : piece;
    }),
  }));
  const fields = { ...all.fields };
  for (const [ref, known] of Object.entries(more.fields ?? {})) {
    fields[ref] = { ...known, ...fields[ref] };
  }
  return { ...all, zones, ...(all.fields && { fields }) };
}

function unsealed(event: GameEvent): GameEvent {
  if (!('seenBy' in event)) return event;
  const { seenBy: _seenBy, ...told } = event;
  return told;
}
