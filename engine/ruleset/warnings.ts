// What is no mistake and still looks like one: programs nobody calls, names nobody reads. Never stands in the way of play.
import { LEAVE } from '../timing/fall.ts';
import type { Problem } from './problem.ts';
import { newReport, type Report, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';

export function warningsOf(source: RulesetSource): readonly Problem[] {
  const report = newReport();
  warnOfPrograms(source, report);
  warnOfNames(source, report);
  return report.problems;
}

/** A text in the rules, and the keys that lead to it. */
interface Text {
  readonly text: string;
  readonly file: string;
  readonly path: readonly string[];
}

/** Everything that can name something; words, looks and cases only speak of it. */
function textsIn(source: RulesetSource): Text[] {
  const { table, setup, flow, end, moves, programs, cards, standing } = source;
  const files = {
    ...{ 'table.json': table, 'setup.json': setup, 'flow.json': flow, 'end.json': end },
    ...{ ...moves, ...programs, ...cards, ...standing },
  };
  return Object.entries(files).flatMap(([file, content]) => gather(content, file, []));
}

function gather(value: unknown, file: string, path: readonly string[]): Text[] {
  if (typeof value === 'string') return [{ text: value, file, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'note' || key === '$schema' ? [] : gather(inner, file, [...path, key]),
  );
}

/** A program that only calls itself is never called. */
function warnOfPrograms(source: RulesetSource, report: Report): void {
  const texts = textsIn(source);
  for (const [file, { programs = {} }] of Object.entries(source.programs)) {
    for (const id of Object.keys(programs)) {
      const own = (one: Text) =>
        one.file === file && one.path[0] === 'programs' && one.path[1] === id;
      if (id === LEAVE || texts.some((one) => one.text === id && !own(one))) continue;
      const message = `the program “${id}” is never called, and no state of flow.json starts it`;
      report.add({ file, path: ['programs', id] }, 'uncalled-program', message);
    }
  }
}

function warnOfNames(source: RulesetSource, report: Report): void {
  const read = new Set<string>();
  for (const { text } of textsIn(source)) {
    for (const [name] of text.matchAll(/[a-z][a-zA-Z0-9]*/g)) read.add(name);
  }
  const tell = (names: object | undefined, spot: Spot, what: string) => {
    for (const name of Object.keys(names ?? {})) {
      if (read.has(name)) continue;
      const at = { file: spot.file, path: [...spot.path, name] };
      report.add(at, 'unread-name', `the ${what} “${name}” is never used`);
    }
  };
  const { table, ruleset, standing } = source;
  tell(table.vars, { file: 'table.json', path: ['vars'] }, 'variable');
  tell(table.counters, { file: 'table.json', path: ['counters'] }, 'counter');
  tell(table.zones, { file: 'table.json', path: ['zones'] }, 'zone');
  tell(ruleset.options, { file: 'ruleset.json', path: ['options'] }, 'option');
  for (const [file, { values }] of Object.entries(standing)) {
    tell(values, { file, path: ['values'] }, 'value');
  }
}
