// Calls: list.exists(x, …), list.size(), next(player).
import { burn } from '../machine/context.ts';
import { compileAsked } from './asked.ts';
import { EVERYTHING } from '../machine/marks.ts';
import type { Definition, Each, Macro, Method, PlainFunction } from './definition.ts';
import { FUNCTIONS } from './functions/index.ts';
import { ExpressionMistake } from './mistake.ts';
import { RESERVED } from './names.ts';
import type { CallNode, Node } from './node.ts';
import { elementOf, needList } from './operators.ts';
import { fit, kept, need, type Compiler, type Items, type Typed } from './scope.ts';
import type { Type } from './types.ts';

const ON_LISTS = named((one) => one.form === 'macro' || one.form === 'method');
const BY_THEMSELVES = named((one) => one.form === 'function' || one.form === 'special');

function named(wanted: (one: Definition) => boolean): ReadonlyMap<string, Definition> {
  return new Map(FUNCTIONS.filter(wanted).map((one) => [one.name, one]));
}

export function compileCall(compiler: Compiler, node: CallNode): Typed {
  const asked = node.of && compileAsked(compiler, node, node.of);
  if (asked) return asked;
  const known = node.of ? ON_LISTS : BY_THEMSELVES;
  const found = known.get(node.name);
  if (!found) throw unknownCall(node, known);
  if (found.form === 'function' || found.form === 'special') {
    compiler.marks.read |= found.marks ?? EVERYTHING;
  }
  if (found.form === 'function') return compileFunction(compiler, node, found);
  if (found.form === 'special') {
    needBetween(node, found.count);
    return found.compile(compiler, node);
  }
  const list = needList(compiler, node.of!);
  return found.form === 'macro'
    ? compileMacro(compiler, node, found, list)
    : compileMethod(compiler, node, found, list);
}

function unknownCall(node: CallNode, known: ReadonlyMap<string, Definition>): ExpressionMistake {
  const within = { start: node.at, end: node.at + node.name.length };
  const other = node.of ? BY_THEMSELVES : ON_LISTS;
  const way = node.of ? `${node.name}(…)` : `list.${node.name}(…)`;
  const message = node.of ? `lists have no “${node.name}”` : `there is no function “${node.name}”`;
  const hint = other.has(node.name) ? `; write ${way}` : '';
  const names = { found: node.name, among: known.keys() };
  return new ExpressionMistake('unknown-function', message + hint, within, names);
}

export function needCount(node: CallNode, count: number, written?: string): void {
  if (node.args.length === count) return;
  const things = `${count} ${count === 1 ? 'thing' : 'things'}`;
  const example = written === undefined ? '' : `; it is written ${written}`;
  const message = `“${node.name}” takes ${things} in its brackets, found ${node.args.length}${example}`;
  throw new ExpressionMistake('wrong-count', message, node);
}

function needBetween(node: CallNode, count: number | readonly [number, number]): void {
  if (typeof count === 'number') return needCount(node, count);
  const [least, most] = count;
  if (node.args.length < least) needCount(node, least);
  if (node.args.length > most) needCount(node, most);
}

function compileFunction(compiler: Compiler, node: CallNode, found: PlainFunction): Typed {
  needCount(node, found.count);
  const parts = node.args.map((arg) => compiler.typed(arg));
  const given = parts.map((part) => part.type);
  const takes = found.takes(given, compiler.world);
  const args = parts.map((part, i) => kept(fit(compiler, node.args[i]!, part, takes[i]!)).run);
  return { type: found.type(given), run: found.make(args, compiler.world) };
}

function compileMethod(compiler: Compiler, node: CallNode, found: Method, list: Typed): Typed {
  const element = elementOf(list.type);
  const takes = found.takes(element);
  needCount(node, takes.length);
  const given = node.args.map((arg) => compiler.typed(arg));
  const args = given.map((part, i) => fit(compiler, node.args[i]!, part, takes[i]!).run);
  const type = found.type(
    element,
    given.map((part) => part.type),
  );
  const run = found.make(list.run as Items, args);
  return { type, run, distinct: stays(found, list) };
}

function compileMacro(compiler: Compiler, node: CallNode, found: Macro, list: Typed): Typed {
  needCount(node, 2, `list.${node.name}(x, …) with x for each element`);
  const element = elementOf(list.type);
  const slot = compiler.temps.size;
  const inner = withVariable(compiler, node.args[0]!, element);
  const second = node.args[1]!;
  const body = found.body ? need(inner, second, found.body) : inner.typed(second);
  const { run } = kept(body);
  const each: Each = (context, item) => {
    burn(context);
    context.temps[slot] = item;
    return run(context);
  };
  const made = found.make(list.run as Items, each, { slot, run });
  return { type: found.type(element, body.type), run: made, distinct: stays(found, list) };
}

function stays({ part }: Macro | Method, { distinct }: Typed): boolean {
  return part === true && distinct === true;
}

function withVariable(compiler: Compiler, node: Node, type: Type): Compiler {
  if (node.kind !== 'name') {
    const message = 'the first thing in these brackets is a new name for each element';
    throw new ExpressionMistake('syntax', message, node);
  }
  const { name } = node;
  if (RESERVED.has(name) || compiler.temps.has(name) || compiler.locals.has(name)) {
    throw new ExpressionMistake('name-taken', `the name “${name}” is already taken here`, node);
  }
  const temps = new Map([...compiler.temps, [name, { type, slot: compiler.temps.size }]]);
  const inner: Compiler = {
    ...compiler,
    temps,
    typed: (one, at) => compiler.typed(one, at ?? inner),
  };
  return inner;
}
