// An expression → a checked type and a closure. Names are resolved here, once; play only follows numbers.
import type { Evaluate } from '../machine/context.ts';
import type { PlacedForbid } from '../ruleset/forbids-in.ts';
import { EVERYTHING, NOTHING, type Marks } from '../machine/marks.ts';
import type { NamedProcedure, Procedure } from '../procedures/procedure.ts';
import type { Report, Spot } from '../ruleset/report.ts';
import type { World } from '../ruleset/world.ts';
import type { Fields } from '../timing/happenings.ts';
import type { Replacement } from '../timing/replacement.ts';
import { compileBearerIndex } from './bearers.ts';
import { compileCall } from './calls.ts';
import { compileField } from './fields.ts';
import { ExpressionMistake } from './mistake.ts';
import { compileName } from './names.ts';
import type { IndexNode, LiteralNode, Node } from './node.ts';
import {
  compileBinary,
  compileChoice,
  compileList,
  compileUnary,
  elementOf,
  needList,
} from './operators.ts';
import { compilePart } from './parts.ts';
import { surely } from './tested.ts';
import { parse } from './parse.ts';
import { carriesCounters, compileBagIndex, compileCounterIndex, compilePlace } from './place.ts';
import type { PlaceExpression } from './cell.ts';
import { compileVariable, speaksOfProcedure, type VariableExpression } from './procedures.ts';
import { fit, kept, need, type Compiler, type Locals, type Typed } from './scope.ts';
import { BOOL, fits, INT, maybe, NEVER, PLAYER, type Type } from './types.ts';

/** What an expression can name, and where its problems go. */
export interface Surroundings {
  readonly world: World;
  readonly locals: Locals;
  readonly report: Report;
  /** What the expression is about, such as it: kept in temporary slots, in this order. */
  readonly about?: Readonly<Record<string, Type>>;
  /** What can be called. */
  readonly programs: ReadonlyMap<string, Signature>;
  /** The numbers of the state rules. */
  readonly stateRules: ReadonlyMap<string, number>;
  /** What can replace each event; filled while the ruleset is linked. */
  readonly replacements: ReadonlyMap<string, readonly Replacement[]>;
  /** What each event tells, the engine's own and the ruleset's. */
  readonly events: ReadonlyMap<string, Fields>;
  /** What may not be done. */
  readonly forbids: readonly PlacedForbid[];
  /** What can be dotted into while it runs, by name. */
  readonly procedures: ReadonlyMap<string, NamedProcedure>;
  /** The names of those that surely run here; none if left out. */
  readonly running?: ReadonlySet<string>;
  /** The names of those that surely run while a window is open, by its name. */
  readonly inWindows: ReadonlyMap<string, ReadonlySet<string>>;
  /** The procedure whose steps this belongs to. */
  readonly procedure?: Procedure;
  /** The program around can cancel what it stands before. */
  readonly cancels?: true;
  /** What the program around gives to its caller; null if it gives nothing. */
  readonly gives: Type | null;
}

/** A program as its callers know it. */
export interface Signature {
  readonly number: number;
  readonly takes: ReadonlyMap<string, Type>;
  readonly gives: Type | null;
}

export interface Expression extends Typed {
  /** The slots of the locals it reads. */
  readonly reads: ReadonlySet<number>;
  /** The derived values that it asks for. */
  readonly uses: ReadonlySet<string>;
  /** The parts of the state that it reads. */
  readonly marks: Marks;
}

/** Stands in for an expression with a problem, so that the rest can still be checked. */
const BROKEN: Expression = {
  type: NEVER,
  run: () => {
    throw new Error('an expression with a problem cannot be worked out');
  },
  reads: new Set(),
  uses: new Set(),
  marks: EVERYTHING,
};

/** Checks and compiles; a problem is reported, and `wanted` lists the types that may stand there. */
export function compileExpression(
  written: string | number | boolean,
  spot: Spot,
  around: Surroundings,
  ...wanted: readonly Type[]
): Expression {
  const compiled = reporting(written, spot, around, (compiler, node) => {
    const found = compiler.typed(node);
    const { reads, uses, marks } = compiler;
    return { ...fitted(compiler, node, found, wanted), reads, uses, marks: marks.read };
  });
  return compiled ?? BROKEN;
}

/** A variable of a running procedure that is written to; null if it is none, or has a problem. */
export function compileVariableExpression(
  written: string,
  spot: Spot,
  around: Surroundings,
): VariableExpression | null {
  return speaksOfProcedure(written, around)
    ? reporting(written, spot, around, compileVariable)
    : null;
}

/** The same for a place that is written to; null if it has a problem. */
export function compilePlaceExpression(
  written: string,
  spot: Spot,
  around: Surroundings,
): PlaceExpression | null {
  return reporting(written, spot, around, compilePlace);
}

function reporting<T>(
  written: string | number | boolean,
  spot: Spot,
  around: Surroundings,
  work: (compiler: Compiler, node: Node) => T,
): T | null {
  const text = String(written);
  if (!around.report.affords(spot, text.length)) return null;
  try {
    const node = parse(text);
    return work(newCompiler(text, around), node);
  } catch (mistake) {
    if (!(mistake instanceof ExpressionMistake)) throw mistake;
    const { code, message, within, known } = mistake;
    const placed = typeof written === 'string' ? { within } : {};
    around.report.add(spot, code, message, { ...placed, ...(known && { known }) });
    return null;
  }
}

function fitted(compiler: Compiler, node: Node, found: Typed, wanted: readonly Type[]): Typed {
  const [first] = wanted;
  const type = wanted.find((one) => fits(found.type, one)) ?? first;
  return kept(type ? fit(compiler, node, found, type) : found);
}

function newCompiler(text: string, around: Surroundings): Compiler {
  const { world, locals, about = {}, procedures, running = new Set() } = around;
  const compiler: Compiler = {
    world,
    locals,
    temps: aboutLocals(about),
    text,
    reads: new Set(),
    uses: new Set(),
    marks: { read: NOTHING },
    sure: new Set(),
    procedures,
    running,
    typed: (node, within) =>
      surely(within ?? compiler, node, compileNode(within ?? compiler, node)),
  };
  return compiler;
}

function aboutLocals(about: Readonly<Record<string, Type>>): Locals {
  return new Map(Object.entries(about).map(([name, type], slot) => [name, { type, slot }]));
}

function compileNode(compiler: Compiler, node: Node): Typed {
  switch (node.kind) {
    case 'literal':
      return compileLiteral(node);
    case 'name':
      return compileName(compiler, node);
    case 'field':
      return compileField(compiler, node);
    case 'call':
      return compileCall(compiler, node);
    case 'unary':
      return compileUnary(compiler, node);
    case 'binary':
      return compileBinary(compiler, node);
    case 'choice':
      return compileChoice(compiler, node);
    case 'list':
      return compileList(compiler, node);
    case 'index':
      return compileIndex(compiler, node);
  }
}

function compileLiteral({ value }: LiteralNode): Typed {
  const run: Evaluate = () => value;
  const constant = value;
  if (value === null) return { type: maybe(NEVER), run, constant };
  if (typeof value === 'number') return { type: INT, run, constant };
  if (typeof value === 'boolean') return { type: BOOL, run, constant };
  return { type: { is: 'word', of: [value], set: null }, run, constant };
}

/** A list is counted from 0, and beyond its end there is none; what each has chosen is asked by player; whoever carries counters is asked by name. */
function compileIndex(compiler: Compiler, node: IndexNode): Typed {
  const of = compiler.typed(node.of);
  if (of.type.is === 'bearer') return compileBearerIndex(compiler, of, node);
  const part = compilePart(compiler, node, of);
  if (part) return part;
  if (carriesCounters(compiler.world, of.type)) return compileCounterIndex(compiler, node, of);
  if (of.type.is === 'bag') return compileBagIndex(compiler, node, of);
  const byPlayer = of.type.is === 'map' ? of.type.of : null;
  const list = byPlayer ? of : needList(compiler, node.of);
  const index = need(compiler, node.index, byPlayer ? PLAYER : INT).run;
  const run: Evaluate = (context) =>
    (list.run(context) as readonly (number | null)[])[index(context) as number] ?? null;
  return { type: byPlayer ?? maybe(elementOf(list.type)), run };
}
