// One household for each data folder, as the system holds it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeLock } from '../../host/lock.ts';
import { root, temporaryFolder, write } from './temporary.ts';

test('[LOCK-1] a second one is refused, told who has the folder and where it is served', () => {
  const folder = temporaryFolder();
  const first = takeLock(folder);
  onTestFinished(() => first.release());
  first.announce('http://127.0.0.1:4000/');
  expect(() => takeLock(folder)).toThrow(
    expect.objectContaining({
      code: 'in-use',
      message: `Another Tablekeep (process ${process.pid}) already has ${folder} open at http://127.0.0.1:4000/. Use that one, end it, or choose another data folder with --data-dir.`,
    }),
  );
});

test('[LOCK-1] a note that cannot be read does not matter: the lock decides', () => {
  const folder = temporaryFolder();
  write(folder, 'instance.json', '{ half a no');
  const first = takeLock(folder);
  onTestFinished(() => first.release());
  write(folder, 'instance.json', '{ half a no');
  expect(() => takeLock(folder)).toThrow(`Another Tablekeep already has ${folder} open.`);
});

test('[LOCK-1] a released folder is free, and its note is gone', () => {
  const folder = temporaryFolder();
  takeLock(folder).release();
  expect(existsSync(join(folder, 'instance.json'))).toBe(false);
  takeLock(folder).release();
});

test('[LOCK-2] the lock dies with a process that is killed', async () => {
  const folder = temporaryFolder();
  const script = `
    const { takeLock } = await import(${JSON.stringify(join(root, 'host', 'lock.ts'))});
    takeLock(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  expect(() => takeLock(folder)).toThrow(`Another Tablekeep (process ${child.pid})`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  takeLock(folder).release();
});

test('[LOCK-3] a lock file that is none is named, with what to do', () => {
  const folder = temporaryFolder();
  write(
    folder,
    'lock.sqlite',
    'this is no database, and long enough to be taken for one. '.repeat(20),
  );
  expect(() => takeLock(folder)).toThrow(
    expect.objectContaining({
      code: 'data-folder',
      message: expect.stringContaining('It holds nothing of worth: delete it') as string,
    }),
  );
});
