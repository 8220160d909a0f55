// Rule → data → proof: for each rule of a ruleset the parts that carry it out and the cases that show it.
import { casesIn } from '../../engine/index.ts';
import type { LoadedRuleset } from '../../host/rulesets/load.ts';
import { makeLiner } from '../../host/rulesets/place.ts';

export interface Part {
  readonly file: string;
  readonly line: number;
}

export interface Proof extends Part {
  readonly says: string;
}

export interface IndexedRule {
  readonly rule: string;
  readonly text: string;
  readonly data: readonly Part[];
  readonly proofs: readonly Proof[];
}

export function ruleIndex(loaded: LoadedRuleset): readonly IndexedRule[] {
  const { rules, words, ruleset } = loaded.source;
  const data = dataOf(loaded);
  const proofs = proofsOf(loaded);
  const sentences = words[ruleset.languages[0]!]?.rules ?? {};
  return rules.rules.map((rule) => ({
    rule,
    text: sentences[rule] ?? '',
    data: data.filter((part) => part.rule === rule).map(({ rule: _, ...part }) => part),
    proofs: proofs.filter((proof) => proof.rule === rule).map(({ rule: _, ...proof }) => proof),
  }));
}

type Ruled<T> = T & { readonly rule: string };

function dataOf({ files }: LoadedRuleset): Ruled<Part>[] {
  return Object.entries(files)
    .filter(([file]) => !file.startsWith('scenarios/'))
    .flatMap(([file, text]) => {
      const line = makeLiner(text);
      const named = rulesNamed(JSON.parse(text), '');
      return named.map(({ rule, pointer }) => ({ rule, file, line: line(pointer) }));
    });
}

interface Named {
  readonly rule: string;
  readonly pointer: string;
}

/** A part says with `rule` which rule it carries out, wherever it stands. */
function rulesNamed(value: unknown, pointer: string): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const own = key === 'rule' && typeof inner === 'string' ? [{ rule: inner, pointer: at }] : [];
    return [...own, ...rulesNamed(inner, at)];
  });
}

function proofsOf({ files, source }: LoadedRuleset): Ruled<Proof>[] {
  return Object.entries(source.scenarios).flatMap(([name, file]) => {
    const line = makeLiner(files[name] ?? '');
    return casesIn(file).map(({ one: { rule, says }, path }) => {
      const pointer = path.map((key) => `/${key}`).join('');
      return { rule, says, file: name, line: line(pointer) };
    });
  });
}
