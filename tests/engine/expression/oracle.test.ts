// Expressions by chance, worked out by ours and by a CEL library: the common part of both means the same.
import { evaluate as byCel } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';

/** Small enough that no product of a few leaves the numbers that both can hold. */
const literal = fc.integer({ min: -9, max: 9 }).map((n) => (n < 0 ? `(${n})` : String(n)));
/** CEL swallows a failure beside a decided `&&`, `||`, `all` or `exists`; ours never does, so nothing is divided by 0 here. */
const divisor = literal.filter((text) => text !== '0');
const word = fc.constantFrom("'red'", "'green'", "'blue'");
const names = ['a', 'b', 'c', 'd', 'e'];

type Arbitrary = fc.Arbitrary<string>;

/** A name is known inside the macro that brings it, and only there. */
interface Scope {
  readonly depth: number;
  readonly known: readonly string[];
}

function numbers(scope: Scope): Arbitrary {
  const leaves = [literal, ...scope.known.map((name) => fc.constant(name))];
  if (scope.depth === 0) return fc.oneof(...leaves);
  const [n, b, l] = [numbers(inner(scope)), booleans(inner(scope)), lists(inner(scope))];
  return fc.oneof(
    ...leaves,
    fc.tuple(n, fc.constantFrom('+', '-', '*'), n).map(([x, sign, y]) => `(${x} ${sign} ${y})`),
    fc.tuple(n, fc.constantFrom('/', '%'), divisor).map(([x, sign, y]) => `(${x} ${sign} ${y})`),
    n.map((x) => `-(${x})`),
    fc.tuple(b, n, n).map(([x, y, z]) => `(${x} ? ${y} : ${z})`),
    l.map((x) => `${x}.size()`),
  );
}

function booleans(scope: Scope): Arbitrary {
  if (scope.depth === 0) return fc.constantFrom('true', 'false');
  const [n, b, l] = [numbers(inner(scope)), booleans(inner(scope)), lists(inner(scope))];
  const compared = fc
    .tuple(n, fc.constantFrom('<', '<=', '>', '>=', '==', '!='), n)
    .map(([x, sign, y]) => `(${x} ${sign} ${y})`);
  return fc.oneof(
    compared,
    fc.tuple(word, fc.constantFrom('==', '!='), word).map(([x, sign, y]) => `(${x} ${sign} ${y})`),
    fc.tuple(b, fc.constantFrom('&&', '||'), b).map(([x, sign, y]) => `(${x} ${sign} ${y})`),
    b.map((x) => `!(${x})`),
    fc.tuple(n, l).map(([x, y]) => `(${x} in ${y})`),
    fc.tuple(l, l).map(([x, y]) => `(${x} == ${y})`),
    macro(scope, ['exists', 'all'], booleans),
  );
}

function lists(scope: Scope): Arbitrary {
  const n = numbers(inner(scope));
  const written = fc.array(n, { minLength: 1, maxLength: 4 }).map((all) => `[${all.join(', ')}]`);
  if (scope.depth === 0) return written;
  return fc.oneof(written, macro(scope, ['filter'], booleans), macro(scope, ['map'], numbers));
}

function macro(
  scope: Scope,
  kinds: readonly string[],
  body: (scope: Scope) => Arbitrary,
): Arbitrary {
  const name = names[scope.known.length];
  const around = inner(scope);
  if (name === undefined) return body(around);
  const within = { ...around, known: [...scope.known, name] };
  return fc
    .tuple(lists(around), fc.constantFrom(...kinds), body(within))
    .map(([list, kind, text]) => `${list}.${kind}(${name}, ${text})`);
}

function inner({ depth, known }: Scope): Scope {
  return { depth: Math.max(0, depth - 1), known };
}

/** The library's whole numbers are bigints. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return Array.isArray(value) ? value.map(plain) : value;
}

const any = fc.oneof(...[numbers, booleans, lists].map((sort) => sort({ depth: 3, known: [] })));

test('[EXPR-6] what CEL can say too means the same, by chance', () => {
  fc.assert(
    fc.property(any, (text) => {
      expect({ text, value: evaluate(text) }).toEqual({ text, value: plain(byCel(text)) });
    }),
    { numRuns: 5000 },
  );
});
