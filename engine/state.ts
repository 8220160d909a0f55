// Everything true about a table, as plain data: through JSON text and back it is the same game.
import type { Seat } from './decision.ts';
import type { GameResult } from './result.ts';

/** What expressions and variables hold; players, pieces, spaces and zones are numbers. */
export type Value = number | boolean | string | null | readonly Value[];

/** The owner of a piece that has never lain in a player's zone. */
export const NOBODY = -1;

/** A running program: which code, where in it, who performs it, and its named values. */
export interface Frame {
  readonly code: number;
  readonly at: number;
  /** Null until it starts, for a program that the active player will perform. */
  readonly you: Seat | null;
  readonly slots: readonly Value[];
  /** For a program that was called: the slot of the caller that its result goes to, or -1. */
  readonly back: number | null;
  /** The cards that were in play when it began, if somebody will ask. */
  readonly roll?: readonly number[];
  /** For an ability: whose it is. */
  readonly uses?: Used;
}

/** An ability that is being performed. */
export interface Used {
  /** The card whose text it is; null for one of the library without a card. */
  readonly card: number | null;
  readonly ability: number;
  /** Another card does it as if it stood there. */
  readonly copied?: true;
}

/** Somebody who must decide. Answers wait here until the last one has answered. */
export interface Asked {
  readonly seat: Seat;
  /** The offer taken; null until there is an answer. */
  readonly offer: string | null;
  readonly values: readonly Value[];
}

/** A turn that somebody will have out of the order of play. */
export interface ExtraTurn {
  readonly seat: Seat;
  readonly tag: string | null;
}

/** What `turn.tag` says in an extra turn that has no tag of its own. */
export const EXTRA = 'extra';

/** A trigger that has not started yet, with all that it will need. */
export interface Waiting {
  readonly trigger: number;
  readonly you: Seat;
  readonly slots: readonly Value[];
}

/** A derived value that a case has said: it comes out otherwise by so much, or as this. */
export interface Stated {
  readonly value: string;
  /** Whose it is: a player, a card or a space by number; 0 for the table. */
  readonly of: number;
  readonly add?: number;
  readonly set?: Value;
}

export interface State {
  readonly seats: number;
  /** In the order of the ruleset's declarations. */
  readonly options: readonly (string | number | boolean)[];
  readonly random: readonly number[];
  /** What the next dice show, where a case has said it. */
  readonly dice?: readonly number[] | undefined;
  /** What random picks next, where a case has said it: players by their refs, all else by name. */
  readonly picks?: readonly (string | number)[] | undefined;
  /** Derived values that a case has said. */
  readonly stated?: readonly Stated[] | undefined;
  /** How many answers have been given. */
  readonly step: number;
  readonly first: Seat;
  readonly active: Seat;
  /** Both are counted from 1. */
  readonly round: number;
  readonly turn: number;
  /** What sort of turn this is, if it is an extra one that says so. */
  readonly tag?: string | undefined;
  /** In an extra turn: whose turn it was in the order of play, which goes on from there. */
  readonly regular?: Seat | undefined;
  /** Extra turns that have not been taken yet; left out if there are none. */
  readonly extra?: readonly ExtraTurn[] | undefined;
  /** How many turns each seat will have to miss; left out if nobody does. */
  readonly skips?: readonly number[] | undefined;
  /** Who is out of the game, in the order in which they fell; left out if nobody is. */
  readonly out?: readonly Seat[] | undefined;
  /** Those of them whose programs have not been broken off yet. */
  readonly falling?: readonly Seat[] | undefined;
  /** The path of the chart's state; empty while the table is being set up. */
  readonly chart: string;
  /** The move whose chart event has not been sent yet. */
  readonly made: string | null;
  /** The first signal for the chart that has not been sent yet. */
  readonly signal: string | null;
  /** Who must decide now: about a menu, or about the question that the last frame stands at. */
  readonly asking: readonly Asked[];
  /** Columns with one entry for each piece. */
  readonly pieces: {
    readonly def: readonly number[];
    readonly zone: readonly number[];
    readonly owner: readonly number[];
    /** Who knows its face: a set of seats as bits. */
    readonly known: readonly number[];
    /** Counters and variables of cards: one column each. */
    readonly vars: readonly (readonly Value[])[];
  };
  /** The pieces in each zone of each holder, in order. */
  readonly zones: readonly (readonly number[])[];
  /** Counters and variables of the table, the bank, the seats and the spaces. */
  readonly vars: readonly Value[];
  /** Running programs; the last one runs first. */
  readonly frames: readonly Frame[];
  /** Triggers that have not started yet, by the instant at which they were heard; left out if there are none. */
  readonly waiting?: readonly (readonly Waiting[])[] | undefined;
  /** How often something hidden in a procedure was shown; left out if never. */
  readonly shown?: number | undefined;
  readonly result: GameResult | null;
}

export interface DraftFrame extends Frame {
  at: number;
  you: Seat | null;
  readonly slots: Value[];
}

/**
 * A state that is being changed; nobody outside the running answer holds one. What lies on the table
 * (pieces, zones, vars) is changed by machine/write.ts only, so that no write goes unnoticed.
 */
export interface Draft extends State {
  random: readonly number[];
  dice?: readonly number[] | undefined;
  picks?: readonly (string | number)[] | undefined;
  step: number;
  first: Seat;
  active: Seat;
  round: number;
  turn: number;
  tag?: string | undefined;
  regular?: Seat | undefined;
  extra?: readonly ExtraTurn[] | undefined;
  skips?: readonly number[] | undefined;
  out?: readonly Seat[] | undefined;
  falling?: readonly Seat[] | undefined;
  chart: string;
  made: string | null;
  signal: string | null;
  asking: readonly Asked[];
  readonly frames: DraftFrame[];
  waiting?: readonly (readonly Waiting[])[] | undefined;
  shown?: number | undefined;
  result: GameResult | null;
}

/** What lies on the table, open to be written. */
export interface OpenTable {
  readonly pieces: {
    readonly def: number[];
    readonly zone: number[];
    readonly owner: number[];
    readonly known: number[];
    readonly vars: Value[][];
  };
  readonly zones: number[][];
  readonly vars: Value[];
}

/** A draft that is not in play yet: a position that is being put together by hand. */
export type OpenDraft = Omit<Draft, keyof OpenTable> & OpenTable;

/** Every part, even one that is left out. */
type Whole<T> = {
  [K in keyof Required<T>]: Required<T>[K] | (undefined extends T[K] ? undefined : never);
};

/**
 * All parts are named, also those that may be left out, so that every draft has the same shape:
 * whatever reads it runs faster then.
 */
export function draftOf(state: State): OpenDraft {
  const { def, zone, owner, known, vars } = state.pieces;
  const draft: Whole<OpenDraft> = {
    seats: state.seats,
    options: state.options,
    random: state.random,
    dice: state.dice,
    picks: state.picks,
    stated: state.stated,
    step: state.step,
    first: state.first,
    active: state.active,
    round: state.round,
    turn: state.turn,
    tag: state.tag,
    regular: state.regular,
    extra: state.extra,
    skips: state.skips,
    out: state.out,
    falling: state.falling,
    chart: state.chart,
    made: state.made,
    signal: state.signal,
    asking: state.asking,
    waiting: state.waiting,
    shown: state.shown,
    result: state.result,
    pieces: {
      def: def.slice(),
      zone: zone.slice(),
      owner: owner.slice(),
      known: known.slice(),
      vars: vars.map((column) => column.slice()),
    },
    zones: state.zones.map((pieces) => pieces.slice()),
    vars: state.vars.slice(),
    frames: framesOf(state.frames),
  };
  return draft;
}

export function framesOf(frames: readonly Frame[]): DraftFrame[] {
  return frames.map((frame) => ({ ...frame, slots: frame.slots.slice() }));
}
