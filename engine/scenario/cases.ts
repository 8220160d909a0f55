// The cases of a scenario file, which holds one of them or a list.
import type { ScenarioCase, ScenarioFile } from '../ruleset/types.generated.ts';

/** Each with the keys that lead to it in the file. */
export function casesIn(
  file: ScenarioFile,
): { readonly one: ScenarioCase; readonly path: readonly (string | number)[] }[] {
  const listed = (file.cases ?? []).map((one, i) => ({ one, path: ['cases', i] }));
  // The schema has made sure that a file with a position is a whole case.
  return file.given ? [...listed, { one: file as ScenarioCase, path: [] }] : listed;
}

export function casesOf(file: ScenarioFile): ScenarioCase[] {
  return casesIn(file).map(({ one }) => one);
}
