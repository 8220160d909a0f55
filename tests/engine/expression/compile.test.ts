// The expression language: what expressions give, and how far they may go.
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
    ['[3, 1, 3].most(x, x)', [3, 3]],
    ['[3, 1, 2, 1].least(x, x * 2)', [1, 1]],
    ['[].most(x, 1)', []],
    ['[3, 1, 2].sortBy(x, 0 - x)', [3, 2, 1]],
    ["['b', 'a'].sortBy(x, 1)", ['b', 'a']],
    ['[1, 2].flat(x, [x, x * 10])', [1, 10, 2, 20]],
    ['[1, 2, 3].top(2)', [3, 2]],
    ['[1].top(4)', [1]],
    ['[1].top(-1)', []],
    ['[1, 2, 1, 3, 2].distinct()', [1, 2, 3]],
    ['[[1], [1]].distinct()', [[1]]],
    ['[1, 2].reverse()', [2, 1]],
    ['ceilDiv(7, 2)', 4],
    ['ceilDiv(-7, 2)', -3],
    ['floorDiv(7, 2)', 3],
    ['floorDiv(-7, 2)', -4],
    ['range(2, 4)', [2, 3, 4]],
    ['range(2, 1)', []],
    ['clockwise(next(first))', [1, 0]],
    ["card('owl').id", 'owl'],
    ['table.last != none && table.last.column == 2', true],
    ['table.last == none || table.last.row < 2', false],
    ['table.hero != none ? 1 : 7', 7],
    ['!(table.last == none) && table.last.column + 1 == 3 && true', true],
    ['next(first)', 1],
    ['next(next(first))', 0],
    ['prev(first)', 1],
    ['min(2, 3)', 2],
    ['max(2, 3)', 3],
    ['or(table.hero, you.hand.first())', 0],
    ['or([5].first(), 1)', 5],
    ["near(none, 'n')", []],
    ["ray(none, 'n')", []],
    ['along(none, 1)', null],
    ["space('b2') == table.field.filter(s, s.name == 'b2').first()", true],
    ['[table.hero, you.hand.first()].without(none).map(c, c.owner)', [0]],
    ['[table.hero, you.hand.first()].map(c, c.owner == you)', [false, true]],
    ['min(or([5].first(), 1), [5].first())', 'may be none'],
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

  test('[EXPR-2] ray gives the spaces to the edge', () => {
    const names = (way: string) =>
      evaluate(`table.field.filter(s, s.name == 'a1').map(s, ray(s, '${way}').map(t, t.name))`);
    expect([names('e'), names('ne'), names('w')]).toEqual([[['b1', 'c1']], [['b2']], [[]]]);
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
