// One wrong value anywhere in a case: it fails with a sentence, and never otherwise.
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf, runCase, type ScenarioCase, type ScenarioFile } from '../../../engine/index.ts';
import { checkFile } from '../../../host/rulesets/check.ts';
import { loadFolder } from '../../../host/rulesets/load.ts';
import { demandFolders } from '../../support/ruleset.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, -1, 0, 1, 99, '', 'ann', 'x', '__proto__', [], {}),
  fc.constantFrom<unknown>(['ann'], { is: 1 }, { any: 9 }, { ann: 'x' }, { x: {} }, 'fox#0', 'a#b'),
  fc.jsonValue({ maxDepth: 2 }),
);

const change = fc.record({
  which: fc.nat(),
  turns: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  key: fc.option(fc.constantFrom('ann', 'table', 'spaces', 'constructor', 'hand', 'x'), {
    nil: null,
  }),
  value: wrong,
});

/** Goes down by chance, and puts the value there. */
function changed(part: unknown, turns: readonly number[], put: (part: object) => void): void {
  if (typeof part !== 'object' || part === null) return;
  const keys = Object.keys(part);
  const [turn, ...rest] = turns;
  const inner = (part as Record<string, unknown>)[keys[(turn ?? 0) % keys.length]!];
  const ends = rest.length === 0 || typeof inner !== 'object' || inner === null;
  if (ends) put(part);
  else changed(inner, rest, put);
}

test.each(demandFolders())('[CASE-7] one wrong value in a case of %s is told', (folder) => {
  const loaded = loadFolder(join(root, folder));
  if (!loaded.ok) throw new Error(`${folder} has problems`);
  const cases = Object.values(loaded.source.scenarios).flatMap(casesOf);
  const run = ({
    which,
    turns,
    key,
    value,
  }: {
    which: number;
    turns: number[];
    key: string | null;
    value: unknown;
  }) => {
    const one = structuredClone(cases[which % cases.length]) as ScenarioCase;
    changed(one, turns, (part) => {
      const keys = Object.keys(part);
      const named = Array.isArray(part) ? null : key;
      const name = named ?? keys[turns[0]! % keys.length] ?? '0';
      Object.defineProperty(part, name, { value, enumerable: true, configurable: true });
    });
    const file = JSON.parse(JSON.stringify({ cases: [one] })) as ScenarioFile;
    if (checkFile('scenario.schema.json', file).length > 0) return;
    const { passed, failures } = runCase(loaded.ruleset, casesOf(file)[0]!);
    expect(passed).toBe(failures.length === 0);
    for (const line of failures) expect(line).not.toMatch(/undefined|\[object|NaN/);
  };
  fc.assert(fc.property(change, run), { numRuns: 150 });
});
