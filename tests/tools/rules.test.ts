// tablekeep rules: rule → data → proof, and the gaps.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { change, example, tablekeep } from './command-line.ts';

describe('the index of a ruleset', () => {
  test('[CLI-10] each rule with its sentence, its data and its proofs', async () => {
    const { code, lines } = await tablekeep(['rules', 'examples/tic-tac-toe']);
    expect(code).toBe(0);
    const start = lines.findIndex((line) => line.startsWith('TTT-5 '));
    expect(lines.slice(start)).toEqual([
      'TTT-5 If all nine spaces are taken and nobody has a line, the game is a draw.',
      '  data   examples/tic-tac-toe/end.json:12',
      '  proof  examples/tic-tac-toe/scenarios/rules.json:87 a full board without a line is a draw',
      '5 rules, 0 without data, 0 without proof',
    ]);
  });

  test('[CLI-10] a rule that only a refusal of a case names is not proven', async () => {
    const folder = example();
    change(folder, 'scenarios/rules.json', '"rule": "TTT-5"', '"rule": "TTT-4"');
    change(folder, 'table.json', '"rule": "TTT-1", ', '');
    const { code, lines } = await tablekeep(['rules', folder]);
    expect(code).toBe(1);
    expect(lines.filter((line) => line.includes('GAP'))).toEqual([
      '  GAP    no part of the ruleset has "rule": "TTT-1"',
      '  GAP    no scenario case has "rule": "TTT-5"',
    ]);
    expect(lines.at(-1)).toBe('5 rules, 1 without data, 1 without proof');
  });

  test('[CLI-10] an id that nobody declared is a problem with its place', async () => {
    const folder = example();
    change(folder, 'programs/turn.json', '"TTT-3"', '"TTT-9"');
    const { code, lines } = await tablekeep(['rules', folder]);
    expect(code).toBe(1);
    const file = join(folder, 'programs', 'turn.json');
    expect(lines[0]).toContain(
      `${file}:4:32 The rule “TTT-9” does not stand in rules.json; known: `,
    );
  });

  test('[CLI-10] the index as JSON', async () => {
    const { lines } = await tablekeep(['rules', 'tic-tac-toe', '--json']);
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      undone: 0,
      unproven: 0,
      rules: [
        {
          rule: 'TTT-1',
          data: [{ file: 'table.json', line: 4 }],
          proofs: [{ file: 'scenarios/rules.json', line: 4, says: expect.any(String) as string }],
        },
        ...['TTT-2', 'TTT-3', 'TTT-4', 'TTT-5'].map((rule) => ({ rule })),
      ],
    });
  });
});
