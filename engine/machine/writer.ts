// What an effect word writes its instructions with: expressions, jumps, blocks and named values.
import type { Expression, Surroundings } from '../expression/compile.ts';
import type { PlaceExpression } from '../expression/cell.ts';
import type { VariableExpression } from '../expression/procedures.ts';
import type { Local } from '../expression/scope.ts';
import type { Type } from '../expression/types.ts';
import type { Question } from '../question.ts';
import type { Report, Spot } from '../ruleset/report.ts';
import type { Effect, Effects } from '../ruleset/types.generated.ts';
import type { World } from '../ruleset/world.ts';
import type { Evaluate } from './context.ts';
import type { Hold, Instruction } from './running.ts';

/** A jump whose goal is set when it is known. */
export interface Jump {
  /** It goes to whatever is written next. */
  land(): void;
}

/** A field of the effect, or the keys that lead to one inside it. */
export type Field = string | readonly (string | number)[];

export interface Writer {
  readonly world: World;
  readonly report: Report;
  /** Where the effect stands. */
  readonly spot: Spot;
  /** Compiles a field of the effect; `wanted` are the types that may stand there. */
  expression(
    field: Field,
    written: string | number | boolean,
    ...wanted: readonly Type[]
  ): Expression;
  /** Compiles a place that the effect writes to; null if it has a problem. */
  place(field: string, written: string): PlaceExpression | null;
  /** Compiles a variable of a running procedure that the effect writes to; null if it is none. */
  variable(field: string, written: string): VariableExpression | null;
  /** A writer whose expressions can name what they are about. */
  about(names: Readonly<Record<string, Type>>): Pick<Writer, 'expression'>;
  write(instruction: Instruction): void;
  /** Without a condition it is always taken. */
  jump(when?: Evaluate): Jump;
  /** Jumps back to an instruction written before. */
  back(to: number): void;
  /** The number of the instruction that will be written next. */
  here(): number;
  /** Writes a list of effects that is a field of this one; `names` are known in it only. */
  block(field: Field, effects: Effects, names?: ReadonlyMap<string, Local>): void;
  /** Stops to ask. */
  ask(question: Question): void;
  /** A name for the effects inside this one, to be handed to their block. */
  fresh(field: Field, name: string, type: Type): Local;
  /** State rules wait during a stretch of the program. */
  hold(hold: Hold): void;
  /** A slot for a value without a name. */
  slot(): number;
  /**
   * A slot for a value that the effects after this one in its list can name; in the steps of a
   * procedure it may be one of its variables.
   */
  name(field: Field, name: string, type: Type): number;
  /** This effect changes a variable of the procedure around, at which others may look. */
  touch(): void;
  /** From here on, these names are known as this. */
  know(names: ReadonlyMap<string, Local>): void;
  /** What can be named at this place. */
  readonly around: Surroundings;
}

/** One word of the language: what `do` says, and what it is turned into. */
export interface EffectWord<E extends Effect = Effect> {
  readonly word: E['do'];
  compile(effect: E, writer: Writer): void;
}
