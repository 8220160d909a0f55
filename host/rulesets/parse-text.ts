// The text of one file → its value, parsed strictly and held to its schema, or every problem with its place.
import type { PlacedProblem } from '../api/api.ts';
import { checkFile } from './check.ts';
import { parseJson } from './parse.ts';
import { makePlacer, positionAt } from './place.ts';

export interface ParsedText {
  /** To be trusted only if there are no problems. */
  readonly value: unknown;
  readonly problems: readonly PlacedProblem[];
}

export function parseText(file: string, text: string, schema: string): ParsedText {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const problems = parsed.slips.map(({ offset, code, message }) => ({
      ...{ file, pointer: '', code, message },
      ...positionAt(text, offset),
    }));
    return { value: undefined, problems };
  }
  const complaints = checkFile(schema, parsed.value);
  if (complaints.length === 0) return { value: parsed.value, problems: [] };
  const place = makePlacer(text);
  const problems = complaints.map(({ at, ...complaint }) => place({ file, ...complaint }, at));
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return { value: parsed.value, problems };
}
