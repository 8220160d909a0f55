// A real program that plays and saves is killed at random instants, two hundred times.
import { expect, test } from 'vitest';
import { torture } from '../../tools/torture/rounds.ts';
import { temporaryFolder } from './temporary.ts';

// Two hundred programs are started, which takes its time on a busy machine.
const patience = { timeout: 600_000 };

test(
  '[SAVE-1] two hundred kills at random instants lose no acknowledged answer and leave no database unreadable',
  patience,
  async () => {
    const seed = Date.now() % 1_000_000;
    const tally = await torture({ folder: temporaryFolder(), kills: 200, seed });
    expect(tally.losses, `seed ${seed}`).toEqual([]);
    expect(tally).toMatchObject({ kills: 200 });
    expect(tally.acknowledged).toBeGreaterThan(200);
  },
);
