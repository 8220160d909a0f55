// Conditions, formulas and names of abilities that are printed on cards and spaces.
import { describe, expect, test } from 'vitest';
import type { CardsFile, Effects, TableFile } from '../../../engine/index.ts';
import { begin } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';
import { told } from './told.ts';

const table: TableFile = {
  kinds: {
    goal: {
      attributes: {
        met: 'condition',
        worth: { type: 'formula', of: 'card' },
        favours: 'list<ability>',
        gift: 'ability?',
      },
    },
    beast: { attributes: { weight: 'int' } },
  },
  boards: {
    coast: {
      spaces: { inn: { open: 'it.gem > 0' }, mill: { open: true }, ford: {} },
      attributes: { open: 'condition' },
    },
  },
  zones: { row: { per: 'table', see: 'all' }, hand: { per: 'player', see: 'owner' } },
  counters: { gem: { on: ['player'] }, wood: { on: ['player'] } },
  vars: { seen: { type: 'int' }, hero: { type: 'card?' } },
};

const cards: NonNullable<CardsFile['cards']> = {
  hoard: {
    kind: 'goal',
    met: 'it.gem >= 3 && you == it',
    worth: '2 * it.weight',
    favours: ['dig'],
    gift: 'dig',
  },
  herd: { kind: 'goal', met: "table.row.exists(c, c.kind == 'beast')", worth: 5 },
  blank: { kind: 'goal' },
  fox: { kind: 'beast', weight: 4 },
};

const more: CardsFile = {
  decks: {
    goals: {
      kind: 'goal',
      columns: ['id', 'met', 'favours'],
      codes: { favours: { D: 'dig', 'H+': 'hew' } },
      rows: [
        ['poor', 'it.gem == 0', 'D H+'],
        ['none', false, ''],
      ],
    },
  },
};

const abilities = {
  dig: { do: [{ do: 'gain', what: 'you.gem' }] as Effects },
  hew: { do: [{ do: 'gain', what: 'you.wood' }] as Effects },
};

function seen(expression: string, parts: Parts = {}): unknown {
  const setup: Effects = [
    ...['hoard', 'herd', 'blank', 'fox', 'poor', 'none'].map((def): Effects[number] => ({
      do: 'create',
      def,
      in: 'table.row',
    })),
    { do: 'gain', what: 'first.gem', n: 3 },
    { do: 'set', what: 'table.seen', to: expression },
  ];
  const ruleset = linked(smallSource({ table, cards, more, abilities, setup, ...parts }));
  return begin(ruleset).state.vars[ruleset.world.columns.table.get('seen')!.base];
}

const holds = (condition: string) => seen(`${condition} ? 1 : 0`) === 1;

describe('[CARDS-2] conditions and formulas', () => {
  test.each([
    ["card('hoard').met(first) == true", true],
    ["card('hoard').met(next(first)) == true", false],
    ["card('herd').met(first) == true", true],
    ["card('blank').met(first) == true", false],
    ["card('fox').met(first) == true", false],
    ["card('poor').met(next(first)) == true", true],
    ["card('none').met(first) == true", false],
    ['players.all(p, table.row.exists(c, c.met(p)))', true],
    ["table.row.filter(c, c.met(first)).map(c, c.id) == ['hoard', 'herd']", true],
    ['table.hero.met(first) == none', true],
    ['table.coast.filter(s, s.open(first)).size() == 2', true],
    ['table.coast.filter(s, s.open(next(first))).size() == 1', true],
  ])('[CARDS-2] %s: %j', (condition, expected) => {
    expect(holds(condition)).toBe(expected);
  });

  test('[CARDS-2] a formula is a number about what it is asked of', () => {
    const fox = "table.row.filter(c, c.id == 'fox').sum(f, table.row.sum(c, c.worth(f)))";
    expect(seen(fox)).toBe(13);
  });

  test('[CARDS-2] what is not said is false, or 0', () => {
    expect(seen("table.row.filter(c, c.id == 'blank').sum(c, c.worth(c))")).toBe(0);
  });
});

describe('[CARDS-2] abilities by name', () => {
  test('[CARDS-2] they are words that a use can name, from a list, a text or codes', () => {
    expect(holds("card('poor').favours == ['dig', 'hew']")).toBe(true);
    expect(holds("card('hoard').gift == 'dig' && card('herd').gift == none")).toBe(true);
    const spread: Parts = {
      cards: { ...cards, herd: { kind: 'goal', favours: 'hew  dig' } },
    };
    expect(seen("card('herd').favours == ['hew', 'dig'] ? 1 : 0", spread)).toBe(1);
  });
});

describe('[LINK-8] slips', () => {
  const problems = (parts: Parts) => told(smallSource({ table, cards, more, abilities, ...parts }));

  test('[LINK-8] conditions are checked like any expression, where they are written', () => {
    expect(
      problems({
        cards: {
          ...cards,
          hoard: { kind: 'goal', met: 'it.gm > 1', worth: true, favours: ['dgi'] },
          herd: { kind: 'goal', met: 'it.gem', gift: 'hw' },
        },
      }),
    ).toEqual([
      'cards/all.json/cards/hoard/worth “worth” is an expression such as "2 * it.gem", and here stands true.',
      'cards/all.json/cards/hoard/favours There is no ability “dgi”. (did you mean “dig”?)',
      'cards/all.json/cards/herd/gift There is no ability “hw”. (did you mean “hew”?)',
      'cards/all.json/cards/hoard/met A player has no field “gm”. (did you mean “gem”?)',
      'cards/all.json/cards/herd/met Expected yes or no but found a number.',
    ]);
  });

  test('[LINK-8] a condition is asked about one thing, and read by nobody', () => {
    const asked = (how: string) =>
      problems({
        setup: [{ do: 'set', what: 'table.seen', to: `table.row.count(c, ${how})` }],
      });
    expect(asked('c.met(you)')).toEqual([]);
    expect(asked('c.met')).toEqual([
      'setup.json/do/0/to Expected yes or no but found what must be asked about somebody, like card.met(you).',
    ]);
    expect(asked('c.met()')).toEqual([
      'setup.json/do/0/to “met” takes 1 thing in its brackets, a player, found 0.',
    ]);
    expect(asked('c.met(table)')).toEqual([
      'setup.json/do/0/to Expected a player but found the table.',
    ]);
  });

  test('[LINK-9] conditions and values do not depend on themselves', () => {
    const standing = {
      values: { fame: { of: 'player', is: 'table.row.count(c, c.met(it))' } },
    } as const;
    const circle = { ...cards, hoard: { kind: 'goal', met: 'it.fame > 0' } };
    expect(problems({ standing, cards: circle })).toEqual([
      'standing/all.json/values/fame/is “fame” depends on itself: fame, then met(), then fame.',
    ]);
  });

  test('[LINK-8] only conditions and formulas are about something, and one name is one sort', () => {
    const odd: TableFile = {
      ...table,
      kinds: {
        ...table.kinds,
        beast: {
          attributes: {
            weight: { type: 'int', of: 'card' },
            met: { type: 'condition', of: 'card' },
          },
        },
      },
    };
    expect(problems({ table: odd })).toEqual([
      'table.json/kinds/beast/attributes/weight/of Only a condition or a formula is about something, and this is int.',
      'table.json/kinds/beast/attributes/met “met” is condition on another kind; one name has one type.',
    ]);
  });

  test('[LINK-8] codes stand for words', () => {
    const rows = [['poor', 'it.gem == 0', 'D X']];
    const deck = { ...more.decks!['goals']!, rows };
    expect(problems({ more: { decks: { goals: deck } } })).toEqual([
      'cards/more.json/decks/goals/rows/0/2 There is no code “X” here. (did you mean “D”?)',
    ]);
  });
});
