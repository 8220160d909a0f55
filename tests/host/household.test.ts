// Opening a household: what is refused, and that a refusal leaves nothing locked.
import { expect, test } from 'vitest';
import { OpeningError } from '../../host/household.ts';
import { openTable } from './table.ts';

test('[LOCK-1] a second household in the same folder is refused, and the first plays on', async () => {
  const table = openTable();
  table.household.announce('http://127.0.0.1:4000/');
  expect(() => openTable(table.dataFolder)).toThrow(OpeningError);
  expect(() => openTable(table.dataFolder)).toThrow(
    `Another Tablekeep (process ${process.pid}) already has ${table.dataFolder} open at http://127.0.0.1:4000/.`,
  );
  expect((await table.playOn(await table.newGame('tic-tac-toe'), 99)).view.result).not.toBeNull();
});
