// The catalogue of authors' mistakes: each is made in a copy of an example, and told in exactly these words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, temporaryFolder } from '../../host/temporary.ts';
import { copyOf, make, told, type Mistake } from './telling.ts';

const example = join(root, 'examples', 'tic-tac-toe');

const groups = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    return { name, ...(JSON.parse(text) as { readonly mistakes: readonly Mistake[] }) };
  });

describe.each(groups)('$name', ({ mistakes }) => {
  test.each(mistakes)('[LIB-6] $says', (mistake) => {
    const folder = copyOf(example, temporaryFolder());
    expect(told(folder)).toEqual([]);
    make(folder, mistake);
    expect(told(folder)).toEqual(mistake.told);
  });
});

const all = groups.flatMap(({ mistakes }) => mistakes.flatMap((mistake) => mistake.told));

test('[LIB-6] at least forty typical mistakes are told', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
});

test.each(all)('[LIB-6] “%s” is a sentence in the common style', (line) => {
  const [, message = ''] = /^\S+ (.*?)(?: \(did you mean “.*”\?\))?$/.exec(line) ?? [];
  expect(message).toMatch(/^[A-Z“]/);
  expect(message).toMatch(/[.?]$/);
  expect(message).not.toMatch(/undefined|\[object|NaN/);
});
