// The tokens of an expression → its tree.
import { lex, type Token } from './lex.ts';
import { ExpressionMistake } from './mistake.ts';
import type { BinarySign, Node } from './node.ts';

const MAX_DEPTH = 64;

/** Loosest first; signs of one row are worked out from left to right. */
const ROWS: readonly (readonly BinarySign[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
];

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
}

export function parse(text: string): Node {
  const reader: Reader = { tokens: lex(text), at: 0, depth: 0 };
  const node = expression(reader);
  const rest = peek(reader);
  if (rest.kind !== 'end') throw leftOver(reader, rest);
  return node;
}

/** Words that other languages use for signs. */
const SPOKEN: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  not: '!',
  is: '==',
  mod: '%',
};

function leftOver(reader: Reader, rest: Token): ExpressionMistake {
  const before = reader.tokens[reader.at - 1];
  const spoken = [rest, before].find((one) => one && Object.hasOwn(SPOKEN, one.text));
  if (!spoken) return unexpected(rest, 'a sign such as == or the end');
  const message = `write ${SPOKEN[spoken.text]!} instead of “${spoken.text}”`;
  return new ExpressionMistake('syntax', message, spoken);
}

function peek(reader: Reader): Token {
  return reader.tokens[reader.at]!;
}

function take(reader: Reader): Token {
  return reader.tokens[reader.at++]!;
}

function takes(reader: Reader, text: string): boolean {
  const token = peek(reader);
  const found = token.text === text && token.kind !== 'word';
  if (found) reader.at++;
  return found;
}

function expect(reader: Reader, text: string): Token {
  const token = take(reader);
  if (token.text !== text || token.kind === 'word') throw unexpected(token, `“${text}”`);
  return token;
}

function unexpected(token: Token, wanted: string): ExpressionMistake {
  const found = token.kind === 'end' ? 'the expression ends here' : `found ${shown(token)}`;
  return new ExpressionMistake('syntax', `expected ${wanted} but ${found}`, token);
}

function shown(token: Token): string {
  return token.kind === 'word' ? token.text : `“${token.text}”`;
}

function expression(reader: Reader): Node {
  if (++reader.depth > MAX_DEPTH) {
    throw new ExpressionMistake('too-deep', `brackets go at most ${MAX_DEPTH} deep`, peek(reader));
  }
  const test = binary(reader, 0);
  const node = takes(reader, '?') ? choice(reader, test) : test;
  reader.depth--;
  return node;
}

function choice(reader: Reader, test: Node): Node {
  const then = expression(reader);
  expect(reader, ':');
  const other = expression(reader);
  return { kind: 'choice', test, then, other, start: test.start, end: other.end };
}

function binary(reader: Reader, row: number): Node {
  const signs = ROWS[row];
  if (!signs) return unary(reader);
  let left = binary(reader, row + 1);
  for (;;) {
    const token = peek(reader);
    const sign = signs.find((one) => one === token.text && token.kind !== 'word');
    if (!sign) return left;
    reader.at++;
    const right = binary(reader, row + 1);
    left = { kind: 'binary', sign, left, right, start: left.start, end: right.end };
  }
}

function unary(reader: Reader): Node {
  const { text, start, kind } = peek(reader);
  if (kind !== 'sign' || (text !== '!' && text !== '-')) return postfix(reader);
  reader.at++;
  if (++reader.depth > MAX_DEPTH) {
    throw new ExpressionMistake('too-deep', `signs go at most ${MAX_DEPTH} deep`, peek(reader));
  }
  const of = unary(reader);
  reader.depth--;
  return { kind: 'unary', sign: text, of, start, end: of.end };
}

function postfix(reader: Reader): Node {
  let node = primary(reader);
  for (;;) {
    if (takes(reader, '.')) node = member(reader, node);
    else if (takes(reader, '[')) {
      const index = expression(reader);
      node = { kind: 'index', of: node, index, start: node.start, end: expect(reader, ']').end };
    } else return node;
  }
}

function member(reader: Reader, of: Node): Node {
  const token = take(reader);
  if (token.kind !== 'name') throw unexpected(token, 'a name after the dot');
  const named = { of, name: token.text, at: token.start, start: of.start };
  if (!takes(reader, '(')) return { kind: 'field', ...named, end: token.end };
  const args = items(reader, ')');
  return { kind: 'call', ...named, args, end: reader.tokens[reader.at - 1]!.end };
}

/** The rest of a list up to its closing bracket. */
function items(reader: Reader, close: string): Node[] {
  const found: Node[] = [];
  if (takes(reader, close)) return found;
  do found.push(expression(reader));
  while (takes(reader, ','));
  expect(reader, close);
  return found;
}

function primary(reader: Reader): Node {
  const token = take(reader);
  const { start, end } = token;
  if (token.kind === 'int') return { kind: 'literal', value: integer(token), start, end };
  if (token.kind === 'word') return { kind: 'literal', value: token.text.slice(1, -1), start, end };
  if (token.kind === 'name') return named(reader, token);
  if (token.text === '(') {
    const inner = expression(reader);
    expect(reader, ')');
    return inner;
  }
  if (token.text === '[') {
    const found = items(reader, ']');
    return { kind: 'list', items: found, start, end: reader.tokens[reader.at - 1]!.end };
  }
  throw unexpected(token, 'a value');
}

const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['none', null],
]);

function named(reader: Reader, token: Token): Node {
  const { text: name, start, end } = token;
  const value = CONSTANTS.get(name);
  if (value !== undefined) return { kind: 'literal', value, start, end };
  if (name === 'in') throw unexpected(token, 'a value');
  if (!takes(reader, '(')) return { kind: 'name', name, start, end };
  const args = items(reader, ')');
  const last = reader.tokens[reader.at - 1]!.end;
  return { kind: 'call', of: null, name, at: start, args, start, end: last };
}

function integer(token: Token): number {
  const value = Number(token.text);
  if (Number.isSafeInteger(value)) return value;
  throw new ExpressionMistake('too-large', `${token.text} is too large a number`, token);
}
