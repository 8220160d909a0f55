// The command line, run as authors run it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, temporaryFolder, write } from '../host/temporary.ts';
import { asProgram, change, example, tablekeep } from './command-line.ts';

const passing = {
  rule: 'TTT-3',
  says: 'a mark lies where it was put',
  given: { players: ['ann', 'ben'] },
  when: [{ ann: 'place', space: 'b2' }],
  then: { spaces: { b2: ['cross'] } },
};
const failing = { ...passing, says: 'a mark flies away', then: { spaces: { b2: [] } } };

describe('check', () => {
  test('[CLI-1] sound rulesets have no problems', () => {
    const run = asProgram(['check', 'examples/tic-tac-toe', 'examples/four-in-a-row']);
    expect(run).toEqual({
      code: 0,
      lines: [
        'examples/tic-tac-toe: tic-tac-toe 1.0.0 has no problems',
        'examples/four-in-a-row: four-in-a-row 1.0.0 has no problems',
        '2 folders checked, 0 problems',
      ],
      errors: '',
    });
  });

  test('[CLI-1] warnings are told, and are no problems', async () => {
    const folder = example();
    change(folder, 'table.json', '"per": "player",', '"per": "player", "inPlay": false,');
    const { code, lines } = await tablekeep(['check', folder]);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/table\.json:\d+:\d+ Warning: “inPlay” is false anyway/);
    expect(lines.at(-1)).toBe('1 folder checked, 0 problems, 1 warning');
  });

  test('[CLI-1] every problem has its place, a suggestion and a caret', async () => {
    const folder = example();
    change(folder, 'moves/place.json', 'space.cell.size()', 'space.cel.size()');
    change(
      folder,
      'moves/place.json',
      '"what": "you.supply.first()"',
      '"what": "you.suply.first()"',
    );
    const { code, lines, errors } = await tablekeep(['check', folder]);
    expect({ code, errors }).toEqual({ code: 1, errors: '' });
    expect(lines[0]).toMatch(/mine\/moves\/place\.json:7:34 .+ \(did you mean “cell”\?\)$/);
    expect(lines[1]).toMatch(/^ {2}7 \| {7}"require": \[\{ "is": "space\.cel\.size\(\) == 0"/);
    expect(lines[2]?.indexOf('^')).toBe(lines[1]?.indexOf('cel.size'));
    expect(lines[3]).toMatch(/place\.json:9:38 .+ \(did you mean “supply”\?\)$/);
    expect(lines.at(-1)).toBe('1 folder checked, 2 problems');
  });

  test('[CLI-1] paths are relative to where the author stands', async () => {
    const folder = example();
    write(folder, 'rules.json', '{ "rules": 1 }');
    const { lines } = await tablekeep(['check', 'mine'], join(folder, '..'));
    expect(lines[0]).toBe('mine/rules.json:1:12 Expected a list [ … ], found 1.');
  });
});

describe('scenario', () => {
  test('[CLI-2] the cases of a ruleset’s folder', async () => {
    const { code, lines } = await tablekeep(['scenario', 'examples/tic-tac-toe']);
    expect(code).toBe(0);
    expect(lines[0]).toBe('ok   [TTT-1] the board has nine spaces and all are free at the start');
    expect(lines.at(-1)).toBe('10 passed, 0 failed');
  });

  test('[CLI-2] one file of a ruleset, with a case that does not hold', async () => {
    const folder = example();
    write(folder, 'scenarios/more.json', JSON.stringify({ cases: [passing, failing] }));
    const { code, lines } = await tablekeep(['scenario', join(folder, 'scenarios', 'more.json')]);
    expect(code).toBe(1);
    expect(lines.slice(0, 3)).toEqual([
      'ok   [TTT-3] a mark lies where it was put',
      'FAIL [TTT-3] a mark flies away',
      `     ${join(folder, 'scenarios', 'more.json')}`,
    ]);
    expect(lines[3]).toMatch(/^ {5}- .*b2/);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
  });

  test('[CLI-2] a file with problems is a failure with its places', async () => {
    const folder = temporaryFolder();
    write(folder, 'wrong.json', '{ "ruleset": "tic-tac-toe", "casis": [] }');
    const { code, lines } = await tablekeep(['scenario', join(folder, 'wrong.json')]);
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain(
      'wrong.json:1:29 There is no field “casis” here; there can be ruleset, cases, rule, says, given, when, then, note. (did you mean “cases”?)',
    );
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });

  test('[CLI-2] nothing to run is not a success', async () => {
    const { code, lines } = await tablekeep(['scenario', temporaryFolder()]);
    expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: '0 passed, 1 failed' });
  });

  test('[CLI-3] a file elsewhere finds its ruleset among the shipped ones', async () => {
    const folder = temporaryFolder();
    write(folder, 'a.json', JSON.stringify({ ruleset: 'tic-tac-toe', cases: [passing] }));
    write(folder, 'b.json', JSON.stringify({ ruleset: 'tic-tac-toe', cases: [passing] }));
    const { code, lines } = await tablekeep(['scenario', folder]);
    expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: '2 passed, 0 failed' });
  });

  test('[CLI-3] or where it is told to look, and says so if it is nowhere', async () => {
    const folder = example();
    change(folder, 'ruleset.json', '"id": "tic-tac-toe"', '"id": "my-game"');
    const file = join(temporaryFolder(), 'a.json');
    writeFileSync(file, JSON.stringify({ ruleset: 'my-game', cases: [passing] }));
    const found = await tablekeep(['scenario', file, '--rulesets', join(folder, '..')]);
    expect({ code: found.code, last: found.lines.at(-1) }).toEqual({
      code: 0,
      last: '1 passed, 0 failed',
    });
    const { code, lines } = await tablekeep(['scenario', file]);
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(
      /There is no ruleset “my-game” \(there are .*tic-tac-toe.*\)\. Say where it is with --rulesets DIR\./,
    );
  });

  test('[CLI-3] a file elsewhere that names none is told to', async () => {
    const file = join(temporaryFolder(), 'a.json');
    writeFileSync(file, JSON.stringify({ cases: [passing] }));
    const { lines } = await tablekeep(['scenario', file]);
    expect(lines.join('\n')).toContain('has to name its “ruleset”');
  });

  test('[CLI-3] or names it by a path, holds one case only, and may lie in folders', async () => {
    const folder = example();
    change(folder, 'ruleset.json', '"id": "tic-tac-toe"', '"id": "my-game"');
    const elsewhere = join(folder, '..');
    write(elsewhere, 'cases/deep/one.json', JSON.stringify({ ruleset: '../../mine', ...passing }));
    write(elsewhere, 'cases/two.json', JSON.stringify({ ruleset: '../mine', cases: [failing] }));
    const { code, lines } = await tablekeep(['scenario', join(elsewhere, 'cases')]);
    expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: '1 passed, 1 failed' });
  });

  test('[CLI-2] a case with problems of its own does not keep the others from being run', async () => {
    const folder = temporaryFolder();
    const spoiled = { ...passing, says: 3 };
    write(folder, 'a.json', JSON.stringify({ ruleset: 'tic-tac-toe', cases: [spoiled, passing] }));
    const { lines } = await tablekeep(['scenario', folder]);
    expect(lines.join('\n')).toContain('Expected text, found 3.');
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"cases":{}}',
    '{"cases":[]}',
    '{"given":{}}',
    '\u0000\uffff',
  ])('[CLI-2] a file with %j in it is told, whatever it is', async (text) => {
    const folder = temporaryFolder();
    write(folder, 'a.json', text);
    const { code, lines } = await tablekeep(['scenario', folder]);
    expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: '0 passed, 1 failed' });
  });

  test('[CLI-2] what was stated against the table is noted', async () => {
    const folder = temporaryFolder();
    const given = {
      ...passing.given,
      state: 'turn',
      spaces: { b2: [] },
      ann: { supply: ['cross'] },
    };
    write(folder, 'a.json', JSON.stringify({ ruleset: 'tic-tac-toe', ...passing, given }));
    const { lines } = await tablekeep(['scenario', folder]);
    expect(lines[0]).toMatch(/^ok/);
    expect(lines[1]).toBe('     note: left out of this game: 4 cross');
  });

  test('[CLI-4] the outcome as JSON', async () => {
    const folder = example();
    write(folder, 'scenarios/rules.json', JSON.stringify({ cases: [passing, failing] }));
    const { code, lines } = await tablekeep(['scenario', '--json', folder]);
    expect(code).toBe(1);
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      passed: 1,
      failed: 1,
      cases: [
        { rule: 'TTT-3', says: passing.says, passed: true, failures: [] },
        { rule: 'TTT-3', says: failing.says, passed: false, failures: [expect.any(String)] },
      ],
      broken: [],
    });
  });
});

describe('a call that makes no sense', () => {
  test.each([
    [[], 'Say what to do.'],
    [['chekc'], 'There is no command “chekc”.'],
    [['check'], 'Say which folder to check.'],
    [['check', '--fast'], 'check has no option --fast.'],
    [['check', 'package.json'], `${join(root, 'package.json')} is not a folder.`],
    [['check', 'no/such'], `There is no ${join(root, 'no', 'such')}.`],
    [['scenario'], 'Say which file or folder to run.'],
    [['scenario', '--jsn', 'examples'], "Unknown option '--jsn'"],
    [['scenario', 'examples', '--rulesets', 'no/such'], `There is no ${join(root, 'no', 'such')}.`],
  ])('[CLI-5] %j', async (words, message) => {
    const { code, errors } = await tablekeep(words);
    expect(code).toBe(2);
    expect(errors).toContain(message);
    expect(errors).toContain('Usage: npm run tablekeep -- COMMAND …');
    expect(errors).not.toContain('    at ');
  });

  test('[CLI-5] help is no mistake', async () => {
    const { code, lines } = await tablekeep(['help']);
    expect({ code, first: lines[0] }).toEqual({
      code: 0,
      first: 'Usage: npm run tablekeep -- COMMAND …',
    });
  });
});
