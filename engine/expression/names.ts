// The names that every expression can use, and the locals around it.
import { RulesetFault } from '../fault.ts';
import type { Evaluate } from '../machine/context.ts';
import { ACTIVE, EVERYTHING, FIRST, NOTHING, ROUND, type Marks } from '../machine/marks.ts';
import { allFrom, livingFrom } from '../players.ts';
import { ExpressionMistake } from './mistake.ts';
import type { World } from '../ruleset/world.ts';
import type { NameNode } from './node.ts';
import { compileProcedure } from './procedures.ts';
import type { Compiler, Local, Typed } from './scope.ts';
import { reading, type Source } from './source.ts';
import { INT, listOf, PLAYER } from './types.ts';

/** A name that is always there; what it reads may be anything, if it does not say. */
interface Always extends Typed {
  readonly marks?: Marks;
}

const ALWAYS: ReadonlyMap<string, Always> = new Map<string, Always>([
  ['you', { type: PLAYER, run: (context) => context.you }],
  ['active', { type: PLAYER, run: (context) => context.state.active, marks: ACTIVE }],
  ['first', { type: PLAYER, run: (context) => context.state.first, marks: FIRST }],
  [
    'players',
    {
      type: listOf(PLAYER),
      run: ({ state }) => livingFrom(state, state.first),
      distinct: true,
      marks: FIRST,
    },
  ],
  [
    'others',
    {
      type: listOf(PLAYER),
      run: ({ state, you }) => livingFrom(state, you).filter((seat) => seat !== you),
      distinct: true,
    },
  ],
  ['everyone', { type: listOf(PLAYER), run: ({ state }) => allFrom(state, state.first) }],
  ['table', { type: { is: 'table' }, run: () => null, marks: NOTHING }],
  ['bank', { type: { is: 'bank' }, run: () => null, marks: NOTHING }],
  ['turn', { type: { is: 'turn' }, run: () => null, marks: NOTHING }],
  ['round', { type: INT, run: ({ state }) => state.round, marks: ROUND }],
  ['option', { type: { is: 'options' }, run: () => null, marks: NOTHING }],
]);

/** Names that no pick, local or macro variable can take. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...ALWAYS.keys(),
  'chooser',
  'picked',
  'it',
  'this',
  'event',
  'them',
  'true',
  'false',
  'none',
  'in',
]);

export function compileName(compiler: Compiler, node: NameNode): Typed {
  const always = ALWAYS.get(node.name);
  if (always) {
    compiler.marks.read |= always.marks ?? EVERYTHING;
    return always;
  }
  const temp = compiler.temps.get(node.name);
  if (temp) {
    const source: Source = { of: 'temps', slot: temp.slot };
    return { type: temp.type, run: reading(source), source };
  }
  const local = compiler.locals.get(node.name);
  if (local) {
    const source: Source = { of: 'slots', slot: local.slot };
    compiler.reads.add(local.slot);
    const guarded = guardedReading(node.name, local);
    if (guarded) return { type: local.type, run: guarded };
    return { type: local.type, run: reading(source), source };
  }
  const named = compiler.procedures.get(node.name);
  if (named) return compileProcedure(compiler, named);
  const among = [
    ...ALWAYS.keys(),
    ...compiler.temps.keys(),
    ...compiler.locals.keys(),
    ...compiler.procedures.keys(),
  ];
  const known = { found: node.name, among };
  const message = `there is no name “${node.name}” here`;
  if (!isWord(compiler.world, node.name)) {
    throw new ExpressionMistake('unknown-name', message, node, known);
  }
  const hint = `; a word stands in single quotes: '${node.name}'`;
  throw new ExpressionMistake('unknown-name', message + hint, node);
}

/** Others can change a variable of a procedure, so what was tested before is tested again. */
function guardedReading(name: string, { slot, type, variable }: Local): Evaluate | null {
  if (variable?.is !== 'maybe' || type.is === 'maybe') return null;
  return ({ slots }) => {
    const value = slots[slot]!;
    if (value === null) throw new RulesetFault(`“${name}” has become none here`);
    return value;
  };
}

/** Whether the name stands for a card, a kind or a word of an option. */
function isWord({ cardNumbers, kinds, options }: World, name: string): boolean {
  if (cardNumbers.has(name) || kinds.includes(name)) return true;
  return [...options.values()].some(
    ({ declared }) => declared.type === 'word' && declared.words.includes(name),
  );
}
