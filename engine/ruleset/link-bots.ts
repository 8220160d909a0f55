// bots.json → terms that can be worked out.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { BOOL, INT } from '../expression/types.ts';
import { into } from './report.ts';
import type { Term } from './ruleset.ts';
import type { RulesetSource } from './source.ts';

export function linkTerms({ bots }: RulesetSource, around: Surroundings): Term[] {
  return (bots?.terms ?? []).map(({ is, weight, if: test }, i) => {
    const spot = { file: 'bots.json', path: ['terms', i] };
    return {
      is: compileExpression(is, into(spot, 'is'), around, INT, BOOL).run,
      weight,
      test: test === undefined ? null : compileExpression(test, into(spot, 'if'), around, BOOL).run,
    };
  });
}
