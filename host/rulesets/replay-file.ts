// A recorded game by itself, from inside a ruleset's folder or from anywhere else.
import type { ReplayFile } from '../../engine/index.ts';
import type { PlacedProblem } from '../api/api.ts';
import { parseText } from './parse-text.ts';

export type ParsedReplay =
  | { readonly ok: true; readonly file: ReplayFile }
  | { readonly ok: false; readonly problems: readonly PlacedProblem[] };

export function parseReplay(name: string, text: string): ParsedReplay {
  const { value, problems } = parseText(name, text, 'replay.schema.json');
  return problems.length > 0 ? { ok: false, problems } : { ok: true, file: value as ReplayFile };
}
