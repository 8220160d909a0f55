// The sentences of the interface and of the examples.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import en from '../../../renderer/words/en.json';
import fr from '../../../renderer/words/fr.json';
import { ago, fill, listOf, parse, sayIn, type WordKey } from '../../../renderer/words/words.ts';

const keys = Object.keys(en) as WordKey[];

test('[SAY-1] both languages have the same sentences, none of them empty', () => {
  expect(Object.keys(fr)).toEqual(keys);
  for (const key of keys) expect(en[key].trim() && fr[key].trim()).not.toBe('');
});

test('[SAY-1] both languages fill in the same values', () => {
  for (const key of keys)
    expect([key, valuesIn('fr', fr[key])]).toEqual([key, valuesIn('en', en[key])]);
});

test('[SAY-2] every sentence of the interface is well formed', () => {
  for (const key of keys) {
    expect(() => parse('en', en[key])).not.toThrow();
    expect(() => parse('fr', fr[key])).not.toThrow();
  }
});

describe('the examples', () => {
  const examples = join(import.meta.dirname, '../../../examples');
  const folders = readdirSync(examples, { withFileTypes: true }).filter((it) => it.isDirectory());
  for (const { name: folder } of folders) {
    for (const language of ['en', 'fr'] as const) {
      test(`[SAY-2] every sentence of ${folder} in ${language} is well formed`, () => {
        const file = join(examples, folder, 'words', `${language}.json`);
        const sentences = stringsIn(JSON.parse(readFileSync(file, 'utf8')));
        expect(sentences.length).toBeGreaterThan(10);
        for (const sentence of sentences) expect(() => parse(language, sentence)).not.toThrow();
      });
    }
  }
});

test('[SAY-2] French keeps its no-break spaces before high punctuation', () => {
  for (const key of keys) expect([key, / [;:!?»]/.test(fr[key])]).toEqual([key, false]);
});

test('[SAY-3] a sentence that cannot be read is shown as it is written', () => {
  expect(fill('en', '{player')).toBe('{player');
  expect(fill('en', 'Hello {player}')).toBe('Hello {player}');
  expect(fill('en', '<b>{player}</b>', { player: '<i>Ann</i>' })).toBe('<b><i>Ann</i></b>');
});

test('[SAY-1] numbers and lists follow the language', () => {
  expect(sayIn('en')('title.moves', { count: 1 })).toBe('1 move');
  expect(sayIn('fr')('title.moves', { count: 2 })).toBe('2 coups');
  expect(listOf('en', ['Ann', 'Ben'])).toBe('Ann and Ben');
  expect(listOf('fr', ['Ann', 'Ben'])).toBe('Ann et Ben');
  const now = Date.parse('2030-01-02T12:00:00Z');
  expect(ago('en', '2030-01-02T11:55:00Z', now)).toBe('5 minutes ago');
  expect(ago('fr', '2030-01-01T12:00:00Z', now)).toBe('hier');
  expect(ago('en', 'long ago', now)).toBe('');
});

type Part = { readonly type: number; readonly value?: unknown; readonly options?: unknown };

/** The names of the values that a sentence fills in. */
function valuesIn(language: 'en' | 'fr', sentence: string): readonly string[] {
  const names = new Set<string>();
  const walk = (parts: readonly Part[]) => {
    for (const part of parts) {
      // 0 is plain text and 7 the # of a plural; everything else names a value.
      if (part.type !== 0 && part.type !== 7) names.add(String(part.value));
      const options = (part.options ?? {}) as Record<string, { value: readonly Part[] }>;
      for (const option of Object.values(options)) walk(option.value);
    }
  };
  walk(parse(language, sentence).getAst());
  return [...names].sort();
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
