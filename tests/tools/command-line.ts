// Runs the command line as authors run it, on copies of the examples.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { run } from '../../tools/tablekeep.ts';
import { copyExample, root, temporaryFolder } from '../host/temporary.ts';

const program = join(root, 'tools', 'tablekeep.ts');

export interface Run {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly errors: string;
}

/** In this process, which takes a tenth of the time; `asProgram` is the real thing. */
export async function tablekeep(words: readonly string[], from: string = root): Promise<Run> {
  const printed: string[] = [];
  const complaints: string[] = [];
  const before = process.env['INIT_CWD'];
  process.env['INIT_CWD'] = from;
  try {
    const code = await run(words, {
      print: (line) => printed.push(line),
      complain: (text) => complaints.push(text),
    });
    return { code, lines: printed.join('\n').split('\n'), errors: complaints.join('\n') };
  } finally {
    if (before === undefined) delete process.env['INIT_CWD'];
    else process.env['INIT_CWD'] = before;
  }
}

/** In a process of its own, as npm starts it. */
export function asProgram(words: readonly string[], from: string = root): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: from },
  });
  return { code: status, lines: stdout.trimEnd().split('\n'), errors: stderr };
}

export function example(name = 'tic-tac-toe'): string {
  return copyExample(name, join(temporaryFolder(), 'mine'));
}

export function change(folder: string, path: string, from: string, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
