// tablekeep simulate, run as authors run it; what must hold after every answer.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeChance } from '../../tools/bots/chance.ts';
import { random } from '../../tools/bots/random.ts';
import { makeProgress } from '../../tools/simulate/progress.ts';
import { brokenAnswer, brokenPosition } from '../../tools/simulate/promises.ts';
import { deskFor } from '../../tools/simulate/desk.ts';
import { tally } from '../../tools/simulate/tally.ts';
import { hashState, view } from '../../engine/index.ts';
import { temporaryFolder, write } from '../host/temporary.ts';
import { begin, play } from '../support/play.ts';
import { linked, readRuleset } from '../support/ruleset.ts';
import { asProgram, change, example, tablekeep } from './command-line.ts';

async function outcome(words: readonly string[]): Promise<Record<string, unknown>> {
  const { lines } = await tablekeep(['simulate', '--json', ...words]);
  const { speed, ...rest } = JSON.parse(lines.join('\n')) as Record<string, unknown>;
  expect(speed).toMatchObject({ threads: expect.any(Number) as number });
  return rest;
}

describe('games between bots', () => {
  test('[CLI-6] the outcome in lines, and no bar where there is no terminal', () => {
    const { code, lines, errors } = asProgram(['simulate', 'tic-tac-toe', '--games', '200']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const [first, wins, ends, length, speed, ...rest] = lines;
    expect(first).toBe('tic-tac-toe 1.0.0: 200 games of 2 players, random bots, seeds 1 to 200');
    expect(wins).toMatch(
      /^ {2}wins {6}seat 0: \d+ \(\d+\.\d %\), seat 1: \d+ \(\d+\.\d %\), draws: \d+ \(\d+\.\d %\)$/,
    );
    expect(ends).toMatch(/three-in-line: \d+ \(first with seed \d+\)/);
    expect(length).toMatch(/^ {2}length {4}5 to 9 decisions, median [78]$/);
    expect(speed).toMatch(/^ {2}speed {5}[\d,]+ decisions\/s, [\d,]+ games\/s \(/);
    expect(rest).toEqual(['  refusals  0', '  troubles  0']);
  });

  test('[CLI-6] on a terminal a bar grows and is wiped away', () => {
    const written: string[] = [];
    const terminal = { isTTY: true, write: (text: string) => written.push(text) > 0 };
    const progress = makeProgress(terminal as unknown as NodeJS.WriteStream, 60);
    progress.show(20);
    progress.clear();
    expect(written).toEqual([`\r[${'#'.repeat(10)}${'.'.repeat(20)}] 20 of 60 games`, '\r\x1b[K']);
  });

  test('[CLI-6] the same seed gives the same outcome on one thread and on three', async () => {
    const call = ['four-in-a-row', '--games', '40', '--seed', '7'];
    const one = await outcome([...call, '--threads', '1']);
    expect(await outcome([...call, '--threads', '3'])).toEqual(one);
    expect(await outcome(['four-in-a-row', '--games', '40', '--seed', '8'])).not.toEqual(one);
  });

  test('[CLI-6] options of the ruleset are taken, and every position can be examined', async () => {
    const call = ['--games', '30', '--check', '--option', 'length=3'];
    const short = (await outcome(['four-in-a-row', ...call])) as { lengths: { max: number } };
    expect(short).toMatchObject({ options: { length: 3 }, refusals: 0, troubles: [] });
    expect(short.lengths.max).toBeLessThan(30);
  });

  test('[CLI-6] every option of a field is as likely as the others', () => {
    const ruleset = linked(readRuleset('examples/tic-tac-toe'));
    const { state } = begin(ruleset);
    const seen = view(ruleset, state, 0);
    const chance = makeChance(1);
    const desk = deskFor(ruleset, state, seen.seat);
    const counts = new Map<unknown, number>();
    for (let i = 0; i < 9000; i += 1) {
      const space = random(seen, chance, desk)?.picks['space'];
      counts.set(space, (counts.get(space) ?? 0) + 1);
    }
    expect(counts.size).toBe(9);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('[CLI-6] bots are seated by name, and one that looks ahead beats chance from either seat', async () => {
    const call = ['--games', '12', '--bots'];
    const first = await outcome(['four-in-a-row', ...call, 'greedy,random']);
    const second = await outcome(['four-in-a-row', ...call, 'random,greedy']);
    expect(first).toMatchObject({ bots: 'greedy, random', refusals: 0, troubles: [] });
    const wins = ({ wins: found }: typeof first) => found as number[];
    expect(wins(first)[0]).toBeGreaterThanOrEqual(11);
    expect(wins(second)[1]).toBeGreaterThanOrEqual(11);
  });

  test('[CLI-6] a shared win counts for each, and the order of the reports means nothing', () => {
    const game = { decisions: 3, trouble: null };
    const reports = [
      { ...game, seed: 2, result: { end: 'tie', winners: [0, 1] } },
      { ...game, seed: 1, decisions: 1, result: { end: 'tie', winners: [1] } },
      { ...game, seed: 3, decisions: 9, result: { end: null, winners: [] } },
    ];
    const counted = tally(reports, 3);
    expect(counted).toMatchObject({
      wins: [1, 2, 0],
      shared: 1,
      draws: 1,
      ends: [
        { end: 'tie', games: 2, seed: 1 },
        { end: null, games: 1, seed: 3 },
      ],
      lengths: { min: 1, median: 3, max: 9 },
    });
    expect(tally(reports.toReversed(), 3)).toEqual(counted);
  });
});

describe('games that go wrong', () => {
  /** Without the end for a full board, a game without a line leaves nobody a move. */
  function endless(): string {
    const folder = example();
    change(folder, 'end.json', 'table.grid.all(s, s.cell.size() > 0)', 'false');
    return folder;
  }

  test('[CLI-7] are told with their seed, which brings them back', async () => {
    const folder = endless();
    const { code, lines } = await tablekeep(['simulate', folder, '--games', '50']);
    expect(code).toBe(1);
    const told = lines.find((line) => line.includes('seed ') && line.includes('fault: '));
    expect(told).toMatch(/^ {4}seed \d+: fault: .*nobody can move/);
    expect(lines.at(-1)).toBe('    To see one again: the same call with --games 1 --seed SEED.');
    const seed = /seed (\d+)/.exec(told ?? '')?.[1] ?? '';
    const again = await tablekeep(['simulate', folder, '--games', '1', '--seed', seed]);
    expect(again.code).toBe(1);
    expect(again.lines).toContain(told);
  });

  test('[CLI-7] a game that does not end is stuck', async () => {
    const call = ['simulate', 'tic-tac-toe', '--games', '12', '--longest', '3'];
    const { code, lines } = await tablekeep(call);
    expect(code).toBe(1);
    expect(lines).toContain('  length    no game came to its end');
    expect(lines).toContain('    seed 1: stuck: not over after 3 decisions');
    expect(lines).toContain('    and 2 more');
  });

  test('[CLI-7] a ruleset with problems is told them', async () => {
    const folder = example();
    change(folder, 'moves/place.json', 'space.cell.size()', 'space.cel.size()');
    const { code, lines } = await tablekeep(['simulate', folder]);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(
      /place\.json:7:34 A space has no field “cel”\. \(did you mean “cell”\?\)$/,
    );
  });

  test('[CLI-7] with --check an invariant that does not hold is told', async () => {
    const folder = example();
    const invariants = { 'few-marks': { is: 'players.all(p, p.supply.size() > 2)' } };
    write(folder, 'standing/always.json', JSON.stringify({ invariants }));
    const call = ['simulate', folder, '--games', '2'];
    expect((await tablekeep(call)).code).toBe(0);
    const { code, lines } = await tablekeep([...call, '--check']);
    expect(code).toBe(1);
    expect(lines).toContain('    seed 1: broken: the invariant “few-marks” does not hold');
  });

  test('[CLI-7] a position that is not plain data, and an answer that goes astray, are seen', () => {
    const ruleset = linked(readRuleset('examples/tic-tac-toe'));
    const before = begin(ruleset).state;
    const after = play(ruleset, before, { move: 'place', picks: { space: 'grid/b2' } }).state;
    const hash = hashState(before);
    expect(brokenPosition(ruleset, after)).toBeNull();
    expect(brokenAnswer(hash, before, after)).toBeNull();
    expect(brokenAnswer(hash, before, before)).toBe('the answer was not counted');
    expect(brokenAnswer(hash, after, after)).toMatch(/changed the position/);
    const odd = { ...after, vars: [Number.NaN] };
    expect(brokenPosition(ruleset, odd)).toMatch(/through JSON text and back/);
  });
});

describe('records', () => {
  test('[CLI-8] a game is kept in a new file, and an old one is left alone', async () => {
    const file = join(temporaryFolder(), 'game.json');
    const call = ['simulate', 'tic-tac-toe', '--games', '1', '--seed', '5', '--record', file];
    const { code, lines } = await tablekeep(call);
    expect({ code, last: lines.at(-1) }).toEqual({
      code: 0,
      last: `The game of seed 5 is recorded in ${file}.`,
    });
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({ ruleset: 'tic-tac-toe', seats: 2, seed: 5 });
    const again = await tablekeep(call);
    expect(again.code).toBe(2);
    expect(again.errors).toContain('it is there already');
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect((await tablekeep(['replay', file])).lines.at(-1)).toBe('1 passed, 0 failed');
  });

  test('[CLI-8] a folder that is not there is told', async () => {
    const file = join(temporaryFolder(), 'no', 'game.json');
    const { code, errors } = await tablekeep([
      'simulate',
      'tic-tac-toe',
      '--games',
      '1',
      '--record',
      file,
    ]);
    expect(code).toBe(2);
    expect(errors).toContain(`${file} cannot be written (ENOENT). Choose another file.`);
    expect(existsSync(file)).toBe(false);
  });
});

describe('a call that makes no sense', () => {
  test.each([
    [[], 'Say which ruleset: its folder, or its name.'],
    [
      ['chess'],
      'There is no ruleset “chess”: give its folder, or the name of one in rulesets/ or examples/.',
    ],
    [['docs'], 'is not the folder of a ruleset: it has no ruleset.json.'],
    [['tic-tac-toe', 'four-in-a-row'], 'One ruleset at a time: “four-in-a-row” is too many.'],
    [['tic-tac-toe', '--players', '3'], '--players takes a whole number from 2 to 2, not “3”.'],
    [
      ['tic-tac-toe', '--games', 'many'],
      '--games takes a whole number from 1 to 10000000, not “many”.',
    ],
    [['tic-tac-toe', '--bots', 'clever'], 'There are no bots “clever”; there are random, greedy.'],
    [
      ['tic-tac-toe', '--option', 'frist=drawn'],
      'with an option of the ruleset (first), not “frist=drawn”.',
    ],
    [
      ['tic-tac-toe', '--option', 'first=last'],
      'The option “first” can be seated, drawn, not “last”.',
    ],
  ])('[CLI-5] simulate %j', async (words, message) => {
    const { code, errors } = await tablekeep(['simulate', ...words]);
    expect(code).toBe(2);
    expect(errors).toContain(message);
    expect(errors).not.toContain('    at ');
  });
});
