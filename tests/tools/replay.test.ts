// tablekeep replay: recorded games played again, and the first difference told.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ReplayFile } from '../../engine/index.ts';
import { root, temporaryFolder } from '../host/temporary.ts';
import { change, example, tablekeep } from './command-line.ts';

const recorded = join(root, 'examples', 'tic-tac-toe', 'replays', 'three-in-line.json');

/** A copy of a recorded game outside any ruleset, changed. */
function altered(alter: (game: ReplayFile) => unknown): string {
  const file = join(temporaryFolder(), 'game.json');
  const game = JSON.parse(readFileSync(recorded, 'utf8')) as ReplayFile;
  writeFileSync(file, JSON.stringify({ ...game, ...(alter(game) as object) }));
  return file;
}

function answers(game: ReplayFile, at: number, part: object): object {
  return { answers: game.answers.map((each, i) => (i === at ? { ...each, ...part } : each)) };
}

describe('a game played again', () => {
  test('[CLI-8] the games of a ruleset’s folder are the same', async () => {
    const { code, lines } = await tablekeep(['replay', 'examples/tic-tac-toe', recorded]);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(
      /^ok {3}examples\/tic-tac-toe\/replays\/board-full\.json \(\d+ answers\)$/,
    );
    expect(lines.at(-1)).toBe('3 passed, 0 failed');
  });

  const other = '0123456789abcdef';
  test.each<[string, (game: ReplayFile) => object, RegExp]>([
    [
      'a set-up',
      () => ({ start: other }),
      /^The set-up leads to another position: recorded 0123456789abcdef, found [0-9a-f]{16}\.$/,
    ],
    [
      'an answer',
      (game) => answers(game, 2, { hash: other }),
      /^Answer 3 of 9 \(\{"seat":0,.*\}\) leads to another position: recorded 0123456789abcdef/,
    ],
    [
      'a refusal',
      (game) => answers(game, 1, { picks: game.answers[0]!.picks }),
      /^Answer 2 of 9 \(.*\) is refused with “space-taken” by rule TTT-3\.$/,
    ],
    [
      'an end',
      () => ({ result: { end: 'three-in-line', rule: 'TTT-4', winners: [1] } }),
      /^The game ends otherwise: recorded “three-in-line” by rule TTT-4, won by seat 1, found “three-in-line” by rule TTT-4, won by seat 0\.$/,
    ],
    [
      'a game broken off',
      (game) => ({ answers: game.answers.slice(0, -1) }),
      /^The game ends otherwise: recorded .*, found a game that goes on\.$/,
    ],
    ['a last position', () => ({ hash: other }), /^The game leads to another position/],
    ['a table', () => ({ seats: 3 }), /^The game cannot begin: bad-seats\.$/],
  ])('[CLI-8] %s that differs is told', async (_title, alter, message) => {
    const { code, lines } = await tablekeep(['replay', altered(alter)]);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^FAIL /);
    expect(lines[1]?.trim()).toMatch(message);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });

  test('[CLI-8] another version is a reason worth naming', async () => {
    const { lines } = await tablekeep([
      'replay',
      altered(() => ({ version: '0.9.0', hash: other })),
    ]);
    expect(lines[2]?.trim()).toBe('It was recorded with version 0.9.0; this is 1.0.0.');
  });

  test('[CLI-8] a file with problems and a ruleset that is nowhere are told', async () => {
    const wrong = await tablekeep(['replay', altered(() => ({ seed: -1 }))]);
    expect(wrong.lines[1]).toMatch(/game\.json:1:\d+ Expected 0 or more, found -1\.$/);
    const lost = await tablekeep(['replay', altered(() => ({ ruleset: 'lost' })), '--json']);
    expect(lost.code).toBe(1);
    expect(lost.lines.join('\n')).toContain('There is no ruleset “lost”');
  });

  test('[CLI-8] rules that go wrong are told, and nothing to replay is no success', async () => {
    const folder = example();
    change(folder, 'moves/place.json', 'space.cell.size() == 0', '1 / space.cell.size() == 0');
    const { lines } = await tablekeep(['replay', folder]);
    expect(lines[1]?.trim()).toMatch(/^The rules go wrong: .*divided by 0\.$/);
    const empty = await tablekeep(['replay', temporaryFolder()]);
    expect({ code: empty.code, last: empty.lines.at(-1) }).toEqual({
      code: 1,
      last: '0 passed, 0 failed',
    });
  });

  test('[CLI-5] a call without a file', async () => {
    const { code, errors } = await tablekeep(['replay']);
    expect(code).toBe(2);
    expect(errors).toContain('Say which file or folder to replay.');
  });
});

describe('new hashes', () => {
  test('[CLI-9] are written where the game is the same', async () => {
    const file = altered((game) => ({
      hash: '0'.repeat(16),
      ...answers(game, 0, { hash: '0'.repeat(16) }),
    }));
    expect((await tablekeep(['replay', '--rehash', file])).code).toBe(0);
    expect((await tablekeep(['replay', file])).code).toBe(0);
    const { $schema: _far, ...mended } = JSON.parse(readFileSync(file, 'utf8')) as ReplayFile;
    const { $schema: _near, ...before } = JSON.parse(readFileSync(recorded, 'utf8')) as ReplayFile;
    expect(mended).toEqual(before);
  });

  test('[CLI-9] and not where an answer is refused or the result is another', async () => {
    for (const alter of [
      (game: ReplayFile) => answers(game, 1, { move: 'fly' }),
      () => ({ result: null }),
    ]) {
      const file = altered(alter);
      const before = readFileSync(file, 'utf8');
      expect((await tablekeep(['replay', '--rehash', file])).code).toBe(1);
      expect(readFileSync(file, 'utf8')).toBe(before);
    }
  });
});
