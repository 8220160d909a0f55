// Strict JSON with places, and nothing that could hurt what reads it later.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxDepth, maxItems, parseJson } from '../../../host/rulesets/parse.ts';

describe('what is not JSON', () => {
  test.each([
    ['{"a":1,}', 7, 'There is a comma too many before “}”.'],
    ['[1,\n]', 4, 'There is a comma too many before “]”.'],
    ['{"a" 1}', 5, '“1” stands where a colon is expected.'],
    ['[1 2]', 3, 'A comma is missing before “2”.'],
    ['// why\n{}', 0, '“// why” is a comment. JSON has none: use a "note" field.'],
    ['[', 1, 'The file ends here, but a closing ] is missing.'],
    ['', 0, 'The file is empty.'],
    ['{"a":1} 3', 8, '“3” stands after the end. A file holds one value.'],
    ['["x]', 1, '“"x]” begins a text that is not closed with a double quote on the same line.'],
    ['["\\x"]', 1, '"\\x" has an escape that JSON does not know.'],
    ['\uFEFF{}', 0, 'The file begins with a byte order mark. Save it as UTF-8 without one.'],
  ])('[LIB-6] %j is told with its place', (text, offset, message) => {
    const parsed = parseJson(text);
    expect(parsed.ok ? [] : parsed.slips).toContainEqual({ offset, code: 'syntax', message });
  });

  test('[LIB-6] two slips in one file are told at once', () => {
    const parsed = parseJson('{\n  "a" 1,\n  "b": [1 2]\n}');
    expect(parsed.ok ? [] : parsed.slips.map(({ offset }) => offset)).toEqual([8, 21]);
  });

  test('[LIB-6] a text is taken exactly when it is JSON, with the value that it has', () => {
    const slightlyWrong = fc
      .tuple(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom('', ',', '}', '"', '\\', '\u00a0', '1'),
      )
      .map(([text, at, put]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json({ maxDepth: 5 }), slightlyWrong, fc.string()), (text) => {
        const parsed = parseJson(text);
        if (parsed.ok) expect(parsed.value).toEqual(JSON.parse(text));
        else if (parsed.slips.every(({ code }) => code === 'syntax')) {
          expect(() => JSON.parse(text) as unknown).toThrow();
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what is JSON and not taken', () => {
  test.each([
    ['{"a":1,"b":{"a":1,"a":2}}', 'duplicate-field', 'The field “a” stands here twice.'],
    ['{"a":1,"\\u0061":2}', 'duplicate-field', 'The field “a” stands here twice.'],
    ['{"__proto__":{"x":1}}', 'forbidden-name', 'Nothing may be named “__proto__”.'],
    ['{"a":[{"\\u005f_proto__":1}]}', 'forbidden-name', 'Nothing may be named “__proto__”.'],
  ])('[LIB-4] %s', (text, code, message) => {
    const parsed = parseJson(text);
    expect(parsed.ok ? [] : parsed.slips).toEqual([
      { offset: expect.any(Number) as number, code, message },
    ]);
  });

  test('[LIB-4] brackets are nested so deep and no deeper', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJson(nested(maxDepth)).ok).toBe(true);
    const slips = [
      {
        offset: maxDepth,
        code: 'too-deep',
        message: 'Brackets are nested more than 64 deep here.',
      },
    ];
    expect(parseJson(nested(maxDepth + 1))).toEqual({ ok: false, slips });
    expect(parseJson('['.repeat(1_000_000))).toEqual({ ok: false, slips });
  });

  test('[LIB-4] a list holds so many items and no more', () => {
    const list = (length: number) => JSON.stringify(Array.from({ length }, () => 1));
    expect(parseJson(list(maxItems)).ok).toBe(true);
    expect(parseJson(list(maxItems + 1))).toEqual({
      ok: false,
      slips: [{ offset: 0, code: 'too-large', message: 'This holds more than 5000 items.' }],
    });
    expect(parseJson(list(900_000))).toMatchObject({ ok: false, slips: [{ code: 'too-large' }] });
  });
});
