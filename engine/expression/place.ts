// A place such as you.gem or card[k]: which counter or variable it is, and on whom, found when play comes there.
import type { Context } from '../machine/context.ts';
import { EVERYTHING } from '../machine/marks.ts';
import type { Column } from '../ruleset/columns.ts';
import type { World } from '../ruleset/world.ts';
import { bearerIndexPlace, bearerPlace } from './bearers.ts';
import type { PlaceExpression } from './cell.ts';
import { columnsOf, fieldsOf, reader } from './fields.ts';
import { ExpressionMistake } from './mistake.ts';
import type { FieldNode, IndexNode, Node } from './node.ts';
import { misfit, needWords, type Compiler, type Typed } from './scope.ts';
import { closedSet, INT, nameOf, NEVER, type Type } from './types.ts';

export function compilePlace(compiler: Compiler, node: Node): PlaceExpression {
  if (node.kind === 'field') return namedPlace(compiler, node);
  if (node.kind === 'index') return indexedPlace(compiler, node);
  const message = 'expected a place such as table.name, you.name or card[k]';
  throw new ExpressionMistake('not-a-place', message, node);
}

function namedPlace(compiler: Compiler, node: FieldNode): PlaceExpression {
  const bearer = compiler.typed(node.of);
  if (bearer.type.is === 'bearer') return bearerPlace(compiler, bearer, node);
  return placeNamed(compiler, node.of, node);
}

/** The place of that name on whatever the node is. */
export function placeNamed(
  compiler: Compiler,
  of: Node,
  node: { readonly name: string; readonly at: number; readonly end: number },
): PlaceExpression & { reader(column: Column): Typed['run'] } {
  const bearer = compiler.typed(of);
  const columns = needColumns(compiler, of, bearer.type);
  const column = columns.get(node.name);
  compiler.marks.read |= column?.mark ?? EVERYTHING;
  if (!column) {
    const within = { start: node.at, end: node.end };
    const message = `${nameOf(plain(bearer.type))} has no counter or variable “${node.name}”`;
    const known = { found: node.name, among: columns.keys() };
    throw new ExpressionMistake('unknown-place', message, within, known);
  }
  const read = (other: Column): Typed['run'] => {
    const get = reader(other);
    return (context) => {
      const holder = bearer.run(context);
      return holder === null && other.of !== 'table' ? null : get(context, holder as number);
    };
  };
  return { type: column.type, columns: [column], at: cellOf(bearer, () => column), reader: read };
}

function indexedPlace(compiler: Compiler, node: IndexNode): PlaceExpression {
  const bearer = compiler.typed(node.of);
  if (bearer.type.is === 'bearer') return bearerIndexPlace(compiler, bearer, node);
  const columns = needColumns(compiler, node.of, bearer.type);
  const name = needCounterName(compiler, node.index, columns);
  return {
    type: INT,
    columns: countersIn(columns),
    at: cellOf(bearer, (context) => columns.get(name.run(context) as string)!),
  };
}

function cellOf({ run }: Typed, columnAt: (context: Context) => Column): PlaceExpression['at'] {
  return (context) => {
    const bearer = run(context);
    const column = columnAt(context);
    if (column.of === 'table' || column.of === 'bank') return { column, bearer: 0 };
    return bearer === null ? null : { column, bearer: bearer as number };
  };
}

function plain(type: Type): Type {
  return type.is === 'maybe' ? type.of : type;
}

function needColumns(compiler: Compiler, node: Node, type: Type): ReadonlyMap<string, Column> {
  const columns = columnsOf(compiler.world, plain(type));
  if (columns) return columns;
  const message = `there are no counters or variables on ${nameOf(type)}`;
  throw new ExpressionMistake('not-a-place', message, node);
}

function countersIn(columns: ReadonlyMap<string, Column>): Column[] {
  return [...columns.values()].filter(({ counter }) => counter !== null);
}

function needCounterName(
  compiler: Compiler,
  node: Node,
  columns: ReadonlyMap<string, Column>,
): Typed {
  const names = closedSet(
    'the name of a counter here',
    countersIn(columns).map(({ name }) => name),
  );
  const name = compiler.typed(node);
  if (name.type.is !== 'word' && name.type.is !== 'never') {
    throw misfit(compiler, node, name.type, names);
  }
  needWords(node, name.type, names);
  return name;
}

/** `holder[k]`: the number of the counter called k. */
export function compileCounterIndex(compiler: Compiler, node: IndexNode, holder: Typed): Typed {
  // Any counter can be meant.
  compiler.marks.read = EVERYTHING;
  const columns = needColumns(compiler, node.of, holder.type);
  const name = needCounterName(compiler, node.index, columns);
  const reads = new Map(countersIn(columns).map((column) => [column.name, reader(column)]));
  const none = holder.type.is === 'maybe';
  const run: Typed['run'] = (context) => {
    const bearer = holder.run(context);
    if (none && bearer === null) return null;
    return reads.get(name.run(context) as string)!(context, bearer as number);
  };
  return { type: none ? { is: 'maybe', of: INT } : INT, run };
}

/** `card.loot[k]`: how many of the counter called k are printed there. */
export function compileBagIndex(compiler: Compiler, node: IndexNode, bag: Typed): Typed {
  const { world } = compiler;
  const names = closedSet('the name of a counter', world.counterNames);
  const name = compiler.typed(node.index);
  if (name.type.is !== 'word') throw misfit(compiler, node.index, name.type, names);
  needWords(node.index, name.type, names);
  const reads = fieldsOf(world, bag.type);
  const run: Typed['run'] = (context) =>
    reads.get(name.run(context) as string)!.read(context, bag.run(context) as number);
  return { type: INT, run };
}

export function carriesCounters(world: World, type: Type): boolean {
  return plain(type) !== NEVER && columnsOf(world, plain(type)) !== null;
}
