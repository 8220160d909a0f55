// end.json: no end stands twice.
import type { Check } from './check.ts';

export const checkEnds: Check = ({ source, report }) => {
  const seen = new Set<string>();
  source.end.ends.forEach(({ id }, i) => {
    const spot = { file: 'end.json', path: ['ends', i, 'id'] };
    if (seen.has(id)) report.add(spot, 'duplicate-id', `the end “${id}” stands here twice`);
    seen.add(id);
  });
};
