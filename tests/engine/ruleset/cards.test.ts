// Kinds with attributes, families, and decks as tables: what cards come of them, and what slips are told.
import { describe, expect, test } from 'vitest';
import type { CardsFile, TableFile } from '../../../engine/index.ts';
import { begin } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';
import { told } from './told.ts';

const TABLE: TableFile = {
  kinds: {
    beast: {
      attributes: {
        strength: 'int',
        lives: { type: 'int', default: 1 },
        sort: 'word',
        tame: 'bool',
        habits: 'list<word>',
        loot: 'bag',
        age: 'int?',
      },
    },
    tool: { attributes: { sort: 'word?' } },
  },
  zones: { deck: { per: 'table', see: 'none' }, row: { per: 'table', see: 'all' } },
  counters: { gem: { on: ['player'] }, sword: { on: ['player'] } },
  vars: { sum: { type: 'int' }, mark: { on: 'card', type: 'int' } },
};

const CARDS: NonNullable<CardsFile['cards']> = {
  fox: {
    kind: 'beast',
    strength: 3,
    sort: 'sly',
    tame: true,
    habits: ['hunts'],
    loot: { gem: 2 },
    copies: 2,
  },
  axe: { kind: 'tool' },
};

const MORE: CardsFile = {
  families: { bird: { kind: 'beast', sort: '$colour', strength: 1, lives: 4 } },
  decks: {
    birds: {
      kind: 'beast',
      like: 'bird',
      columns: ['id', 'colour', 'loot', 'copies', 'tame'],
      letters: { loot: { G: 'gem', S: 'sword' } },
      rows: [
        ['owl', 'brown', 'G SG', 1, true],
        ['jay', 'blue', '', 3, false],
      ],
    },
  },
};

const parts: Parts = { table: TABLE, cards: CARDS, more: MORE };

/** What an expression gives on a table where all cards lie in a row. */
function sum(text: string, where = 'true'): unknown {
  const ruleset = linked(
    smallSource({
      ...parts,
      setup: [
        { do: 'create', def: 'fox', in: 'table.row' },
        { do: 'create', def: 'axe', in: 'table.row', copies: 3, with: { mark: '7' } },
        { do: 'create', deck: 'birds', in: 'table.row', where },
        { do: 'set', what: 'table.sum', to: text },
      ],
    }),
  );
  return begin(ruleset).state.vars[ruleset.world.columns.table.get('sum')!.base];
}

describe('cards', () => {
  test('[CARDS-1] create makes as many copies as the card says, or as it is told', () => {
    expect(sum('table.row.size()')).toBe(2 + 3 + 1 + 3);
    expect(sum('table.row.size()', 'it.tame')).toBe(2 + 3 + 1);
    expect(sum("table.row.count(c, c.kind == 'tool')")).toBe(3);
    expect(sum('table.row.sum(c, c.mark)')).toBe(21);
  });

  test('[CARDS-1] attributes are read from the card, its family, or the default of its kind', () => {
    expect(sum('table.row.sum(c, c.strength)')).toBe(3 * 2 + 4);
    expect(sum('table.row.sum(c, c.lives)')).toBe(2 + 4 * 4);
    expect(sum("table.row.count(c, c.sort == 'blue')")).toBe(3);
    expect(sum('table.row.count(c, c.sort == none)')).toBe(3);
    expect(sum("table.row.count(c, 'hunts' in c.habits)")).toBe(2);
    expect(sum('table.row.sum(c, or(c.age, 100))')).toBe(900);
  });

  test('[CARDS-1] a bag gives a number for each counter', () => {
    expect(sum('table.row.sum(c, c.loot.gem)')).toBe(2 * 2 + 2);
    expect(sum("table.row.sum(c, ['gem', 'sword'].sum(k, c.loot[k]))")).toBe(4 + 3);
  });
});

describe('slips', () => {
  const problems = (cards: object, more: CardsFile = {}) =>
    told(smallSource({ table: TABLE, cards: cards as NonNullable<CardsFile['cards']>, more }));

  test('[LINK-8] what a card says of itself is what its kind asks for', () => {
    expect(
      problems({
        fox: { kind: 'beast', strenght: 3, sort: 'sly' },
        owl: { kind: 'beast', strength: 'big', sort: 'sly', loot: { gme: 1 } },
        elk: { like: 'deer' },
        bug: {},
        axe: { kind: 'tool', strength: 2 },
      }),
    ).toEqual([
      'cards/all.json/cards/elk/like There is no family “deer”.',
      'cards/all.json/cards/elk “elk” says neither kind nor like.',
      'cards/all.json/cards/bug “bug” says neither kind nor like.',
      'cards/all.json/cards/fox/strenght “fox” is a beast, and that kind has no attribute “strenght”. (did you mean “strength”?)',
      'cards/all.json/cards/axe/strength “axe” is a tool, and that kind has no attribute “strength”; known: sort.',
      'cards/all.json/cards/fox “fox” does not say its “strength”, which every beast has.',
      'cards/all.json/cards/owl/strength “strength” is a whole number, and here stands "big".',
      'cards/all.json/cards/owl/loot There is no counter “gme”. (did you mean “gem”?)',
    ]);
  });

  test('[LINK-8] rows of a deck are told with row and cell', () => {
    const deck = { kind: 'beast', columns: ['id', 'strength', 'sort', 'loot'] };
    expect(
      problems(
        {},
        {
          families: { bird: { kind: 'beast', sort: '$colour' } },
          decks: {
            birds: {
              ...deck,
              letters: { loot: { G: 'gem' } },
              rows: [
                ['owl', 1, 'sly', 'GX'],
                ['jay', 'two', 'sly', ''],
                ['jay', 1, 'sly', ''],
                ['tit', 1],
              ],
            },
            odd: { kind: 'beast', columns: ['strength'], rows: [] },
            more: { kind: 'beast', like: 'bird', columns: ['id', 'strength'], rows: [['rat', 1]] },
          },
        },
      ),
    ).toEqual([
      'cards/more.json/decks/birds/rows/0/3 The letter X is not one of G.',
      'cards/more.json/decks/birds/rows/3 A row has 4 cells, one for each of id, strength, sort, loot, with an id; this one has 2.',
      'cards/more.json/decks/odd/columns A deck has a column “id”.',
      'cards/more.json/decks/birds/rows/2 “jay” already stands in cards/more.json.',
      'cards/more.json/decks/more/like The family “bird” asks for “colour”, which this card does not say.',
      'cards/more.json/decks/birds/rows/1/1 “strength” is a whole number, and here stands "two".',
    ]);
  });

  test('[LINK-8] one name has one type, and cannot be that of another field', () => {
    const kinds = {
      beast: { attributes: { size: 'int', kind: 'word', mark: 'int' } },
      tool: { attributes: { size: 'word' } },
    };
    const cards = { axe: { kind: 'tool', size: 'big' } };
    expect(told(smallSource({ table: { ...TABLE, kinds }, cards }))).toEqual([
      'table.json/kinds/beast/attributes/kind Every card has a field “kind” already; call the attribute otherwise.',
      'table.json/vars/mark “mark” also stands in the attributes of a kind; card.mark could mean either.',
      'table.json/kinds/tool/attributes/size “size” is int on another kind; one name has one type.',
      'cards/all.json/cards/axe/size “size” is a whole number, and here stands "big".',
    ]);
  });

  test('[LINK-4] create names a card or a deck, and variables of cards', () => {
    const at = 'setup.json/do';
    const setup: NonNullable<Parts['setup']> = [
      { do: 'create', in: 'table.row' },
      { do: 'create', def: 'fxo', in: 'table.row' },
      { do: 'create', deck: 'brids', in: 'table.row', where: 'it.tmae' },
      { do: 'create', def: 'fox', in: 'table.row', with: { mrak: 1 } },
    ];
    expect(told(smallSource({ ...parts, setup }))).toEqual([
      `${at}/0 Create names either a card (def) or a deck.`,
      `${at}/1/def There is no card “fxo”. (did you mean “fox”?)`,
      `${at}/2/where A card of the deck has no field “tmae”. (did you mean “tame”?)`,
      `${at}/2/deck There is no deck “brids”. (did you mean “birds”?)`,
      `${at}/3/with/mrak A card has no variable “mrak”. (did you mean “mark”?)`,
    ]);
  });

  test('[EXPR-4] a word that no card has is a slip', () => {
    const setup: NonNullable<Parts['setup']> = [
      { do: 'set', what: 'table.sum', to: "table.row.count(c, c.sort == 'bleu')" },
    ];
    expect(told(smallSource({ ...parts, setup }))).toEqual([
      'setup.json/do/0/to “bleu” is not a sort. (did you mean “blue”?)',
    ]);
  });
});
