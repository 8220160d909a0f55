// A scenario file by itself, from inside a ruleset or from anywhere else.
import type { ScenarioFile } from '../../engine/index.ts';
import type { PlacedProblem } from '../api/api.ts';
import { parseText } from './parse-text.ts';

export type ParsedScenario =
  | { readonly ok: true; readonly file: ScenarioFile }
  | { readonly ok: false; readonly problems: readonly PlacedProblem[] };

export function parseScenario(name: string, text: string): ParsedScenario {
  const { value, problems } = parseText(name, text, 'scenario.schema.json');
  return problems.length > 0 ? { ok: false, problems } : { ok: true, file: value as ScenarioFile };
}
