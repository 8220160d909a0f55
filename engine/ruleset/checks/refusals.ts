// table.json: the order of refusals names codes that answers can be refused with, each once.
import { into } from '../report.ts';
import type { Check } from './check.ts';

/** The engine's own codes that can be weighed against those of the ruleset. */
const OWN = [
  'missing-pick',
  'unknown-pick',
  'not-possible',
  'wrong-count',
  'picked-twice',
  'no-ability',
  'cannot-pay',
];

export const checkRefusals: Check = ({ source, declared, report }) => {
  const among = new Set([...declared.refusals, ...OWN]);
  const seen = new Set<string>();
  const called = new Set<string>();
  (source.table.refusals ?? []).forEach(({ code, for: own }, i) => {
    const spot = into({ file: 'table.json', path: [] }, 'refusals', i, 'code');
    if (seen.has(code)) report.add(spot, 'duplicate-id', `“${code}” stands here twice`);
    seen.add(code);
    if (own !== undefined && called.has(own)) {
      const at = into({ file: 'table.json', path: [] }, 'refusals', i, 'for');
      report.add(at, 'duplicate-id', `“${own}” is called otherwise already`);
    }
    called.add(own ?? '');
    if (among.has(code)) return;
    const known = { found: code, among };
    report.add(spot, 'unknown-refusal', `nothing is refused with “${code}”`, { known });
  });
};
