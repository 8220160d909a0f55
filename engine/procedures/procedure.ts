// A procedure as play needs it: a program of named steps, with variables that everybody can name while it runs.
import type { Type } from '../expression/types.ts';
import type { State, Value } from '../state.ts';

/** What a procedure was given, or remembers from step to step. */
export interface ProcedureVariable {
  readonly name: string;
  readonly type: Type;
  readonly slot: number;
  /** The first value; one for each player where there is a map of them. Null for what it was given. */
  readonly initial: Value;
  /** Nobody sees it until it is shown. */
  readonly hidden: boolean;
}

export interface Procedure {
  readonly id: string;
  /** The number of its code. */
  readonly number: number;
  /** By which expressions, hooks and effects speak of it. */
  readonly names: readonly string[];
  readonly variables: ReadonlyMap<string, ProcedureVariable>;
  readonly gives: Type | null;
  readonly steps: readonly string[];
  /** The instruction at which each step begins; known when it has been assembled. */
  readonly starts: number[];
  /** Where a frame keeps the number of its step, what is hidden in it, and what an outer one had set. */
  readonly at: { readonly step: number; readonly hidden: number; readonly saved: number };
}

/** A variable under a name that several procedures may share. */
export interface SharedVariable {
  readonly name: string;
  /** Such as can be set; what is read may be none as well, where not all of them have it. */
  readonly type: Type;
  readonly everywhere: boolean;
  /** Its slot, by the number of the code. */
  readonly slots: ReadonlyMap<number, number>;
}

/** All procedures that one name means. */
export interface NamedProcedure {
  readonly name: string;
  readonly procedures: readonly Procedure[];
  /** The numbers of their codes. */
  readonly codes: ReadonlySet<number>;
  readonly variables: ReadonlyMap<string, SharedVariable>;
  /** The steps that at least one of them has. */
  readonly steps: readonly string[];
}

/** The place in the stack of the innermost running one; -1 if none runs. */
export function innermost(
  { frames }: Pick<State, 'frames'>,
  { codes }: Pick<NamedProcedure, 'codes'>,
): number {
  for (let i = frames.length - 1; i >= 0; i--) if (codes.has(frames[i]!.code)) return i;
  return -1;
}
