// What an event's from and to are: whoever carries a counter. Its counters are places, and event.from.card tells what it is.
import { bearing, BEARERS, cellOn, countersNamed } from '../machine/bearer.ts';
import type { Context } from '../machine/context.ts';
import { EVERYTHING } from '../machine/marks.ts';
import type { Column } from '../ruleset/columns.ts';
import type { World } from '../ruleset/world.ts';
import type { Value } from '../state.ts';
import { ExpressionMistake } from './mistake.ts';
import type { FieldNode, IndexNode, Node } from './node.ts';
import type { PlaceExpression } from './cell.ts';
import { misfit, needWords, type Compiler, type Typed } from './scope.ts';
import { CARD, closedSet, INT, maybe, PLAYER, SPACE, type Type } from './types.ts';

interface BearerField {
  readonly type: Type;
  readonly read: (context: Context, bearer: number) => Value;
}

const SORTS = [
  ['card', CARD],
  ['player', PLAYER],
  ['space', SPACE],
] as const;

/** The bearer is a pair, though fields are read as if every holder were a number. */
export function bearerFields(world: World): [string, BearerField][] {
  const counters = world.counterNames.map((name): [string, BearerField] => [
    name,
    { type: INT, read: (context, bearer) => counted(world, context, bearer, name) },
  ]);
  const sorts = SORTS.map(([sort, type]): [string, BearerField] => [
    sort,
    { type: maybe(type), read: (_context, bearer) => bearing(bearer, sort) },
  ]);
  return [...counters, ...sorts];
}

function counted(world: World, { state }: Context, bearer: Value, name: string): number {
  const cell = cellOn(world, bearer, name);
  if (!cell) return 0;
  const { of, base } = cell.column;
  const column = of === 'card' ? state.pieces.vars[base]! : state.vars;
  return column[of === 'card' ? cell.bearer : base + cell.bearer] as number;
}

export function bearerPlace(
  { world }: Compiler,
  { run }: Typed,
  { name, at, end }: Pick<FieldNode, 'name' | 'at' | 'end'>,
): PlaceExpression {
  const columns = countersNamed(world, name);
  if (columns.length === 0) {
    const known = { found: name, among: world.counterNames };
    const message = `there is no counter “${name}”`;
    throw new ExpressionMistake('unknown-place', message, { start: at, end }, known);
  }
  return { type: INT, columns, at: (context) => cellOn(world, run(context), name) };
}

export function bearerIndexPlace(
  compiler: Compiler,
  { run }: Typed,
  node: IndexNode,
): PlaceExpression {
  const { world } = compiler;
  const name = counterName(compiler, node.index);
  const columns = BEARERS.flatMap((sort): Column[] =>
    [...world.columns[sort].values()].filter(({ counter }) => counter !== null),
  );
  const at = (context: Context) => cellOn(world, run(context), name.run(context) as string);
  return { type: INT, columns, at };
}

/** `event.from[k]`: the number of the counter called k. */
export function compileBearerIndex(compiler: Compiler, { run }: Typed, node: IndexNode): Typed {
  const name = counterName(compiler, node.index);
  compiler.marks.read = EVERYTHING;
  return {
    type: INT,
    run: (context) => counted(compiler.world, context, run(context), name.run(context) as string),
  };
}

function counterName(compiler: Compiler, node: Node): Typed {
  const names = closedSet('the name of a counter', compiler.world.counterNames);
  const name = compiler.typed(node);
  if (name.type.is !== 'word') throw misfit(compiler, node, name.type, names);
  needWords(node, name.type, names);
  return name;
}
