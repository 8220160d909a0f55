// What a condition tells about names that may be none: after “card != none” the card is there.
import { ExpressionMistake } from './mistake.ts';
import type { Node } from './node.ts';
import { parse } from './parse.ts';
import type { Local, Locals } from './scope.ts';

/** The locals that are surely there if the condition holds, or if it does not. */
export function surelyThere(
  condition: string | number | boolean,
  locals: Locals,
  holds: boolean,
): ReadonlyMap<string, Local> {
  const found = new Map<string, Local>();
  for (const name of namesTested(parsed(String(condition)), holds)) {
    const local = locals.get(name);
    if (local?.type.is === 'maybe') found.set(name, { ...local, type: local.type.of });
  }
  return found;
}

/** A condition that cannot be read tells nothing; its mistake is told where it is compiled. */
function parsed(text: string): Node | null {
  try {
    return parse(text);
  } catch (mistake) {
    if (mistake instanceof ExpressionMistake) return null;
    throw mistake;
  }
}

function namesTested(node: Node | null, holds: boolean): string[] {
  if (node?.kind === 'unary' && node.sign === '!') return namesTested(node.of, !holds);
  if (node?.kind !== 'binary') return [];
  if (node.sign === (holds ? '&&' : '||')) {
    return [...namesTested(node.left, holds), ...namesTested(node.right, holds)];
  }
  if (node.sign !== (holds ? '!=' : '==')) return [];
  return [...nameBeside(node.left, node.right), ...nameBeside(node.right, node.left)];
}

function nameBeside(node: Node, other: Node): string[] {
  const none = other.kind === 'literal' && other.value === null;
  return none && node.kind === 'name' ? [node.name] : [];
}
