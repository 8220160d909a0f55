// The expression language: what expressions give, and what authors are told of their mistakes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, problemIn } from './evaluate.ts';

describe('[EXPR-1] signs', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['7 - 2 - 1', 4],
    ['-7 / 2', -3],
    ['7 % -4', 3],
    ['-6 % 3', 0],
    ['1 < 2 && 2 <= 2', true],
    ['3 > 4 || 3 >= 4', false],
    ['!(1 == 2)', true],
    ['!true || true', true],
    ["'a' != 'b'", true],
    ['2 in [1, 2]', true],
    ['true ? 1 : false ? 2 : 3', 1],
    ['false ? 1 : false ? 2 : 3', 3],
    ['[1, 2] == [1, 2]', true],
    ['[[1], [2]] == [[1], [3]]', false],
    ['none == none', true],
    ['[4, 5][1]', 5],
    ['[4, 5][2]', null],
  ])('[EXPR-1] %s is %j', (text, value) => {
    expect(evaluate(text)).toEqual(value);
  });

  test('[EXPR-1] a plain number or boolean may stand for an expression', () => {
    expect([evaluate(5), evaluate(-5), evaluate(true)]).toEqual([5, -5, true]);
  });

  test('[EXPR-1] whole numbers are worked out as JavaScript would, rounding toward zero', () => {
    const number = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        fc.pre(b !== 0);
        expect(evaluate(`(${a}) / (${b}) + (${c}) * (${a})`)).toBe(Math.trunc(a / b) + c * a + 0);
        expect(evaluate(`(${a}) % (${b}) < (${c})`)).toBe(a % b < c);
      }),
    );
  });
});

describe('[EXPR-2] functions', () => {
  test.each([
    ['[1, 2].exists(x, x == 2)', true],
    ['[].exists(x, true)', false],
    ['[1, 2].all(x, x > 0)', true],
    ['[1, 2].all(x, x > 1)', false],
    ['[1, 2, 3].filter(x, x != 2)', [1, 3]],
    ['[1, 2].map(x, x * 10)', [10, 20]],
    ['[1, 2, 3].count(x, x > 1)', 2],
    ['[1, 2, 3].sum(x, x * x)', 14],
    ['[1, 2].size()', 2],
    ['[7, 8].first()', 7],
    ['you.hand.filter(c, false).first()', null],
    ['[7, 8].last()', 8],
    ['[1].join([2, 3])', [1, 2, 3]],
    ['[1, 2, 1].without(1)', [2]],
    ['next(first)', 1],
    ['next(next(first))', 0],
    ['prev(first)', 1],
    ['min(2, 3)', 2],
    ['max(2, 3)', 3],
    ['or(table.hero, you.hand.first())', 0],
    ['or([5].first(), 1)', 5],
    ["near(table.field.first(), 'n')", 'may be none'],
  ])('[EXPR-2] %s is %j', (text, value) => {
    if (value === 'may be none') expect(() => evaluate(text)).toThrow(value);
    else expect(evaluate(text)).toEqual(value);
  });

  test('[EXPR-2] near gives the neighbour, or nothing beyond the edge', () => {
    const names = (way: string) =>
      evaluate(`table.field.filter(s, s.name == 'b1').map(s, near(s, '${way}').map(t, t.name))`);
    expect(names('n')).toEqual([['b2']]);
    expect(names('e')).toEqual([['c1']]);
    expect(names('nw')).toEqual([['a2']]);
    expect(names('s')).toEqual([[]]);
  });

  test('[EXPR-2] lines gives level, upright and slanting runs through a space', () => {
    const names = (length: number) =>
      evaluate(`lines(table.last, ${length}).map(l, l.map(s, s.name))`);
    expect(names(2)).toEqual([
      ['a2', 'b2'],
      ['b2', 'c2'],
      ['b1', 'b2'],
      ['a1', 'b2'],
      ['b2', 'c1'],
    ]);
    expect(names(3)).toEqual([['a2', 'b2', 'c2']]);
    expect(names(1)).toEqual([['b2']]);
    expect(names(4)).toEqual([]);
    expect(names(0)).toEqual([]);
    expect(evaluate('lines(none, 3)')).toEqual([]);
  });
});

describe('[EXPR-3] names and fields', () => {
  test.each([
    ['you', 0],
    ['active', 1],
    ['first', 0],
    ['players', [0, 1]],
    ['others', [1]],
    ['you.hand.map(c, c.id)', ['fox', 'axe']],
    ['you.hand.map(c, c.kind)', ['beast', 'tool']],
    ['active.hand.size()', 1],
    ['table.row.size() + table.deck.size()', 1],
    ['table.row.map(c, c.owner)', [null]],
    ['table.last.nest == none', false],
    ['or(table.last.nest, table.row).map(c, c.owner)', [1]],
    ['table.field.map(s, s.name)', ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']],
    ['table.field.map(s, s.column * 10 + s.row)', [11, 21, 31, 12, 22, 32]],
    ['table.field.count(s, s.nest.size() > 0)', 1],
    ['table.turns', 0],
    ['table.done', false],
    ['table.hero', null],
    ['table.hero.owner', null],
    ["option.mood == 'wild'", true],
    ['option.length', 3],
    ['option.open', true],
    ['true ? you.hand : []', [0, 1]],
    ['you.hand.join(table.row).size()', 3],
    ['players.map(p, p.hand.size())', [2, 1]],
    ['players.map(p, p.hand.filter(c, c.owner == p).size())', [2, 1]],
  ])('[EXPR-3] %s is %j', (text, value) => {
    expect(evaluate(text)).toEqual(value);
  });
});

describe('[EXPR-4] mistakes', () => {
  test.each([
    ['yuo.hand', 'unknown-name', "unknown name 'yuo'", [0, 3], 'you'],
    ['you.hnad', 'unknown-field', "a player has no field 'hnad'", [4, 8], 'hand'],
    [
      'you.row',
      'unknown-field',
      "a player has no field 'row': the table has this zone, as in table.row",
      [4, 7],
    ],
    [
      'table.hand',
      'unknown-field',
      "the table has no field 'hand': each player has this zone, as in you.hand",
      [6, 10],
    ],
    ['[1].fliter(x, true)', 'unknown-function', "lists have no 'fliter'", [4, 10], 'filter'],
    [
      'size(you.hand)',
      'unknown-function',
      "there is no function 'size'; write list.size(…)",
      [0, 4],
    ],
    ['you.hand.next()', 'unknown-function', "lists have no 'next'; write next(…)", [9, 13]],
    [
      "option.mood == 'wlid'",
      'unknown-word',
      "'wlid' is not a word of option.mood; known: calm, wild",
      [15, 21],
      'wild',
    ],
    [
      "option.mood in ['calm', 'wid']",
      'unknown-word',
      "'wid' is not a word of option.mood; known: calm, wild",
      [15, 30],
      'wild',
    ],
    [
      "you.hand.exists(c, c.id == 'fix')",
      'unknown-word',
      "'fix' is not the id of a card; known: fox, owl, axe",
      [27, 32],
      'fox',
    ],
    [
      "table.field.all(s, near(s, 'x').size() == 0)",
      'unknown-word',
      "'x' is not a direction; known: n, ne, e, se, s, sw, w, nw",
      [27, 30],
      'n',
    ],
    [
      'you.hand.first().owner + 1',
      'wrong-type',
      'expected a number but found a player or none',
      [0, 22],
    ],
    [
      '[1].first() + 1',
      'may-be-none',
      "'[1].first()' may be none here; test it first, or write or([1].first(), …)",
      [0, 11],
    ],
    [
      'table.last.nest.size()',
      'may-be-none',
      "'table.last.nest' may be none here; test it first, or write or(table.last.nest, …)",
      [0, 15],
    ],
    ['1 + true', 'wrong-type', 'expected a number but found yes or no', [4, 8]],
    ['you == table.last', 'wrong-type', 'a player can never equal a space or none', [0, 17]],
    ['1 in players', 'wrong-type', 'a number can never be in a list of players', [0, 12]],
    ['[1, you]', 'wrong-type', 'this list holds a number, and here a player', [4, 7]],
    [
      'true ? 1 : you',
      'wrong-type',
      'one side of the choice is a number, the other a player',
      [0, 14],
    ],
    ['5.size()', 'wrong-type', 'expected a list but found a number', [0, 1]],
    ['next(first', 'syntax', "expected ')' but the expression ends here", [10, 10]],
    ['1 +', 'syntax', 'expected a value but the expression ends here', [3, 3]],
    ['1 = 1', 'syntax', "unexpected '='; write == to compare", [2, 3]],
    ['you & first', 'syntax', "unexpected '&'; write &&", [4, 5]],
    ['"calm"', 'syntax', "unexpected '\"'; words stand in single quotes, like 'drawn'", [0, 1]],
    ["'calm", 'syntax', "a word that begins with ' must end with '", [0, 5]],
    ['1 2', 'syntax', "expected the end but found '2'", [2, 3]],
    ['you.', 'syntax', 'expected a name after the dot but the expression ends here', [4, 4]],
    ['', 'syntax', 'expected a value but the expression ends here', [0, 0]],
    ['min(1)', 'wrong-count', 'min takes 2 things in its brackets, found 1', [0, 6]],
    [
      '[1].exists(2, true)',
      'syntax',
      'the first thing in these brackets is a new name for each element',
      [11, 12],
    ],
    ['[1].exists(you, true)', 'name-taken', "the name 'you' is already taken here", [11, 14]],
    [
      '[1].exists(x, [2].exists(x, true))',
      'name-taken',
      "the name 'x' is already taken here",
      [25, 26],
    ],
    ['constructor', 'unknown-name', "unknown name 'constructor'", [0, 11]],
    ['you.constructor', 'unknown-field', "a player has no field 'constructor'", [4, 15]],
    ['[1].constructor()', 'unknown-function', "lists have no 'constructor'", [4, 15]],
    ['99999999999999999', 'too-large', '99999999999999999 is too large a number', [0, 17]],
  ] as const)('[EXPR-4] %s', (text, code, message, [start, end], suggestion?: string) => {
    const within = { start, end };
    const told = { file: 'test.json', pointer: '', within, code, message };
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

describe('[EXPR-5] limits', () => {
  test('[EXPR-5] brackets and signs that go too deep, and texts that are too long, are problems', () => {
    expect(problemIn(`${'('.repeat(100)}1${')'.repeat(100)}`)?.code).toBe('too-deep');
    expect(problemIn(`${'!'.repeat(100)}true`)?.code).toBe('too-deep');
    expect(problemIn(`1${' '.repeat(1000)}`)?.code).toBe('too-long');
  });

  test('[EXPR-5] a text at the limits is quick to check', () => {
    expect(evaluate(`${'next('.repeat(60)}you${')'.repeat(60)}`)).toBe(0);
    expect(evaluate(Array.from({ length: 490 }, () => '1').join('+'))).toBe(490);
  });

  test('[EXPR-5] nested loops run out of fuel instead of running for ever', () => {
    const ten = '[1,2,3,4,5,6,7,8,9,0]';
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const text = names.reduceRight((inner, name) => `${ten}.sum(${name},${inner})`, '1');
    expect(() => evaluate(text)).toThrow('ran too long');
  });

  test('[EXPR-5] dividing by zero and numbers beyond bounds are faults of the ruleset', () => {
    expect(() => evaluate('1 / (1 - 1)')).toThrow('a number was divided by 0');
    expect(() => evaluate('1 % 0')).toThrow('a number was divided by 0');
    expect(() => evaluate('9007199254740991 + 1')).toThrow('a number grew too large');
    expect(() => evaluate('[9007199254740991, 1].sum(x, x)')).toThrow('a number grew too large');
  });
});
