// One answer being carried out: the draft that it changes, and what happened so far.
import type { GameEvent } from '../event.ts';
import type { Chart } from '../flow/chart.ts';
import type { Stepper } from '../flow/step.ts';
import type { Procedure } from '../procedures/procedure.ts';
import type { Question } from '../question.ts';
import type { World } from '../ruleset/world.ts';
import type { StateRule } from '../timing/state-rule.ts';
import type { Triggers } from '../timing/triggers.ts';
import { draftOf, type Draft, type DraftFrame, type State, type Value } from '../state.ts';
import type { Sums } from '../sums.ts';
import { FUEL, type Context } from './context.ts';
import type { Journal } from './journal.ts';
import { EVERYTHING, NOTHING, type Marks } from './marks.ts';

export interface Running extends Context {
  readonly state: Draft;
  readonly world: World;
  readonly codes: readonly Code[];
  readonly events: GameEvent[];
  readonly stateRules: readonly StateRule[];
  readonly triggers: Triggers;
  /** What moves the chart. */
  readonly stepper: Stepper;
  /** Somebody will read the events: what happens often is told only then. */
  readonly telling: boolean;
  /** Whether a menu can be answered is left to whoever answers it next. */
  readonly trusting: boolean;
  /** What was written since the state rules were last looked at. */
  written: Marks;
  /** The same for the ends, without what is in `written`. */
  unjudged: Marks;
  /** Whether anything was written; set to true by whoever cannot say what it was. */
  wrote: boolean;
  /** What was written since a mark, if there is one to go back to. */
  journal: Journal | null;
  /** The sums of what lies on the table, where they are known. */
  sums: Sums | null;
  /** Which instruction is being carried out, and at which instant something was last heard. */
  readonly instants: { tick: number; last: string };
  /** How often each state rule has run. */
  readonly runs: Map<StateRule, number>;
}

/** One step of a program; it may set where the frame goes on. */
export type Instruction = (running: Running, frame: DraftFrame) => void;

/** A stretch of a program, from one instruction to another, during which state rules wait. */
export interface Hold {
  readonly from: number;
  readonly to: number;
  /** The numbers of those that wait; null if all do. */
  readonly rules: ReadonlySet<number> | null;
  /** The slot of the player whose doing it is, if it says so. */
  readonly cause: number | null;
}

/** A program as flat code. */
export interface Code {
  /** As a fault names it. */
  readonly title: string;
  readonly instructions: readonly Instruction[];
  /** The questions that it can stand at, by the number of the instruction. */
  readonly questions: ReadonlyMap<number, Question>;
  readonly holds: readonly Hold[];
  /** Triggers wait until it is complete. */
  readonly whole: boolean;
  /** For a move: what is heard when it is complete. */
  readonly did: { readonly move: string; readonly card: number | null } | null;
  /** How many named values it keeps. */
  readonly slots: number;
  /** The procedure that it is; left out if it is none. */
  readonly procedure?: Procedure;
}

/** What of a ruleset is needed to run its programs. */
export interface Runnable extends Pick<Running, 'world' | 'codes' | 'stateRules' | 'triggers'> {
  readonly chart: Chart;
}

/** How answers are carried out: for people with all that can be told, for bots without. */
export type Manner = Pick<Running, 'stepper' | 'telling' | 'trusting'>;

/** State rules are looked at first, for a position may have been put together by hand. */
export function runningOn(runnable: Runnable, state: State): Running {
  return runningIn(runnable, draftOf(state), {
    stepper: runnable.chart.live,
    telling: true,
    trusting: false,
  });
}

/** The same on a draft that nobody else holds. */
export function runningIn(runnable: Runnable, draft: Draft, manner: Manner): Running {
  return new Answering(runnable, draft, manner);
}

/** A class, so that all of them have one shape: an accessor in an object written out would give each a shape of its own. */
class Answering implements Running {
  readonly state: Draft;
  you: number;
  slots: readonly Value[] = [];
  temps: Value[] = [];
  fuel = FUEL;
  readonly world: World;
  readonly codes: readonly Code[];
  readonly stateRules: readonly StateRule[];
  readonly triggers: Triggers;
  readonly stepper: Stepper;
  readonly telling: boolean;
  readonly trusting: boolean;
  readonly events: GameEvent[] = [];
  readonly instants = { tick: 0, last: '' };
  readonly runs = new Map<StateRule, number>();
  written: Marks = EVERYTHING;
  unjudged: Marks = EVERYTHING;
  journal: Journal | null = null;
  sums: Sums | null = null;

  constructor(runnable: Runnable, draft: Draft, manner: Manner) {
    this.state = draft;
    this.you = draft.active;
    this.world = runnable.world;
    this.codes = runnable.codes;
    this.stateRules = runnable.stateRules;
    this.triggers = runnable.triggers;
    this.stepper = manner.stepper;
    this.telling = manner.telling;
    this.trusting = manner.trusting;
  }

  get wrote(): boolean {
    return this.written !== NOTHING;
  }

  set wrote(anything: boolean) {
    this.unjudged |= this.written;
    this.written = anything ? EVERYTHING : NOTHING;
  }
}
