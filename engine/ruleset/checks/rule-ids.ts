// Every rule id that the data names stands in rules.json, and stands there once.
import { into, type Spot } from '../report.ts';
import type { Check, Checked } from './check.ts';

export const checkRuleIds: Check = (checked) => {
  const { source, report } = checked;
  const seen = new Set<string>();
  source.rules.rules.forEach((id, i) => {
    const spot = { file: 'rules.json', path: ['rules', i] };
    if (seen.has(id)) report.add(spot, 'duplicate-id', `the rule “${id}” stands here twice`);
    seen.add(id);
  });
  for (const [file, content] of filesOf(checked)) walk(content, { file, path: [] }, seen, checked);
};

function filesOf({ source }: Checked): (readonly [string, unknown])[] {
  const { ruleset, flow, table, setup, end, moves, programs, cards, standing, scenarios } = source;
  const single = { ruleset, flow, table, setup, end };
  return [
    ...Object.entries(single).map(([name, content]) => [`${name}.json`, content] as const),
    ...[moves, programs, cards, standing, scenarios].flatMap((files) => Object.entries(files)),
  ];
}

/** A part says with `rule` which rule it carries out, wherever it stands. */
function walk(value: unknown, spot: Spot, rules: ReadonlySet<string>, checked: Checked): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = into(spot, Array.isArray(value) ? Number(key) : key);
    if (key === 'rule' && typeof inner === 'string' && !rules.has(inner)) {
      const known = { found: inner, among: rules };
      checked.report.add(at, 'unknown-rule', `the rule “${inner}” does not stand in rules.json`, {
        known,
      });
    }
    walk(inner, at, rules, checked);
  }
}
