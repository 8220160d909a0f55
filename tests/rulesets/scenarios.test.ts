// Every scenario case of every ruleset in this repository holds.
import { describe, expect, test } from 'vitest';
import { casesOf, runCase } from '../../engine/index.ts';
import { linked, readRuleset, rulesetFolders } from '../support/ruleset.ts';

describe.each(rulesetFolders())('%s', (folder) => {
  const source = readRuleset(folder);
  const cases = Object.values(source.scenarios).flatMap(casesOf);
  for (const one of cases) {
    test(`[${one.rule}] ${one.says}`, () => {
      expect(runCase(linked(source), one).failures).toEqual([]);
    });
  }

  test('every rule has a case', () => {
    const shown = new Set(cases.map((one) => one.rule));
    expect(source.rules.rules.filter((rule) => !shown.has(rule))).toEqual([]);
  });
});
