// The shape of a function of the expression language: one file in functions/ each.
import type { Context, Evaluate } from '../machine/context.ts';
import type { Marks } from '../machine/marks.ts';
import type { World } from '../ruleset/world.ts';
import type { Value } from '../state.ts';
import type { CallNode } from './node.ts';
import type { Compiler, Items, Typed } from './scope.ts';
import type { Type } from './types.ts';

/** The body of a macro, worked out for one element. */
export type Each = (context: Context, item: Value) => Value;

/** The same for a macro that goes through the list itself: the slot of x, and the body. */
export interface Inner {
  readonly slot: number;
  readonly run: Evaluate;
}

/** `list.name(x, body)`: the body is worked out for each element, called x. */
export interface Macro {
  readonly form: 'macro';
  readonly name: string;
  /** What the body must be; anything if left out. */
  readonly body?: Type;
  /** It gives a part of the list, or all of it in another order. */
  readonly part?: true;
  type(element: Type, body: Type): Type;
  make(list: Items, body: Each, inner: Inner): Evaluate;
}

/** `list.name(arguments)` */
export interface Method {
  readonly form: 'method';
  readonly name: string;
  /** It gives a part of the list, or all of it in another order. */
  readonly part?: true;
  takes(element: Type): readonly Type[];
  /** What was given in the brackets may tell more of what it is. */
  type(element: Type, given: readonly Type[]): Type;
  make(list: Items, args: readonly Evaluate[]): Evaluate;
}

/** `name(arguments)`; what it takes and is may depend on the types that were given. */
export interface PlainFunction {
  readonly form: 'function';
  readonly name: string;
  readonly count: number;
  /** The parts of the state that it reads itself; any of them, if it does not say. */
  readonly marks?: Marks;
  takes(given: readonly Type[], world: World): readonly Type[];
  type(given: readonly Type[]): Type;
  make(args: readonly Evaluate[], world: World): Evaluate;
}

/** A function that looks at its brackets itself. */
export interface Special {
  readonly form: 'special';
  readonly name: string;
  /** How many things stand in its brackets, or the least and the most. */
  readonly count: number | readonly [number, number];
  /** The parts of the state that it reads itself; any of them, if it does not say. */
  readonly marks?: Marks;
  compile(compiler: Compiler, node: CallNode): Typed;
}

export type Definition = Macro | Method | PlainFunction | Special;
