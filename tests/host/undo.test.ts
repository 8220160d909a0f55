// Taking back: how far, and that nothing is ever deleted by it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf } from '../../host/storage/line.ts';
import { openLongTable, takeOn } from './long.ts';
import { openTable, rows } from './table.ts';
import { temporaryFolder } from './temporary.ts';

describe('taking an answer back', () => {
  test('[SAVE-18] leads to the position before it, also after a restart, and deletes nothing', async () => {
    const dataFolder = temporaryFolder();
    let table = openTable(dataFolder);
    const before = await table.playOn(await table.newGame('tic-tac-toe'), 2);
    const after = await table.playOn(before, 1);
    expect(after.undo).toEqual({ possible: true, to: 2 });
    const undone = await table.call('undo', { game: after.game, step: 3 });
    expect(undone).toEqual({ accepted: true, open: before, events: [] });
    expect(rows(dataFolder)['answers']).toMatchObject([
      { entry: 1, step: 1 },
      { entry: 2, step: 2 },
      { entry: 3, step: 3 },
      { entry: 4, step: 2, answer: null },
    ]);
    table.household.close();
    table = openTable(dataFolder);
    expect(await table.call('openGame', { game: after.game })).toEqual(before);
    const over = await table.playOn(before, 99);
    expect(await table.call('verify', { game: over.game })).toEqual({
      same: true,
      answers: over.view.step + 2,
      undone: 2,
    });
    expect(await table.call('replay', { game: over.game, step: 3 })).toMatchObject({
      steps: over.view.step,
    });
  });

  test('[SAVE-18] goes on answer by answer to the beginning, over snapshots too', async () => {
    const table = openLongTable();
    let open = await takeOn(table, await table.newGame('long-game'), 203);
    const seen = new Map([[203, open.view.zones]]);
    while (open.undo.possible) {
      const undone = await table.call('undo', { game: open.game, step: open.view.step });
      if (!undone.accepted) throw new Error(undone.refusal.code);
      ({ open } = undone);
      seen.set(open.view.step, open.view.zones);
      if (open.view.step === 95) break;
    }
    open = await takeOn(table, open, 20);
    for (const step of [50, 95]) {
      const watched = await table.call('replay', { game: open.game, step });
      if (seen.has(step)) expect(watched.view.zones).toEqual(seen.get(step));
    }
    expect(open.view.step).toBe(115);
    expect(await table.call('verify', { game: open.game })).toEqual({
      same: true,
      answers: 203 + 108 + 20,
      undone: 216,
    });
  });

  test('[SAVE-18] stops at a barrier and says which; a stale wish is refused', async () => {
    const table = openLongTable();
    const begun = await table.newGame('long-game');
    const refused = (code: string) => ({ accepted: false, refusal: { code } });
    const { game } = begun;
    expect(await table.call('undo', { game, step: 0 })).toEqual(refused('start'));
    const open = await takeOn(table, begun, 1);
    const stop = { seat: open.view.decision!.seat, move: 'stop', picks: {} };
    const shuffled = await table.answer(open, stop);
    expect(shuffled).toMatchObject({ open: { undo: { possible: false, code: 'dice' } } });
    const before = rows(table.dataFolder);
    expect(await table.call('undo', { game, step: 2 })).toEqual(refused('dice'));
    expect(await table.call('undo', { game, step: 1 })).toEqual(refused('stale'));
    expect(rows(table.dataFolder)).toEqual(before);
  });

  test('[SAVE-18] a person takes back what bots have answered since with the own answer', async () => {
    const table = openTable();
    const { hash: ruleset } = await table.entry('tic-tac-toe');
    const seats = [{ name: 'Ann' }, { name: 'Bot', kind: 'bot', level: 'easy' } as const];
    const begun = await table.call('newGame', { ruleset, seats, options: {}, seed: 1 });
    const open = await table.playOn(begun, 2);
    expect(open.undo).toEqual({ possible: true, to: 0 });
  });
});

test('[SAVE-18] which entries count is the same as taking them back one by one', () => {
  const deeds = fc.array(fc.oneof(fc.constant('answer' as const), fc.nat({ max: 12 })));
  fc.assert(
    fc.property(deeds, (all) => {
      let line: number[] = [];
      const marks: { entry: number; step: number }[] = [];
      all.forEach((deed, i) => {
        if (deed === 'answer') line.push(i + 1);
        else {
          line = line.slice(0, deed);
          marks.push({ entry: i + 1, step: line.length });
        }
      });
      const found = lineOf(all.length, marks);
      expect(found.step).toBe(line.length);
      expect(line.map((_, i) => found.entryOf(i + 1))).toEqual(line);
      const spread = found
        .ranges(0, line.length)
        .flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, i) => low + i));
      expect(spread).toEqual(line);
    }),
  );
});
