// The text of an expression → its tokens.
import { ExpressionMistake } from './mistake.ts';

export interface Token {
  readonly kind: 'int' | 'word' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const MAX_LENGTH = 1000;

const PATTERNS = [
  ['space', /\s+/y],
  ['int', /[0-9]+/y],
  ['word', /'[^']*'/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['sign', /&&|\|\||[<>=!]=|[-+*/%<>!?:.,()[\]]/y],
] as const;

export function lex(text: string): readonly Token[] {
  if (text.length > MAX_LENGTH) {
    const within = { start: MAX_LENGTH, end: text.length };
    throw new ExpressionMistake(
      'too-long',
      `an expression has at most ${MAX_LENGTH} characters`,
      within,
    );
  }
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = tokenAt(text, at);
    if (token.kind !== 'space') tokens.push(token as Token);
    at = token.end;
  }
  return [...tokens, { kind: 'end', text: '', start: at, end: at }];
}

function tokenAt(text: string, start: number): Omit<Token, 'kind'> & { kind: string } {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = start;
    const found = pattern.exec(text)?.[0];
    if (kind === 'int' && found !== undefined) needWhole(text, start, start + found.length);
    if (found !== undefined) return { kind, text: found, start, end: start + found.length };
  }
  const sign = text[start]!;
  const within = { start, end: sign === "'" ? text.length : start + 1 };
  const message =
    sign === "'"
      ? "a word that begins with ' must end with '"
      : `unexpected ${quote(sign)}${hint(sign)}`;
  throw new ExpressionMistake('syntax', message, within);
}

function needWhole(text: string, start: number, end: number): void {
  const rest = /^\.[0-9]+/.exec(text.slice(end))?.[0];
  if (rest === undefined) return;
  const within = { start, end: end + rest.length };
  throw new ExpressionMistake('syntax', 'numbers are whole: there are no fractions', within);
}

function hint(sign: string): string {
  if (sign === '"') return "; words stand in single quotes, like 'drawn'";
  if (sign === '=') return '; write == to compare';
  if (sign === '&' || sign === '|') return `; write ${sign}${sign}`;
  return '';
}

function quote(sign: string): string {
  return sign === "'" ? sign : `“${sign}”`;
}
