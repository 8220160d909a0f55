// A part of a zone that is split: table.deck['location'].
import type { IndexNode } from './node.ts';
import { needWords, type Compiler, type Typed } from './scope.ts';
import { closedSet, ZONE } from './types.ts';

/** Null if it is not a part that is asked for. */
export function compilePart(compiler: Compiler, node: IndexNode, of: Typed): Typed | null {
  if (of.type.is !== 'zone' || of.type.split === undefined) return null;
  const { base, split, name } = compiler.world.zones.get(of.type.split)!;
  const index = compiler.typed(node.index);
  if (index.type.is !== 'word') return null;
  needWords(node.index, index.type, closedSet(`a part of “${name}”`, split!.parts));
  const bases = new Map(split!.parts.map((part, i) => [part, split!.bases[i]!]));
  return {
    type: ZONE,
    run: (context) => bases.get(index.run(context) as string)! + (of.run(context) as number) - base,
  };
}
