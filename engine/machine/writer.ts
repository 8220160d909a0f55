// What an effect word writes its instructions with: expressions, jumps, blocks and named values.
import type { Expression } from '../expression/compile.ts';
import type { PlaceExpression } from '../expression/place.ts';
import type { Type } from '../expression/types.ts';
import type { Report, Spot } from '../ruleset/report.ts';
import type { Effect, Effects } from '../ruleset/types.generated.ts';
import type { World } from '../ruleset/world.ts';
import type { Evaluate } from './context.ts';
import type { Instruction } from './running.ts';

/** A jump whose goal is set when it is known. */
export interface Jump {
  /** It goes to whatever is written next. */
  land(): void;
}

export interface Writer {
  readonly world: World;
  readonly report: Report;
  /** Where the effect stands. */
  readonly spot: Spot;
  /** Compiles a field of the effect; `wanted` are the types that may stand there. */
  expression(
    field: string,
    written: string | number | boolean,
    ...wanted: readonly Type[]
  ): Expression;
  /** Compiles a place that the effect writes to; null if it has a problem. */
  place(field: string, written: string): PlaceExpression | null;
  write(instruction: Instruction): void;
  /** Without a condition it is always taken. */
  jump(when?: Evaluate): Jump;
  /** Writes a list of effects that is a field of this one. */
  block(field: string, effects: Effects): void;
  /** A slot for a value that the effects after this one in its list can name. */
  name(field: string, name: string, type: Type): number;
}

/** One word of the language: what `do` says, and what it is turned into. */
export interface EffectWord<E extends Effect = Effect> {
  readonly word: E['do'];
  compile(effect: E, writer: Writer): void;
}
