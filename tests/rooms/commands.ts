// Spreads the nets as `npm run check` does, each in a process of its own, and reads what they print.
import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import { lint, rooms, types, type Net } from '../../tools/nets.ts';
import {
  collect,
  cruiseFindings,
  lintFindings,
  type Cruise,
  type Findings,
  type Linted,
} from './findings.ts';

export interface Spread {
  readonly findings: Findings;
  /** The files that the net looked at. */
  readonly seen: readonly string[];
}

async function compiler(root: string): Promise<Spread> {
  const said = await run(root, { ...types, args: [...types.args, '--listFiles'] });
  const faults = said.matchAll(/^(?:(.+?)\(\d+,\d+\): )?error (TS\d+): /gm);
  return {
    findings: collect([...faults].map(([, file = '', code = '']) => [file, code])),
    seen: said.split('\n').map((line) => within(root, line)),
  };
}

async function cruiser(root: string): Promise<Spread> {
  const net = { ...rooms, args: rooms.args.map((arg) => (arg === 'err-long' ? 'json' : arg)) };
  const cruise = JSON.parse(await run(root, net)) as Cruise;
  return { findings: cruiseFindings(cruise), seen: cruise.modules.map(({ source }) => source) };
}

async function linter(root: string): Promise<Spread> {
  const net = { ...lint, args: [...lint.args, '--format', 'json'] };
  const linted = JSON.parse(await run(root, net)) as Linted;
  return {
    findings: lintFindings(root, linted),
    seen: linted.map(({ filePath }) => within(root, filePath)),
  };
}

export const commands = { compiler, cruiser, lint: linter } as const;

function within(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
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
