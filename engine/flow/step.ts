// A step of the chart: where it leads and which programs it names. Two steppers take it, one with XState and one by a table.
import type { Evaluate } from '../machine/context.ts';

/** Where the chart stands, and the programs to run, in order. The path is all that is saved (FLOW-1). */
export interface ChartStep {
  readonly path: string;
  readonly programs: readonly string[];
}

/** What guards are judged with. */
export interface ChartContext {
  readonly holds: (guard: Evaluate) => boolean;
}

export interface Stepper {
  begin(context: ChartContext): ChartStep;
  /** Null if the event leads nowhere: nothing handles it, or it stays without a program, or all is over. */
  send(path: string, event: string, context: ChartContext): ChartStep | null;
}

/** The guards of a flow file, compiled, by the text that they were written as. */
export type Guards = ReadonlyMap<string, Evaluate>;
