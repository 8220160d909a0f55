// Procedures in expressions: combat is the innermost one that runs, or none; combat.winner is its variable.
import type { Context, Evaluate } from '../machine/context.ts';
import { EVERYTHING } from '../machine/marks.ts';
import { innermost, type NamedProcedure, type SharedVariable } from '../procedures/procedure.ts';
import { ExpressionMistake } from './mistake.ts';
import type { FieldNode, Node } from './node.ts';
import { need, type Compiler, type Locals, type Typed } from './scope.ts';
import { closedSet, maybe, PLAYER, type Type } from './types.ts';

/** As a value it is its place in the stack of what runs. */
export function compileProcedure(compiler: Compiler, named: NamedProcedure): Typed {
  const { running, marks } = compiler;
  marks.read |= EVERYTHING;
  const type: Type = { is: 'procedure', name: named.name };
  const run: Evaluate = ({ state }) => {
    const at = innermost(state, named);
    return at < 0 ? null : at;
  };
  return { type: running.has(named.name) ? type : maybe(type), run };
}

/** Besides its variables, a procedure tells at which step it is. */
export function compileProcedureField(
  compiler: Compiler,
  node: FieldNode,
  { type, run }: Typed,
): Typed {
  const { name } = (type.is === 'maybe' ? type.of : type) as { readonly name: string };
  const named = compiler.procedures.get(name)!;
  const sure = type.is !== 'maybe';
  if (node.name === STEP) return stepOf(named, sure, run);
  const variable = variableNamed(named, node);
  const read: Evaluate = (context) => {
    const at = run(context);
    return at === null ? null : valueAt(context, variable, at as number);
  };
  const there = sure && variable.everywhere;
  return { type: there ? variable.type : maybe(variable.type), run: read };
}

/** The field of every procedure, which no variable can be called. */
export const STEP = 'step';

function stepOf(named: NamedProcedure, sure: boolean, run: Evaluate): Typed {
  const type = closedSet(`a step of ${named.name}`, named.steps);
  const by = new Map(named.procedures.map((one) => [one.number, one]));
  const read: Evaluate = (context) => {
    const at = run(context);
    if (at === null) return null;
    const { code, slots } = context.state.frames[at as number]!;
    const { steps, at: kept } = by.get(code)!;
    return steps[slots[kept.step] as number]!;
  };
  return { type: sure ? type : maybe(type), run: read };
}

function valueAt({ state }: Context, { slots }: SharedVariable, at: number) {
  const frame = state.frames[at]!;
  const slot = slots.get(frame.code);
  return slot === undefined ? null : frame.slots[slot]!;
}

function variableNamed(
  { name, variables }: NamedProcedure,
  node: { readonly name: string; readonly at: number; readonly end: number },
): SharedVariable {
  const found = variables.get(node.name);
  if (found) return found;
  const within = { start: node.at, end: node.end };
  const known = { found: node.name, among: variables.keys() };
  const message = `the procedure “${name}” has no variable “${node.name}”`;
  throw new ExpressionMistake('unknown-field', message, within, known);
}

/** A variable of a running procedure as a place: combat.light, or for one player combat.side[p]. */
export interface VariableExpression {
  readonly named: NamedProcedure;
  readonly variable: SharedVariable;
  /** What can be put there. */
  readonly type: Type;
  /** Whose entry of a map it is; null if it is all of it. */
  readonly player: Evaluate | null;
}

const FIRST_NAME = /^\s*([a-zA-Z0-9]+)\s*\./;

/** Whether what is written begins with the name of a procedure. */
export function speaksOfProcedure(
  written: string,
  { procedures, locals }: { readonly procedures: Compiler['procedures']; readonly locals: Locals },
): boolean {
  const name = FIRST_NAME.exec(written)?.[1];
  return name !== undefined && procedures.has(name) && !locals.has(name);
}

export function compileVariable(compiler: Compiler, node: Node): VariableExpression {
  if (node.kind === 'index') return compileEntry(compiler, node.of, node.index);
  const { named, variable } = variableAt(compiler, node);
  return { named, variable, type: variable.type, player: null };
}

function compileEntry(compiler: Compiler, of: Node, index: Node): VariableExpression {
  const { named, variable } = variableAt(compiler, of);
  if (variable.type.is !== 'map') {
    const message = `“${variable.name}” is one for all; only of a map can one player's be set`;
    throw new ExpressionMistake('not-a-place', message, of);
  }
  const player = need(compiler, index, PLAYER).run;
  return { named, variable, type: variable.type.of, player };
}

function variableAt({ procedures }: Compiler, node: Node) {
  const named =
    node.kind === 'field' && node.of.kind === 'name' ? procedures.get(node.of.name) : undefined;
  if (node.kind !== 'field' || !named) {
    const message = 'expected a variable of a procedure, such as combat.die';
    throw new ExpressionMistake('not-a-place', message, node);
  }
  return { named, variable: variableNamed(named, node) };
}
