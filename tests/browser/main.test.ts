// The browser shell as a whole program: started for real, stopped for real.
import { createServer } from 'node:net';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { enter, knock } from './knock.ts';
import { endPrograms, freshFolder, startProgram } from './program.ts';

afterEach(endPrograms);

const oneSentence = /^(--)?\w[^\n]*\.\n$/;

async function hello(address: string): Promise<unknown> {
  const { port, cookie } = await enter(address);
  const body = '{"method":"hello","params":{}}';
  const { text } = await knock(port, '/api', { method: 'POST', headers: { cookie }, body });
  return JSON.parse(text);
}

/** Opens the port and closes it again, which only works if nobody else has it. */
function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '[SHELL-10] %s ends it with code 0, and all is free again',
  async (signal) => {
    const folder = freshFolder();
    const words = ['--no-window', '--data-dir', folder];
    const first = startProgram(words);
    const { port, cookie } = await enter(await first.address);
    const page = await fetch(`http://127.0.0.1:${port}/notices`, { headers: { cookie } });
    expect(page.status).toBe(200);
    first.child.kill(signal);
    expect((await first.ended).code).toBe(0);
    expect(await isFree(port)).toBe(true);
    const second = startProgram([...words, '--port', String(port)]);
    expect(await hello(await second.address)).toMatchObject({ ok: true });
    expect(new URL(await second.address).port).toBe(String(port));
  },
);

test('[SHELL-11] it ends when its launcher is gone', async () => {
  const program = startProgram(['--no-window', '--data-dir', freshFolder()], { linked: true });
  await program.address;
  program.child.disconnect();
  expect((await program.ended).code).toBe(0);
});

test('[SHELL-12] a port in use', async () => {
  const taken = createServer();
  const port = await new Promise<number>((done) => {
    taken.listen(0, '127.0.0.1', () => done((taken.address() as { port: number }).port));
  });
  const folder = freshFolder();
  const { code, said } = await startProgram(['--port', String(port), '--data-dir', folder]).ended;
  await new Promise((done) => taken.close(done));
  expect(code).toBe(1);
  expect(said).toBe(
    `Port ${port} is already in use. Choose another with --port, or leave it out.\n`,
  );
});

test.each([
  ['--colour'],
  ['--port'],
  ['--port', 'many'],
  ['--port', '70000'],
  ['--data-dir', ''],
  ['no-window'],
])('[SHELL-12] a wrong option: %s', async (...words) => {
  const { code, said } = await startProgram(words).ended;
  expect(code).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toContain(words[0]);
});

test('[SHELL-12] a file where the data folder should be', async () => {
  const file = join(freshFolder(), 'file');
  writeFileSync(file, 'mine');
  const { code, said } = await startProgram(['--no-window', '--data-dir', file]).ended;
  expect(code).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toContain(file);
});

test.runIf(existsSync('/proc/self'))(
  '[SHELL-12] a data folder where nobody may write',
  async () => {
    const { code, said } = await startProgram(['--no-window', '--data-dir', '/proc/tablekeep'])
      .ended;
    expect(code).toBe(1);
    expect(said).toMatch(oneSentence);
    expect(said).toContain('/proc/tablekeep');
  },
);

test('[SHELL-13] a second one says so and stops', async () => {
  const words = ['--no-window', '--data-dir', freshFolder()];
  const first = startProgram(words);
  const address = await first.address;
  const { code, said } = await startProgram(words).ended;
  expect(code).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toContain(`127.0.0.1:${new URL(address).port}`);
  expect(said).not.toContain('key=');
  expect(await hello(address)).toMatchObject({ ok: true });
});

test('[SHELL-14] without a display it prints the address and serves', async () => {
  const program = startProgram(['--data-dir', freshFolder()]);
  expect(await hello(await program.address)).toMatchObject({ ok: true });
  await expect.poll(program.said).toContain('There is no display here');
});

test('[SHELL-14] without a browser it prints the address and serves', async () => {
  const env = { DISPLAY: ':99', TABLEKEEP_BROWSER: '/nowhere/browser' };
  const program = startProgram(['--data-dir', freshFolder()], { env });
  expect(await hello(await program.address)).toMatchObject({ ok: true });
  await expect.poll(program.said).toContain('No Chromium, Chrome or Edge was found here');
});

test('[SHELL-14] with a browser that does not start it says so and serves', async () => {
  const env = { DISPLAY: ':99', TABLEKEEP_BROWSER: '/bin/false' };
  const program = startProgram(['--data-dir', freshFolder()], { env });
  expect(await hello(await program.address)).toMatchObject({ ok: true });
  await expect.poll(program.said).toContain('The window did not open');
});
