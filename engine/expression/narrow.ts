// What a condition tells the effects after it: after “card != none” the local card is there.
import { ExpressionMistake } from './mistake.ts';
import type { Node } from './node.ts';
import { parse } from './parse.ts';
import type { Local, Locals } from './scope.ts';
import { surelyThere } from './tested.ts';

/** The locals that are surely there if the condition holds, or if it does not. */
export function localsThere(
  condition: string | number | boolean,
  locals: Locals,
  holds: boolean,
): ReadonlyMap<string, Local> {
  const found = new Map<string, Local>();
  for (const node of surelyThere(parsed(String(condition)), holds)) {
    const name = localName(node);
    const local = name === null ? undefined : locals.get(name);
    if (local?.type.is === 'maybe') found.set(name!, { ...local, type: local.type.of });
  }
  return found;
}

/** `card`, or `event.card`, which is one local too. */
function localName(node: Node): string | null {
  if (node.kind === 'name') return node.name;
  const grouped = node.kind === 'field' && node.of.kind === 'name';
  return grouped ? `${node.of.name}.${node.name}` : null;
}

const NOTHING: Node = parse('none');

/** A condition that cannot be read tells nothing; its mistake is told where it is compiled. */
function parsed(text: string): Node {
  try {
    return parse(text);
  } catch (mistake) {
    if (mistake instanceof ExpressionMistake) return NOTHING;
    throw mistake;
  }
}
