// What the parts of the expression compiler hand to each other.
import type { Context, Evaluate } from '../machine/context.ts';
import type { Marks } from '../machine/marks.ts';
import type { NamedProcedure } from '../procedures/procedure.ts';
import type { World } from '../ruleset/world.ts';
import type { Value } from '../state.ts';
import { ExpressionMistake } from './mistake.ts';
import type { Node } from './node.ts';
import { cardsIn } from '../zones.ts';
import { zoneOf, type Source } from './source.ts';
import { CARD, fits, listOf, maybe, nameOf, type Type } from './types.ts';

/** A part of an expression: what it is, and how it is worked out. */
export interface Typed {
  readonly type: Type;
  readonly run: Evaluate;
  /** A list in which nothing stands twice. */
  readonly distinct?: boolean;
  /** The very list of a zone, which changes as play goes on: whoever keeps it must copy it. */
  readonly live?: boolean;
  /** What it always is. */
  readonly constant?: Value;
  /** Where it lies, if it is a name. */
  readonly source?: Source;
  /** Which zone it is: the one numbered so, counted on from the holder in the slot. */
  readonly zone?: { readonly base: number; readonly holder: Source | null } | undefined;
}

/** A pick or a named value of a program, kept in a numbered slot of its frame. */
export interface Local {
  readonly type: Type;
  readonly slot: number;
  /** For a variable of the procedure around, which others can change: the type that it was declared with. */
  readonly variable?: Type;
}

/** The names an expression can use besides those that are always there. */
export type Locals = ReadonlyMap<string, Local>;

export interface Compiler {
  readonly world: World;
  readonly locals: Locals;
  /** Variables of the macros around this place, kept in temporary slots. */
  readonly temps: Locals;
  /** The text, to quote from. */
  readonly text: string;
  /** Slots of locals that the expression reads. */
  readonly reads: Set<number>;
  /** Parts, as they are written, that are known not to be none here. */
  readonly sure: ReadonlySet<string>;
  /** Derived values that it asks for. */
  readonly uses: Set<string>;
  /** Parts of the state that it reads. */
  readonly marks: { read: Marks };
  /** Procedures by name, and the names of those that surely run here. */
  readonly procedures: ReadonlyMap<string, NamedProcedure>;
  readonly running: ReadonlySet<string>;
  typed(node: Node, within?: Compiler): Typed;
}

export type Items = (context: Context) => readonly Value[];

/** The part in the type that is wanted there, or a mistake that says what was found. */
export function need(compiler: Compiler, node: Node, wanted: Type): Typed {
  return fit(compiler, node, compiler.typed(node), wanted);
}

/** The same for a part that has been compiled already. */
export function fit(compiler: Compiler, node: Node, found: Typed, wanted: Type): Typed {
  needType(compiler, node, found.type, wanted);
  return coerce(compiler.world, found, wanted);
}

function needType(compiler: Compiler, node: Node, found: Type, wanted: Type): void {
  if (!fits(found, wanted)) throw misfit(compiler, node, found, wanted);
  needWords(node, found, wanted);
}

export function misfit(
  compiler: Compiler,
  node: Node,
  found: Type,
  wanted: Type,
): ExpressionMistake {
  if (found.is === 'maybe' && found.of.is !== 'never' && fits(found.of, wanted)) {
    const quoted = compiler.text.slice(node.start, node.end);
    const message = `“${quoted}” may be none here; test it first, or write or(${quoted}, …)`;
    return new ExpressionMistake('may-be-none', message, node);
  }
  const whose = wanted.is === 'zone' && found.is === 'list' && found.of.is === 'card';
  const hint = whose ? '; say whose zone it is, as in you.hand' : '';
  const message = `expected ${nameOf(wanted)} but found ${nameOf(found)}${hint}`;
  return new ExpressionMistake('wrong-type', message, node);
}

/** A word written out must be one of the closed set that it is held against. */
export function needWords(node: Node, found: Type, wanted: Type): void {
  if (found.is === 'maybe') return needWords(node, found.of, wanted);
  if (wanted.is === 'maybe') return needWords(node, found, wanted.of);
  if (found.is === 'list' && wanted.is === 'list') return needWords(node, found.of, wanted.of);
  if (found.is !== 'word' || wanted.is !== 'word' || wanted.set === null) return;
  const stranger = found.of.find((word) => !wanted.of.includes(word));
  if (stranger === undefined) return;
  const known = { found: stranger, among: wanted.of };
  const message = `“${stranger}” is not ${wanted.set}`;
  throw new ExpressionMistake('unknown-word', message, node, known);
}

/** A zone is read as the list of its cards where a list is wanted. */
export function coerce(world: World, found: Typed, wanted: Type): Typed {
  const to = wanted.is === 'maybe' ? wanted.of : wanted;
  const from = found.type.is === 'maybe' ? found.type.of : found.type;
  if (to.is !== 'list' || from.is !== 'zone') return found;
  const whole = [...world.zones.values()].every(({ split }) => !split);
  const run = whole ? listIn(found) : partsIn(world, found);
  const cards = listOf(CARD);
  return {
    type: found.type.is === 'maybe' ? maybe(cards) : cards,
    run,
    distinct: true,
    live: true,
  };
}

/** Where zones may be split, their parts are read one after the other. */
function partsIn(world: World, { run }: Typed): Evaluate {
  return (context) => {
    const zone = run(context);
    return zone === null ? null : cardsIn(world, context.state, zone as number);
  };
}

function listIn({ run, zone, type }: Typed): Evaluate {
  if (zone?.holder) return zoneOf(zone.holder, zone.base);
  if (zone) return ({ state }) => state.zones[zone.base] as Value;
  if (type.is === 'zone') return (context) => context.state.zones[run(context) as number] as Value;
  return (context) => {
    const found = run(context);
    return found === null ? null : context.state.zones[found as number]!;
  };
}

/** What can be kept: a list as it is now. */
export function kept(found: Typed): Typed {
  if (!found.live) return found;
  const run: Evaluate = (context) => {
    const list = found.run(context) as readonly Value[] | null;
    return list && list.slice();
  };
  return { ...found, run, live: false };
}
