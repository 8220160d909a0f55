// The check itself: it spreads every net, and its last line and its answer say what was caught.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { summary } from '../../tools/check.ts';
import { nets, type Net } from '../../tools/nets.ts';

const root = join(import.meta.dirname, '..', '..');

/** The check over nets of our own, in a process of its own: it speaks to the terminal. */
function spread(own: readonly Net[]): { said: string; caught: unknown } {
  const program = `
    import { check } from './tools/check.ts';
    const caught = check(process.cwd(), ${JSON.stringify(own)});
    console.log(JSON.stringify(caught));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  });
  return { said: stdout, caught: JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') };
}

function net(title: string, exit: number): Net {
  return {
    title,
    script: '--eval',
    args: [`console.log('${title} was spread'); process.exit(${exit})`],
  };
}

describe('the check', () => {
  test('[ROOM-23] every net is spread even after a catch, and those that caught something are named', () => {
    const { said, caught } = spread([
      net('first', 0),
      net('second', 1),
      net('third', 3),
      net('last', 0),
    ]);
    expect(caught).toEqual(['second', 'third']);
    expect(said.match(/\w+ was spread/g)).toHaveLength(4);
  });

  test('[ROOM-23] a net that cannot be run counts as a catch', () => {
    const missing = { title: 'missing', script: 'tools/no-such-net.ts', args: [] };
    expect(spread([missing]).caught).toEqual(['missing']);
  });

  test('[ROOM-23] the last line says in words what was caught', () => {
    expect(summary(nets, [])).toBe('Check passed: types, lint, rooms, format, generated files.');
    expect(summary(nets, ['lint', 'format'])).toBe(
      'Check failed: lint, format. What each found stands above.',
    );
  });
});
