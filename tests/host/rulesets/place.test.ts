// From a pointer to line, column and source line.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePlacer, positionAt } from '../../../host/rulesets/place.ts';

const problem = { file: 'a.json', code: 'x', message: 'x' };

const text = `{
  "moves": {
    "a/b": { "is~it": ["one", "two", { "three": "caf\\u00e9 \\"x\\" > 1" }] }
  }
}`;

test.each([
  ['', undefined, 'value', 1, 1],
  ['/moves', undefined, 'value', 2, 12],
  ['/moves', undefined, 'key', 2, 3],
  ['/moves/a~1b/is~0it/1', undefined, 'value', 3, 31],
  ['/moves/a~1b/is~0it/2/three', undefined, 'value', 3, 49],
  ['/moves/a~1b/is~0it/2/three', { start: 4, end: 5 }, 'value', 3, 59],
  ['/moves/a~1b/is~0it/2/three', { start: 9, end: 10 }, 'value', 3, 66],
  ['/moves/a~1b/is~0it/2/three', { start: 999, end: 1000 }, 'value', 3, 70],
  ['/moves/nowhere/at/all', undefined, 'value', 2, 12],
] as const)('[LIB-2] %s %j is found', (pointer, within, at, line, column) => {
  const place = makePlacer(text);
  const placed = place({ ...problem, pointer, ...(within && { within }) }, at);
  expect(placed).toMatchObject({ line, column, excerpt: text.split('\n')[line - 1] });
});

test('[LIB-2] lines end as on any system', () => {
  const lines = 'one\r\ntwo\rthree\nfour';
  expect(positionAt(lines, lines.indexOf('four') + 1)).toEqual({
    line: 4,
    column: 2,
    excerpt: 'four',
  });
  expect(positionAt(lines, lines.indexOf('two'))).toEqual({ line: 2, column: 1, excerpt: 'two' });
});

test('[LIB-2] a line that nobody could read is not shown', () => {
  expect(positionAt('x'.repeat(201), 7)).toEqual({ line: 1, column: 8 });
});

test('[LIB-2] line and column lead back to the character, wherever it is', () => {
  const texts = fc.array(fc.constantFrom('a', 'é', '\n', '\r\n', '\t', '{'));
  fc.assert(
    fc.property(texts, fc.nat(), (parts, at) => {
      const whole = parts.join('');
      const offset = at % (whole.length + 1);
      fc.pre(!(whole[offset] === '\n' && whole[offset - 1] === '\r'));
      const { line, column } = positionAt(whole, offset);
      const starts = [0];
      for (const found of whole.matchAll(/\n/g)) starts.push(found.index + 1);
      expect((starts[line - 1] ?? NaN) + column - 1).toBe(offset);
    }),
  );
});
