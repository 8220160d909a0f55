// A disk that is full, may not be written to, or does not sync: told in a sentence, and nothing acknowledged is lost.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTable } from '../table.ts';
import { root, temporaryFolder } from '../temporary.ts';

interface Line {
  readonly game?: string;
  readonly step?: number;
  readonly failed?: string;
  readonly code?: string;
  readonly message?: string;
}

const program = join(import.meta.dirname, 'playing.ts');

/** What the program said, with a command before it that spoils its world. */
function play(dataFolder: string, before: readonly string[] = [], games = 1): Line[] {
  const words = [...before, process.execPath, program, dataFolder, join(root, 'examples')];
  const { stdout, stderr } = spawnSync(words[0]!, [...words.slice(1), String(games)], {
    encoding: 'utf8',
    timeout: 50_000,
  });
  const lines = stdout.split('\n').filter((line) => line !== '');
  if (lines.length === 0) throw new Error(stderr);
  return lines.map((line) => JSON.parse(line) as Line);
}

/** Every acknowledged answer is there, and every game plays on. */
async function expectKept(dataFolder: string, lines: readonly Line[]): Promise<void> {
  const table = openTable(dataFolder);
  for (const { game, step } of lines) {
    if (game === undefined) continue;
    const open = await table.call('openGame', { game });
    expect(open.view.step).toBeGreaterThanOrEqual(step!);
    expect(await table.call('verify', { game })).toMatchObject({ same: true });
  }
  expect((await table.playOn(await table.newGame('tic-tac-toe'), 99)).view.result).not.toBeNull();
}

function can(command: string, ...words: readonly string[]): boolean {
  return process.platform === 'linux' && spawnSync(command, words).status === 0;
}

/** A file may not grow beyond this: the system says so in the middle of a write, as a full disk does. */
const fileLimit = (kilobytes: number) => [
  ...['bash', '-c', `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$@"`, 'bash'],
];

const canLimit = can('bash', '-c', "trap '' XFSZ; ulimit -f 100");

describe('a full disk', () => {
  test.skipIf(!canLimit)(
    '[SAVE-21] a file that cannot grow: told, nothing acknowledged lost, and it goes on later',
    async () => {
      const dataFolder = temporaryFolder();
      play(dataFolder);
      const lines = play(dataFolder, fileLimit(160), 40);
      const failed = lines.filter((line) => line.failed !== undefined);
      expect(failed.length).toBeGreaterThan(0);
      for (const { code, message } of failed) {
        expect(['disk-full', 'storage', 'read-only']).toContain(code);
        expect(message).toContain(
          'Nothing was changed, and everything acknowledged before is kept.',
        );
      }
      await expectKept(dataFolder, lines);
    },
  );

  const probe = mountSmall();
  if (probe !== null) spawnSync('umount', [probe]);

  test.skipIf(probe === null)(
    '[SAVE-21] a real file system without room: told, nothing acknowledged lost, and it goes on when there is room',
    async () => {
      const mounted = mountSmall()!;
      const dataFolder = join(mounted, 'data');
      mkdirSync(dataFolder);
      onTestFinished(() => void spawnSync('umount', ['-l', mounted]));
      const lines = play(dataFolder, [], 60);
      const failed = lines.filter((line) => line.failed !== undefined);
      expect(failed.length).toBeGreaterThan(0);
      expect(failed[0]).toMatchObject({ code: 'disk-full' });
      expect(failed[0]?.message).toContain('Make room on the disk, then try again.');
      expect(spawnSync('mount', ['-o', 'remount,size=16m', mounted]).status).toBe(0);
      await expectKept(dataFolder, lines);
    },
  );

  /** A file system of one megabyte, where this account may make one. */
  function mountSmall(): string | null {
    if (process.platform !== 'linux') return null;
    const folder = spawnSync('mktemp', ['-d'], { encoding: 'utf8' }).stdout.trim();
    const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    return made.status === 0 ? folder : null;
  }
});

describe('a disk that does not sync', () => {
  /** Installs a filter of the system that fails every fsync and fdatasync with EIO, then becomes the program. */
  const noSync = [
    'perl',
    '-e',
    `my %calls = (x64 => [74, 75], arm64 => [82, 83]);
     my @numbers = @{$calls{shift @ARGV}};
     my $deny = 0x00050000 | 5;
     my $filter = pack('SCCL', 0x20, 0, 0, 0) . pack('SCCL', 0x15, 1, 0, $numbers[0]) . pack('SCCL', 0x15, 0, 1, $numbers[1])
       . pack('SCCL', 0x06, 0, 0, $deny) . pack('SCCL', 0x06, 0, 0, 0x7fff0000);
     my $program = pack('S x6 P', 5, $filter);
     syscall($^O eq 'linux' && $numbers[0] == 74 ? 157 : 167, 38, 1, 0, 0, 0) == 0 or exit 3;
     syscall($numbers[0] == 74 ? 157 : 167, 22, 2, unpack('Q', pack('P', $program)), 0, 0) == 0 or exit 3;
     exec @ARGV or exit 3;`,
    process.arch,
  ];
  const canFilter =
    ['x64', 'arm64'].includes(process.arch) && can(noSync[0]!, ...noSync.slice(1), 'true');

  test.skipIf(!canFilter)(
    '[SAVE-21] no answer is acknowledged that the disk has not confirmed',
    async () => {
      const dataFolder = temporaryFolder();
      const before = play(dataFolder);
      const lines = play(dataFolder, noSync, 1);
      expect(lines.every((line) => line.step === undefined)).toBe(true);
      expect(lines.some((line) => line.failed !== undefined)).toBe(true);
      await expectKept(dataFolder, before);
    },
  );
});

describe('a folder that may not be written to', () => {
  const asRoot = process.getuid?.() === 0;
  const other = asRoot && can('setpriv', '--reuid=65534', '--clear-groups', 'true');

  test.skipIf(process.platform === 'win32' || (asRoot && !other))(
    '[SAVE-21] is told in one sentence, and nothing in it is touched',
    async () => {
      const dataFolder = temporaryFolder();
      const lines = play(dataFolder);
      chmodSync(dataFolder, 0o555);
      onTestFinished(() => chmodSync(dataFolder, 0o755));
      const dropped = asRoot ? ['setpriv', '--reuid=65534', '--clear-groups'] : [];
      const [said] = play(dataFolder, dropped);
      expect(said).toMatchObject({ failed: 'open' });
      expect(said?.message).toMatch(/cannot be written to|cannot be used/);
      chmodSync(dataFolder, 0o755);
      await expectKept(dataFolder, lines);
    },
  );
});
