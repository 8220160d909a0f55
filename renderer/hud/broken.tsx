// Folders that cannot be played: every problem with its place, its sentence and a suggestion.
import type { BrokenEntry, PlacedProblem } from '../../host/api/api.ts';
import { usePage } from '../screens/page.ts';

export function BrokenList({ broken }: { readonly broken: readonly BrokenEntry[] }) {
  const { say } = usePage();
  if (broken.length === 0) return null;
  return (
    <section class="broken" aria-labelledby="broken-heading">
      <h2 id="broken-heading">{say('new.broken', { count: broken.length })}</h2>
      <p>{say('new.broken-text')}</p>
      {broken.map((entry) => (
        <details key={entry.folder} open={broken.length === 1} data-folder={entry.folder}>
          <summary>
            <code>{entry.folder}</code> · {say('new.problems', { count: entry.problems.length })}
          </summary>
          <ul>
            {entry.problems.map((problem, index) => (
              <ProblemRow key={index} problem={problem} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function ProblemRow({ problem }: { readonly problem: PlacedProblem }) {
  const { say } = usePage();
  const { file, line, column, message, suggestion, excerpt } = problem;
  return (
    <li class="problem">
      <code class="place">{line > 0 ? `${file}:${line}:${column}` : file}</code>
      <p>{message}</p>
      {suggestion !== undefined && <p>{say('new.suggestion', { suggestion })}</p>}
      {excerpt !== undefined && <pre>{withCaret(excerpt, column)}</pre>}
    </li>
  );
}

const widest = 72;

/** The line of the file with a caret under the column; it is not indented, and cut if it is long. */
export function withCaret(excerpt: string, column: number): string {
  const line = excerpt.replaceAll('\t', ' ');
  const indent = Math.min(column - 1, line.length - line.trimStart().length);
  const cut = Math.max(indent, Math.min(column - 1 - widest / 2, line.length - widest));
  const shown = line.slice(cut, cut + widest);
  return `${shown}\n${' '.repeat(Math.max(0, column - 1 - cut))}^`;
}
