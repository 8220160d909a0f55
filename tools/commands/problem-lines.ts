// A problem as lines for a terminal: where, what, what was meant, and a caret under the place.
import { join } from 'node:path';
import type { PlacedProblem } from '../../host/api/api.ts';
import { shownPath } from './paths.ts';

export function problemLines(folder: string, problem: PlacedProblem): string[] {
  const { line, column, message, suggestion, excerpt } = problem;
  const file = shownPath(join(folder, problem.file));
  const where = line > 0 ? `${file}:${line}:${column}` : file;
  const meant = suggestion === undefined ? '' : ` (did you mean “${suggestion}”?)`;
  const first = `${where} ${message}${meant}`;
  return excerpt === undefined ? [first] : [first, ...caretLines(excerpt, line, column)];
}

/** A tab before the caret stays a tab, so that it lands under its character whatever a tab is wide. */
function caretLines(excerpt: string, line: number, column: number): string[] {
  const gutter = `  ${line} | `;
  const before = excerpt.slice(0, column - 1).replace(/[^\t]/g, ' ');
  return [`${gutter}${excerpt}`, `${' '.repeat(gutter.length - 2)}| ${before}^`];
}
