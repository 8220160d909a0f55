// The names that every expression can use, and the locals around it.
import type { Evaluate } from '../machine/context.ts';
import { allFrom, livingFrom } from '../players.ts';
import { ExpressionMistake } from './mistake.ts';
import type { World } from '../ruleset/world.ts';
import type { NameNode } from './node.ts';
import type { Compiler, Typed } from './scope.ts';
import { INT, listOf, PLAYER } from './types.ts';

const ALWAYS: ReadonlyMap<string, Typed> = new Map<string, Typed>([
  ['you', { type: PLAYER, run: (context) => context.you }],
  ['active', { type: PLAYER, run: (context) => context.state.active }],
  ['first', { type: PLAYER, run: (context) => context.state.first }],
  [
    'players',
    {
      type: listOf(PLAYER),
      run: ({ state }) => livingFrom(state, state.first),
      distinct: true,
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
  ['table', { type: { is: 'table' }, run: () => null }],
  ['bank', { type: { is: 'bank' }, run: () => null }],
  ['turn', { type: { is: 'turn' }, run: () => null }],
  ['round', { type: INT, run: ({ state }) => state.round }],
  ['option', { type: { is: 'options' }, run: () => null }],
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
  if (always) return always;
  const temp = compiler.temps.get(node.name);
  if (temp) {
    const { slot, type } = temp;
    const run: Evaluate = (context) => context.temps[slot]!;
    return { type, run };
  }
  const local = compiler.locals.get(node.name);
  if (local) {
    const { slot, type } = local;
    compiler.reads.add(slot);
    return { type, run: (context) => context.slots[slot]! };
  }
  const among = [...ALWAYS.keys(), ...compiler.temps.keys(), ...compiler.locals.keys()];
  const known = { found: node.name, among };
  const message = `there is no name “${node.name}” here`;
  if (!isWord(compiler.world, node.name)) {
    throw new ExpressionMistake('unknown-name', message, node, known);
  }
  const hint = `; a word stands in single quotes: '${node.name}'`;
  throw new ExpressionMistake('unknown-name', message + hint, node);
}

/** Whether the name stands for a card, a kind or a word of an option. */
function isWord({ cardNumbers, kinds, options }: World, name: string): boolean {
  if (cardNumbers.has(name) || kinds.includes(name)) return true;
  return [...options.values()].some(
    ({ declared }) => declared.type === 'word' && declared.words.includes(name),
  );
}
