// The front door of the rules engine: nobody enters elsewhere.
export type {
  Answer,
  Decision,
  Field,
  MoveOffer,
  Pick,
  PickKind,
  Picks,
  Ref,
  Refusal,
  Seat,
} from './decision.ts';
export type { GameEvent, Place } from './event.ts';
export type { GameResult, PieceView, View, ZoneView } from './view.ts';
export type { Problem } from './ruleset/problem.ts';
export type { RulesetSource } from './ruleset/source.ts';
export type * from './ruleset/types.generated.ts';

import type { Answer, Decision, Ref, Refusal, Seat } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { View } from './view.ts';
import type { Problem } from './ruleset/problem.ts';
import type { RulesetSource } from './ruleset/source.ts';
import type { ScenarioCase } from './ruleset/types.generated.ts';

/** A ruleset whose every name is resolved: ready to play. Only `source` is for others to read. */
export interface Ruleset {
  readonly source: RulesetSource;
}

export interface GameSetup {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: number;
}

/** Plain data: through JSON text and back it is the same game. Opaque to all but the engine. */
export interface State {
  /** How many answers have been given. */
  readonly step: number;
}

export type Played =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Board {
  readonly board: string;
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly {
    readonly ref: Ref;
    readonly name: string;
    readonly column: number;
    readonly row: number;
  }[];
}

export type Linked =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface CaseReport {
  readonly passed: boolean;
  /** Sentences for the author of the case; empty when it passed. */
  readonly failures: readonly string[];
}

/** A mistake in the data that only play could show, such as a program without end. Nothing has changed. */
export class RulesetFault extends Error {}

export declare function linkRuleset(source: RulesetSource): Linked;
export declare function newGame(ruleset: Ruleset, setup: GameSetup): Played;
/** Throws `RulesetFault` when the data goes wrong; the state given is never changed. */
export declare function answer(ruleset: Ruleset, state: State, answer: Answer): Played;
export declare function decisions(ruleset: Ruleset, state: State): readonly Decision[];
export declare function view(ruleset: Ruleset, state: State, seat: Seat | null): View;
/** What a seat may know of what happened. */
export declare function eventsFor(
  events: readonly GameEvent[],
  seat: Seat | null,
): readonly GameEvent[];
/** 16 hex digits; equal states have equal hashes on every machine. */
export declare function hashState(state: State): string;
export declare function boardsOf(ruleset: Ruleset): readonly Board[];
export declare function runCase(ruleset: Ruleset, scenarioCase: ScenarioCase): CaseReport;
