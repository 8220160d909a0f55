// Rulesets with one text replaced: linking tells problems, and play either works or blames the ruleset.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkRuleset, RulesetFault, type RulesetSource } from '../../../engine/index.ts';
import { begin, playOut } from '../../support/play.ts';
import { demandFolders, readRuleset, rulesetFolders } from '../../support/ruleset.ts';

type Path = readonly (string | number)[];

/** What the schemas hold to a fixed list can be taken as right. */
const FIXED = new Set(['do', 'type', 'per', 'see', 'languages', 'look', 'scenarios', '$schema']);

/** The paths of all texts in the data. */
function texts(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    FIXED.has(key) && (typeof inner === 'string' || path.length === 0)
      ? []
      : texts(inner, [...path, key]),
  );
}

/** So can the types that programs take, give and remember, and what counters and variables lie on. */
function isFixed(path: Path): boolean {
  const [file, , , , key] = path;
  if (file === 'programs') return key === 'with' || key === 'gives' || key === 'vars';
  return file === 'table' && path.some((one) => ['on', 'ends', 'attributes'].includes(String(one)));
}

function replaced(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const holder = value as Readonly<Record<string, unknown>>;
  const inner = replaced(holder[key], rest, text);
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (String(i) === key ? inner : item));
  return { ...holder, [key]: inner };
}

test.each([...rulesetFolders(), ...demandFolders()])(
  '[LINK-1] one wrong text anywhere in %s never breaks the engine',
  (folder) => {
    const source = readRuleset(folder);
    const paths = texts(source).filter((path) => !isFixed(path));
    const all = paths.map(
      (path) => path.reduce<unknown>((at, key) => (at as never)[key], source) as string,
    );
    const text = fc.oneof(
      fc.constantFrom(...all),
      fc.constantFrom(
        'you',
        'none',
        '[]',
        'table',
        'table.last',
        'constructor',
        '__proto__',
        '#a.b',
        '1 / 0',
        '',
      ),
      fc.constantFrom(
        'first',
        'active.supply',
        'players',
        'true',
        '5',
        'next(you)',
        'lines(table.last, 0)',
      ),
    );
    const change = fc.record({
      path: fc.constantFrom(...paths),
      text,
      choices: fc.array(fc.nat()),
    });
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(change, ({ path, text, choices }) => {
        const linked = linkRuleset(replaced(source, path, text) as RulesetSource);
        outcomes.add(linked.ok ? 'linked' : 'told');
        if (!linked.ok) {
          expect(linked.problems.length).toBeGreaterThan(0);
          return;
        }
        try {
          playOut(
            linked.ruleset,
            begin(linked.ruleset, { seats: source.ruleset.players.max }).state,
            choices,
          );
        } catch (fault) {
          expect(fault).toBeInstanceOf(RulesetFault);
        }
      }),
      { numRuns: 300 },
    );
    expect([...outcomes].sort()).toEqual(['linked', 'told']);
  },
);
