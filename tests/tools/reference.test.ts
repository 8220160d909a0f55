// The reference for authors: nothing that the schemas say is missing, and nothing is out of date.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceText } from '../../tools/reference.ts';
import { root } from '../host/temporary.ts';

const text = readFileSync(join(root, 'docs', 'reference.md'), 'utf8');

test('[CLI-14] the reference is what the schemas make of it', () => {
  expect(text).toBe(referenceText(root));
});

test('[CLI-14] every effect and every function stands in it, and every link leads somewhere', () => {
  const effects = readdirSync(join(root, 'engine', 'words', 'effects'));
  const words = text.match(/^### `do: .+`/gm) ?? [];
  expect(words.length).toBe(effects.filter((name) => name !== 'index.ts').length);
  const functions = readdirSync(join(root, 'engine', 'expression', 'functions'));
  const told = text.slice(text.indexOf('## functions')).match(/^- `/gm) ?? [];
  expect(told.length).toBe(functions.filter((name) => name !== 'index.ts').length);
  const goals = new Set([...text.matchAll(/<a id="(.+?)">/g)].map(([, id]) => id));
  for (const [, id = ''] of text.matchAll(/\]\(#(.+?)\)/g)) {
    const chapter = text.includes(`\n## ${id}\n`);
    expect([id, chapter || goals.has(id)]).toEqual([id, true]);
  }
});
