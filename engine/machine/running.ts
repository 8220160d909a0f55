// One answer being carried out: the draft that it changes, and what happened so far.
import type { GameEvent } from '../event.ts';
import type { Question } from '../question.ts';
import type { World } from '../ruleset/world.ts';
import { draftOf, type Draft, type DraftFrame, type State } from '../state.ts';
import { FUEL, type Context } from './context.ts';

export interface Running extends Context {
  readonly state: Draft;
  readonly world: World;
  readonly codes: readonly Code[];
  readonly events: GameEvent[];
}

/** One step of a program; it may set where the frame goes on. */
export type Instruction = (running: Running, frame: DraftFrame) => void;

/** A program as flat code. */
export interface Code {
  /** As a fault names it. */
  readonly title: string;
  readonly instructions: readonly Instruction[];
  /** The questions that it can stand at, by the number of the instruction. */
  readonly questions: ReadonlyMap<number, Question>;
  /** How many named values it keeps. */
  readonly slots: number;
}

export function runningOn(
  { world, codes }: { readonly world: World; readonly codes: readonly Code[] },
  state: State,
): Running {
  const draft = draftOf(state);
  return {
    state: draft,
    world,
    codes,
    events: [],
    you: draft.active,
    slots: [],
    temps: [],
    fuel: FUEL,
  };
}
