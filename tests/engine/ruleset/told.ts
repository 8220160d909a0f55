// What an author is told about a ruleset, one line for each problem.
import { linkRuleset, type Problem, type RulesetSource } from '../../../engine/index.ts';
import { smallSource, wordsFor, type Parts } from '../../support/small.ts';

export function problemsOf(source: RulesetSource): readonly Problem[] {
  const linked = linkRuleset(source);
  return linked.ok ? [] : linked.problems;
}

export function told(source: RulesetSource): string[] {
  return problemsOf(source).map(({ file, pointer, message, suggestion }) => {
    const meant = suggestion === undefined ? '' : ` (did you mean “${suggestion}”?)`;
    return `${file}${pointer} ${message}${meant}`;
  });
}

/** A ruleset that needs no words of its own for what it breaks. */
export function small(parts: Parts, change: Partial<RulesetSource> = {}): RulesetSource {
  const source = { ...smallSource(parts), ...change };
  return change.words ? source : { ...source, words: { en: wordsFor(source) } };
}
