// The benchmark compares like with like: whoever takes part plays the same game. How fast is never a test.
import { describe, expect, test } from 'vitest';
import { makeChance } from '../../../tools/bots/chance.ts';
import { expected, games, type Contestant } from '../../../tools/bench/contest.ts';
import { handwritten, handwrittenPlain } from '../../../tools/bench/handwritten.ts';
import { measure } from '../../../tools/bench/measure.ts';
import { ours } from '../../../tools/bench/ours.ts';
import { reportText } from '../../../tools/bench/report.ts';

const house = { ours, handwritten, handwrittenPlain };

describe.each(Object.entries(house))('%s', (_name, contestant) => {
  test.each(games)('[CLI-12] plays %s as it should be', (game) => {
    const playOut = contestant.prepare(game);
    const chance = makeChance(7);
    const count = 2000;
    const outcomes = Array.from({ length: count }, () => playOut(chance));
    const length = outcomes.reduce((sum, { moves }) => sum + moves, 0) / count;
    const firstWins = outcomes.filter(({ winner }) => winner === 0).length / count;
    expect(Math.abs(length - expected[game].length)).toBeLessThan(0.6);
    expect(Math.abs(firstWins - expected[game].firstWins)).toBeLessThan(0.045);
  });
});

test('[CLI-12] whoever plays another game is refused', () => {
  const hasty: Contestant = {
    label: 'hasty',
    includes: 'nothing',
    prepare: () => () => ({ moves: 5, winner: 0 }),
  };
  const effort = { seconds: 0.01, samples: 1 };
  expect(() => measure('hasty', hasty, 'tic-tac-toe', effort)).toThrow(
    'hasty does not play tic-tac-toe (mean length 5.00, first seat wins 100.0 %).',
  );
});

test('[CLI-12] figures become tables with ratios', () => {
  const row = {
    game: 'tic-tac-toe',
    includes: 'all',
    best: 3000,
    length: 8,
    firstWins: 0.5,
  } as const;
  const text = reportText({
    date: '2000-01-01',
    machine: 'a machine',
    rows: [
      { ...row, id: 'ours', label: 'Ours', median: 2000 },
      { ...row, id: 'other', label: 'Other', median: 500 },
      { ...row, id: 'limit', label: 'Limit', median: 4_000_000 },
    ],
    costs: [
      { game: 'tic-tac-toe', step: 'hash', microseconds: 12.34 },
      { game: 'four-in-a-row', step: 'hash', microseconds: 1234.5 },
    ],
    measured: [
      { pieces: 1000, inPlace: 40_000, answered: 9000, steps: [['clone', 20]] },
      { pieces: 100, inPlace: 50_000, answered: 20_000, steps: [['clone', 2]] },
    ],
  });
  expect(text).toContain('Measured on 2000-01-01: a machine.');
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  expect(lines.slice(1, 5)).toEqual([
    '| --- | ---: | ---: | ---: | ---: | --- |',
    '| Limit | 4,000,000 | 3,000 | 500,000 | 0.00050 | all |',
    '| Ours | 2,000 | 3,000 | 250 | 1.0 | all |',
    '| Other | 500 | 3,000 | 63 | 4.0 | all |',
  ]);
  expect(lines).toContain('| hash | 12.3 µs | 1.2 ms |');
  expect(lines.slice(-5)).toEqual([
    '| pieces | 100 | 1,000 |',
    '| --- | ---: | ---: |',
    '| decisions/s, played in place | 50,000 | 40,000 |',
    '| decisions/s, a new state and events for each answer | 20,000 | 9,000 |',
    '| clone | 2.0 µs | 20.0 µs |',
  ]);
});
