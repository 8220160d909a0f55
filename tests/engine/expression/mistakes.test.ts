// What authors are told of mistakes in expressions: code, sentence, place in the text, suggestion.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemIn } from './evaluate.ts';

/** Text, code, sentence, where it begins and ends, and what may have been meant. */
const MISTAKES: readonly [string, string, string, [number, number], string?][] = [
  [
    'players.map(p, p.hand) == [[]]',
    'wrong-type',
    'A list of zones can never equal a list of lists of nothing.',
    [0, 30],
  ],
  [
    '[you.hand.filter(c, true)].join(players.map(p, p.hand))',
    'wrong-type',
    'Expected a list of lists of cards but found a list of zones.',
    [32, 54],
  ],
  ["'wlid' == option.mood", 'unknown-word', '“wlid” is not a word of option.mood.', [0, 6], 'wild'],
  ['yuo.hand', 'unknown-name', 'There is no name “yuo” here.', [0, 3], 'you'],
  ['you.hnad', 'unknown-field', 'A player has no field “hnad”.', [4, 8], 'hand'],
  [
    'you.row',
    'unknown-field',
    'A player has no field “row”: the table has this zone, as in table.row.',
    [4, 7],
  ],
  [
    'table.nest',
    'unknown-field',
    'The table has no field “nest”: each space has this zone, as in space.nest.',
    [6, 10],
  ],
  ['[1].fliter(x, true)', 'unknown-function', 'Lists have no “fliter”.', [4, 10], 'filter'],
  [
    'size(you.hand)',
    'unknown-function',
    'There is no function “size”; write list.size(…).',
    [0, 4],
  ],
  ['you.hand.next()', 'unknown-function', 'Lists have no “next”; write next(…).', [9, 13]],
  [
    "option.mood == 'wlid'",
    'unknown-word',
    '“wlid” is not a word of option.mood.',
    [15, 21],
    'wild',
  ],
  [
    "option.mood in ['calm', 'wid']",
    'unknown-word',
    '“wid” is not a word of option.mood.',
    [15, 30],
    'wild',
  ],
  [
    "you.hand.exists(c, c.id == 'fix')",
    'unknown-word',
    '“fix” is not the id of a card.',
    [27, 32],
    'fox',
  ],
  [
    "table.field.all(s, near(s, 'x').size() == 0)",
    'unknown-word',
    '“x” is not a direction.',
    [27, 30],
    'n',
  ],
  [
    'you.hand.first().owner + 1',
    'wrong-type',
    'Expected a number but found a player or none.',
    [0, 22],
  ],
  [
    '[1].first() + 1',
    'may-be-none',
    '“[1].first()” may be none here; test it first, or write or([1].first(), …).',
    [0, 11],
  ],
  [
    'table.last.nest.size()',
    'may-be-none',
    '“table.last.nest” may be none here; test it first, or write or(table.last.nest, …).',
    [0, 15],
  ],
  ['1 + true', 'wrong-type', 'Expected a number but found yes or no.', [4, 8]],
  ['you == table.last', 'wrong-type', 'A player can never equal a space or none.', [0, 17]],
  ['1 in players', 'wrong-type', 'A number can never be in a list of players.', [0, 12]],
  ['[1, you]', 'wrong-type', 'This list holds a number, and here a player.', [4, 7]],
  [
    'true ? 1 : you',
    'wrong-type',
    'One side of the choice is a number, the other a player.',
    [0, 14],
  ],
  ['5.size()', 'wrong-type', 'Expected a list but found a number.', [0, 1]],
  ['next(first', 'syntax', 'Expected “)” but the expression ends here.', [10, 10]],
  ['1 +', 'syntax', 'Expected a value but the expression ends here.', [3, 3]],
  ['1 = 1', 'syntax', 'Unexpected “=”; write == to compare.', [2, 3]],
  ['you & first', 'syntax', 'Unexpected “&”; write &&.', [4, 5]],
  ['"calm"', 'syntax', "Unexpected “\"”; words stand in single quotes, like 'drawn'.", [0, 1]],
  ["'calm", 'syntax', "A word that begins with ' must end with '.", [0, 5]],
  ['1 2', 'syntax', 'Expected a sign such as == or the end but found “2”.', [2, 3]],
  ['you.', 'syntax', 'Expected a name after the dot but the expression ends here.', [4, 4]],
  ['', 'syntax', 'Expected a value but the expression ends here.', [0, 0]],
  ['min(1)', 'wrong-count', '“min” takes 2 things in its brackets, found 1.', [0, 6]],
  [
    '[1].exists(2, true)',
    'syntax',
    'The first thing in these brackets is a new name for each element.',
    [11, 12],
  ],
  ['[1].exists(you, true)', 'name-taken', 'The name “you” is already taken here.', [11, 14]],
  [
    '[1].exists(x, [2].exists(x, true))',
    'name-taken',
    'The name “x” is already taken here.',
    [25, 26],
  ],
  ['constructor', 'unknown-name', 'There is no name “constructor” here.', [0, 11]],
  [
    'you.constructor',
    'unknown-field',
    'A player has no field “constructor”; known: alive, fell, hand.',
    [4, 15],
  ],
  ['[1].constructor()', 'unknown-function', 'Lists have no “constructor”.', [4, 15]],
  ['99999999999999999', 'too-large', '99999999999999999 is too large a number.', [0, 17]],
];

describe('[EXPR-4] mistakes', () => {
  test.each(MISTAKES.map((row) => ({ text: row[0], row })))('[EXPR-4] $text', ({ text, row }) => {
    const [, code, message, [start, end], suggestion] = row;
    const told = { file: 'test.json', pointer: '', within: { start, end }, code, message };
    expect(problemIn(text)).toEqual(suggestion === undefined ? told : { ...told, suggestion });
  });

  test('[EXPR-4] no text whatever makes the compiler fail otherwise than with a problem in its range', () => {
    const piece = fc.constantFrom(
      ...[
        'you',
        'table',
        '.',
        'hand',
        '(',
        ')',
        '[',
        ']',
        ',',
        '1',
        "'a'",
        '+',
        '==',
        '?',
        ':',
        '!',
      ],
      ...['in', 'none', 'filter', 'x', ' ', '-', 'field', 'first', 'or', '__proto__'],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join('')),
        ),
        (text) => {
          const within = problemIn(text)?.within ?? { start: 0, end: 0 };
          expect(within.start).toBeGreaterThanOrEqual(0);
          expect(within.end).toBeGreaterThanOrEqual(within.start);
          expect(within.end).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
