// What a net found: which rules were broken in which file, read from what each tool hands back.
import { relative, sep } from 'node:path';

/** The rules broken, by file. */
export type Findings = ReadonlyMap<string, ReadonlySet<string>>;

/** The part of a cruise that matters here; the command prints it, the library returns it. */
export interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly rules?: readonly { readonly name: string }[] }[];
  }[];
}

export function cruiseFindings({ modules }: Cruise): Findings {
  return collect(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => [source, name] as const)),
    ),
  );
}

/** The part of what lint hands back that matters here, likewise. */
export type Linted = readonly {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null }[];
}[];

export function lintFindings(root: string, linted: Linted): Findings {
  return collect(
    linted.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId }) => [relative(root, filePath), ruleId ?? 'not read'] as const),
    ),
  );
}

export function collect(faults: readonly (readonly [file: string, rule: string])[]): Findings {
  const findings = new Map<string, Set<string>>();
  for (const [path, rule] of faults) {
    const file = path.split(sep).join('/');
    findings.set(file, (findings.get(file) ?? new Set()).add(rule));
  }
  return findings;
}
