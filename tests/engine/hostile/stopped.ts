// Links and plays a ruleset that means harm, and tells in one line what stopped it.
import { answer, linkRuleset, newGame, RulesetFault, sampleAnswer } from '../../../engine/index.ts';
import { withinReason } from '../../support/effort.ts';
import { smallSource, type Parts } from '../../support/small.ts';

/** `problem: …` when it does not link, `fault: …` when play stops it, `played` when nothing did. */
export function stopped(parts: Parts): string {
  const source = smallSource(parts);
  return withinReason(() => {
    const linked = linkRuleset(source);
    if (!linked.ok) return `problem: ${linked.problems[0]!.message}`;
    try {
      const started = newGame(linked.ruleset, { seats: 2, options: {}, seed: 1 });
      if (!started.ok) return `refused: ${started.refusal.code}`;
      const given = sampleAnswer(linked.ruleset, started.state, 0, () => 0)!;
      return answer(linked.ruleset, started.state, given).ok ? 'played' : 'refused';
    } catch (fault) {
      if (!(fault instanceof RulesetFault)) throw fault;
      return `fault: ${fault.message}`;
    }
  });
}

/** An object of so many entries. */
export function many<T>(
  count: number,
  entry: (i: number) => readonly [string, T],
): Record<string, T> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => entry(i)));
}
