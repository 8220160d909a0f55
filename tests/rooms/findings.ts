// Spreads the real nets over a tree and reads what they say: which rule was broken in which file.
import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import { lint, rooms, types, type Net } from '../../tools/nets.ts';

/** The rules broken, by file. */
export type Findings = ReadonlyMap<string, ReadonlySet<string>>;

export async function compilerFindings(root: string): Promise<Findings> {
  const said = await run(root, types);
  const faults = said.matchAll(/^(?:(.+?)\(\d+,\d+\): )?error (TS\d+): /gm);
  return collect([...faults].map(([, file = '', code = '']) => [file, code]));
}

interface Cruise {
  readonly summary: {
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly rules?: readonly { readonly name: string }[] }[];
  }[];
}

/** What the cruiser found, and every rule that it knows. */
export async function cruise(root: string): Promise<{ findings: Findings; rules: string[] }> {
  const net = { ...rooms, args: rooms.args.map((arg) => (arg === 'err-long' ? 'json' : arg)) };
  const { modules, summary } = JSON.parse(await run(root, net)) as Cruise;
  const faults = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => [source, name] as const)),
  );
  return {
    findings: collect(faults),
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
  };
}

type Linted = readonly { filePath: string; messages: readonly { ruleId: string | null }[] }[];

export async function lintFindings(root: string): Promise<Findings> {
  const net = { ...lint, args: [...lint.args, '--format', 'json'] };
  const files = JSON.parse(await run(root, net)) as Linted;
  return collect(
    files.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId }) => [relative(root, filePath), ruleId ?? 'not read'] as const),
    ),
  );
}

function run(root: string, net: Net): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 2 ** 28 };
    execFile(process.execPath, [net.script, ...net.args], options, (error, said, complained) => {
      if (error && !said) reject(new Error(`${net.title}: ${complained}`, { cause: error }));
      else resolve(said);
    });
  });
}

function collect(faults: readonly (readonly [file: string, rule: string])[]): Findings {
  const findings = new Map<string, Set<string>>();
  for (const [path, rule] of faults) {
    const file = path.split(sep).join('/');
    findings.set(file, (findings.get(file) ?? new Set()).add(rule));
  }
  return findings;
}
