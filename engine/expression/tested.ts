// What a test tells: after `x != none`, x is there.
import type { Node } from './node.ts';
import type { Compiler, Typed } from './scope.ts';

/** The parts of a test that are surely there if it comes out like this. */
export function surelyThere(test: Node, outcome: boolean): readonly Node[] {
  if (test.kind === 'unary' && test.sign === '!') return surelyThere(test.of, !outcome);
  if (test.kind !== 'binary') return [];
  const { sign, left, right } = test;
  if (sign === (outcome ? '&&' : '||')) {
    return [...surelyThere(left, outcome), ...surelyThere(right, outcome)];
  }
  if (sign !== (outcome ? '!=' : '==')) return [];
  if (isNone(right)) return [left];
  return isNone(left) ? [right] : [];
}

function isNone(node: Node): boolean {
  return node.kind === 'literal' && node.value === null;
}

/** A part that was tested is not none any more. */
export function surely(compiler: Compiler, node: Node, found: Typed): Typed {
  if (found.type.is !== 'maybe' || !compiler.sure.has(written(compiler, node))) return found;
  return { type: found.type.of, run: found.run };
}

function written({ text }: Compiler, { start, end }: Node): string {
  return text.slice(start, end).replaceAll(/\s/g, '');
}

/** The compiler for what is only worked out if the test came out like this. */
export function knowing(compiler: Compiler, test: Node, outcome: boolean): Compiler {
  const facts = surelyThere(test, outcome).map((node) => written(compiler, node));
  if (facts.length === 0) return compiler;
  const inner: Compiler = {
    ...compiler,
    sure: new Set([...compiler.sure, ...facts]),
    typed: (node, within) => compiler.typed(node, within ?? inner),
  };
  return inner;
}
