// A scenario file by itself, from inside a ruleset or from anywhere else.
import type { ScenarioFile } from '../../engine/index.ts';
import type { PlacedProblem } from '../api/api.ts';
import { parseText } from './parse-text.ts';

export type ParsedScenario =
  | {
      readonly ok: true;
      readonly file: ScenarioFile;
      /** Cases that have problems of their own, by their place in the list: they are left out of the file. */
      readonly spoiled: ReadonlyMap<number, readonly PlacedProblem[]>;
    }
  | { readonly ok: false; readonly problems: readonly PlacedProblem[] };

export function parseScenario(name: string, text: string): ParsedScenario {
  const { value, problems } = parseText(name, text, 'scenario.schema.json');
  const spoiled = new Map<number, PlacedProblem[]>();
  for (const problem of problems) {
    const number = /^\/cases\/(\d+)/.exec(problem.pointer)?.[1];
    if (number === undefined) return { ok: false, problems };
    spoiled.set(Number(number), [...(spoiled.get(Number(number)) ?? []), problem]);
  }
  const file = value as ScenarioFile;
  const cases = file.cases?.filter((_, i) => !spoiled.has(i));
  return { ok: true, file: { ...file, ...(cases && { cases }) }, spoiled };
}
