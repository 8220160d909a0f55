// Signs between values: arithmetic on whole numbers, comparison, and, or, not, in.
import { RulesetFault } from '../fault.ts';
import { scan, type Context, type Evaluate } from '../machine/context.ts';
import type { Value } from '../state.ts';
import { ExpressionMistake } from './mistake.ts';
import { knowing } from './tested.ts';
import type { BinaryNode, BinarySign, ChoiceNode, ListNode, Node, UnaryNode } from './node.ts';
import { coerce, kept, misfit, need, needWords, type Compiler, type Typed } from './scope.ts';
import { ANY_LIST, BOOL, both, INT, listOf, nameOf, NEVER, type Type } from './types.ts';

type Numbers = (context: Context) => number;

/** Each sign has closures of its own, so that none has to ask which it is; a number written out is not asked for either. */
const SIGNS: Partial<Record<BinarySign, (a: Numbers, b: Numbers) => Evaluate>> = {
  '+': (a, b) => (context) => whole(a(context) + b(context)),
  '-': (a, b) => (context) => whole(a(context) - b(context)),
  '*': (a, b) => (context) => whole(a(context) * b(context)),
  '/': (a, b) => (context) => quotient(a(context), b(context)),
  '%': (a, b) => (context) => (a(context) % nonZero(b(context))) + 0,
  '<': (a, b) => (context) => a(context) < b(context),
  '<=': (a, b) => (context) => a(context) <= b(context),
  '>': (a, b) => (context) => a(context) > b(context),
  '>=': (a, b) => (context) => a(context) >= b(context),
};

const BESIDE_A_NUMBER: Partial<Record<BinarySign, (a: Numbers, b: number) => Evaluate>> = {
  '+': (a, b) => (context) => whole(a(context) + b),
  '-': (a, b) => (context) => whole(a(context) - b),
  '<': (a, b) => (context) => a(context) < b,
  '<=': (a, b) => (context) => a(context) <= b,
  '>': (a, b) => (context) => a(context) > b,
  '>=': (a, b) => (context) => a(context) >= b,
};

const COMPARISONS: ReadonlySet<BinarySign> = new Set<BinarySign>(['<', '<=', '>', '>=']);

function quotient(a: number, b: number): number {
  return (a - (a % nonZero(b))) / b + 0;
}

/** Adding 0 turns the minus zero of a product into plain zero. */
export function whole(value: number): number {
  if (Number.isSafeInteger(value)) return value + 0;
  throw new RulesetFault('a number grew too large');
}

export function nonZero(value: number): number {
  if (value === 0) throw new RulesetFault('a number was divided by 0');
  return value;
}

export function compileUnary(compiler: Compiler, node: UnaryNode): Typed {
  const of = need(compiler, node.of, node.sign === '!' ? BOOL : INT).run;
  if (node.sign === '!') return { type: BOOL, run: (context) => !of(context) };
  return { type: INT, run: (context) => 0 - (of(context) as number) };
}

export function compileBinary(compiler: Compiler, node: BinaryNode): Typed {
  if (node.sign === '&&' || node.sign === '||') return compileLogic(compiler, node);
  if (node.sign === '==' || node.sign === '!=') return compileEquals(compiler, node);
  if (node.sign === 'in') return compileIn(compiler, node);
  const left = need(compiler, node.left, INT).run as Numbers;
  const right = need(compiler, node.right, INT);
  const beside = typeof right.constant === 'number' ? BESIDE_A_NUMBER[node.sign] : undefined;
  const run = beside
    ? beside(left, right.constant as number)
    : SIGNS[node.sign]!(left, right.run as Numbers);
  return { type: COMPARISONS.has(node.sign) ? BOOL : INT, run };
}

function compileLogic(compiler: Compiler, node: BinaryNode): Typed {
  const left = need(compiler, node.left, BOOL).run;
  const right = need(knowing(compiler, node.left, node.sign === '&&'), node.right, BOOL).run;
  const run: Evaluate =
    node.sign === '&&'
      ? (context) => left(context) && right(context)
      : (context) => left(context) || right(context);
  return { type: BOOL, run };
}

function compileEquals(compiler: Compiler, node: BinaryNode): Typed {
  const left = compiler.typed(node.left);
  const right = compiler.typed(node.right);
  const type = alike(node, left.type, right.type);
  const [a, b] = [coerce(compiler.world, left, type), coerce(compiler.world, right, type)];
  const equal = equalTo(a, b, type);
  return { type: BOOL, run: node.sign === '==' ? equal : (context) => !equal(context) };
}

function equalTo({ run: a }: Typed, { run: b, constant }: Typed, type: Type): Evaluate {
  if (type.is === 'list') {
    return (context) => sameLists(context, a(context) as List, b(context) as List);
  }
  const { is } = type.is === 'maybe' ? type.of : type;
  if (is === 'list' || is === 'map' || is === 'any' || is === 'never') {
    return (context) => same(a(context), b(context));
  }
  if (constant !== undefined) return (context) => a(context) === constant;
  return (context) => a(context) === b(context);
}

/** Only things of one sort can be equal; asking otherwise is a slip. */
function alike(node: BinaryNode, left: Type, right: Type): Type {
  const type = both(left, right);
  if (!type) {
    const message = `${nameOf(left)} can never equal ${nameOf(right)}`;
    throw new ExpressionMistake('wrong-type', message, node);
  }
  needWords(node.right, right, left);
  needWords(node.left, left, right);
  return type;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

type List = readonly Value[];

function sameLists(context: Context, a: List, b: List): boolean {
  scan(context, a);
  return same(a, b);
}

export function same(a: Value, b: Value): boolean {
  if (!isList(a) || !isList(b)) return a === b;
  return a.length === b.length && a.every((item, i) => same(item, b[i]!));
}

function compileIn(compiler: Compiler, node: BinaryNode): Typed {
  const item = compiler.typed(node.left);
  const list = needList(compiler, node.right);
  const element = elementOf(list.type);
  if (!both(item.type, element)) {
    const message = `${nameOf(item.type)} can never be in ${nameOf(list.type)}`;
    throw new ExpressionMistake('wrong-type', message, node);
  }
  needWords(node.left, item.type, element);
  needWords(node.right, element, item.type);
  const run: Evaluate = (context) => {
    const wanted = item.run(context);
    const found = list.run(context) as readonly Value[];
    scan(context, found);
    return found.some((one) => same(one, wanted));
  };
  return { type: BOOL, run };
}

/** A list, or a zone as the list of its cards. */
export function needList(compiler: Compiler, node: Node): Typed {
  const found = compiler.typed(node);
  const { is } = found.type;
  if (is === 'zone' || is === 'list' || is === 'never')
    return coerce(compiler.world, found, ANY_LIST);
  throw misfit(compiler, node, found.type, ANY_LIST);
}

export function elementOf(list: Type): Type {
  return list.is === 'list' ? list.of : NEVER;
}

export function compileChoice(compiler: Compiler, node: ChoiceNode): Typed {
  const test = need(compiler, node.test, BOOL).run;
  const then = knowing(compiler, node.test, true).typed(node.then);
  const other = knowing(compiler, node.test, false).typed(node.other);
  const type = both(then.type, other.type);
  if (!type) {
    const message = `one side of the choice is ${nameOf(then.type)}, the other ${nameOf(other.type)}`;
    throw new ExpressionMistake('wrong-type', message, node);
  }
  const [yes, no] = [coerce(compiler.world, then, type), coerce(compiler.world, other, type)];
  const [a, b] = [yes.run, no.run];
  const live = yes.live === true || no.live === true;
  return { type, run: (context) => (test(context) ? a(context) : b(context)), live };
}

export function compileList(compiler: Compiler, node: ListNode): Typed {
  const items = node.items.map((item) => compiler.typed(item));
  let element: Type = NEVER;
  items.forEach((item, i) => {
    const joined = both(element, item.type);
    if (!joined) {
      const message = `this list holds ${nameOf(element)}, and here ${nameOf(item.type)}`;
      throw new ExpressionMistake('wrong-type', message, node.items[i]!);
    }
    element = joined;
  });
  const runs = items.map((item) => kept(coerce(compiler.world, item, element)).run);
  return { type: listOf(element), run: (context) => runs.map((run) => run(context)) };
}
