// What the language must be able to say: each demand is a small ruleset in pure data, with cases that show it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { casesOf, runCase } from '../../../engine/index.ts';
import { loadFolder } from '../../../host/rulesets/load.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(folders)('%s', (folder) => {
  const demand = folder.split('-')[0];
  const loaded = loadFolder(join(import.meta.dirname, folder));
  if (!loaded.ok) {
    test(`[${demand}] its ruleset has no problems`, () => expect(loaded.problems).toEqual([]));
    return;
  }
  for (const one of Object.values(loaded.source.scenarios).flatMap(casesOf)) {
    test(`[${demand}] ${one.says}`, () => {
      expect(runCase(loaded.ruleset, one).failures).toEqual([]);
    });
  }
});
