// tablekeep backups: lists, restores, and leaves a folder in use alone.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTable } from '../host/table.ts';
import { temporaryFolder } from '../host/temporary.ts';
import { run } from '../../tools/tablekeep.ts';

async function backups(folder: string, ...words: readonly string[]) {
  const lines: string[] = [];
  const printer = {
    print: (line: string) => void lines.push(line),
    complain: (line: string) => void lines.push(line),
  };
  const code = await run(['backups', '--data-dir', folder, ...words], printer);
  return { code, text: lines.join('\n') };
}

test('[CLI-15] a damaged database is got back from the newest backup, and kept', async () => {
  const folder = temporaryFolder();
  const table = openTable(folder);
  const open = await table.playOn(await table.newGame('tic-tac-toe'), 3);
  const { backup } = await table.call('backUp', {});
  expect(await backups(folder)).toMatchObject({ code: 1 });
  table.household.close();
  expect((await backups(folder)).text).toContain(`${backup}  1 games, 3 answers`);
  writeFileSync(join(folder, 'tablekeep.sqlite'), 'Dear diary. '.repeat(1000));
  const restored = await backups(folder, '--restore', 'newest');
  expect(restored.code).toBe(0);
  expect(restored.text).toMatch(
    /^Restored .* with 1 games\. What was there before is kept as .*damaged/,
  );
  expect(await openTable(folder).call('openGame', { game: open.game })).toEqual(open);
});

test('[CLI-15] what is not there is told, and changes nothing', async () => {
  const folder = temporaryFolder();
  expect(await backups(folder)).toMatchObject({
    code: 0,
    text: expect.stringContaining('no backups') as string,
  });
  expect(await backups(folder, '--restore', 'newest')).toMatchObject({ code: 1 });
  expect(await backups(folder, '--restore', 'x.sqlite')).toMatchObject({ code: 1 });
  expect(await backups(folder, 'what')).toMatchObject({ code: 2 });
});
