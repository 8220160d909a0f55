// Boards as they are told to whoever draws them.
import { expect, test } from 'vitest';
import { boardsOf, type TableFile } from '../../engine/index.ts';
import { begin } from '../support/play.ts';
import { linked } from '../support/ruleset.ts';
import { smallSource } from '../support/small.ts';
import { told } from './ruleset/told.ts';

test('[BOARD-1] spaces are told row by row from the bottom, with the refs that answers use', () => {
  const grid = (columns: number, rows: number) => ({ grid: { columns, rows } });
  const table = { kinds: { beast: {}, tool: {} }, boards: { field: grid(2, 2), path: grid(1, 1) } };
  const boards = boardsOf(linked(smallSource({ table })));
  expect(boards).toEqual([
    {
      board: 'field',
      shape: 'grid',
      edges: {},
      columns: 2,
      rows: 2,
      spaces: [
        { ref: 'field/a1', name: 'a1', column: 1, row: 1 },
        { ref: 'field/b1', name: 'b1', column: 2, row: 1 },
        { ref: 'field/a2', name: 'a2', column: 1, row: 2 },
        { ref: 'field/b2', name: 'b2', column: 2, row: 2 },
      ],
    },
    {
      board: 'path',
      shape: 'grid',
      edges: {},
      columns: 1,
      rows: 1,
      spaces: [{ ref: 'path/a1', name: 'a1', column: 1, row: 1 }],
    },
  ]);
});

const MAP: TableFile = {
  kinds: { beast: {}, tool: {} },
  boards: {
    coast: {
      spaces: {
        inn: { toll: 2 },
        mill: { toll: 1, sort: 'dry' },
        ford: { toll: 0 },
        'old-gate': { toll: 5 },
      },
      ring: true,
      attributes: { toll: 'int', sort: 'word?' },
      edges: { ferry: [['inn', 'ford']], road: [['mill', 'ford', 'old-gate']] },
    },
    field: { grid: { columns: 2, rows: 1 } },
  },
  zones: { row: { per: 'table', see: 'all' } },
  vars: { names: { type: 'list<space>' }, sum: { type: 'int' } },
};

test('[BOARD-1] a board tells its shape, each edge once, and what is printed on its spaces', () => {
  const [coast] = boardsOf(linked(smallSource({ table: MAP })));
  expect(coast).toMatchObject({
    shape: 'ring',
    edges: {
      ferry: [['coast/inn', 'coast/ford']],
      road: [
        ['coast/mill', 'coast/ford'],
        ['coast/ford', 'coast/old-gate'],
      ],
    },
  });
  expect(coast!.spaces.map(({ attributes }) => attributes)).toEqual([
    { toll: 2 },
    { toll: 1, sort: 'dry' },
    { toll: 0 },
    { toll: 5 },
  ]);
});

/** The names of the spaces that an expression gives. */
function spacesIn(text: string): string[] {
  const setup = [{ do: 'set' as const, what: 'table.names', to: text }];
  const ruleset = linked(smallSource({ table: MAP, setup }));
  const cell = ruleset.world.columns.table.get('names')!.base;
  const found = begin(ruleset).state.vars[cell] as readonly number[];
  return found.map((space) => ruleset.world.spaces[space]!.name);
}

const inn = "table.coast.filter(s, s.name == 'inn')";

test('[BOARD-2] along goes round a ring, both ways; elsewhere there is none', () => {
  const along = (n: number) => spacesIn(`${inn}.map(s, or(along(s, ${n}), s))`);
  expect([along(1), along(5), along(-1), along(-6)]).toEqual([
    ['mill'],
    ['mill'],
    ['old-gate'],
    ['ford'],
  ]);
  expect(spacesIn('table.field.filter(s, along(s, 1) == none)')).toEqual(['a1', 'b1']);
});

test('[BOARD-2] near goes by edges in both directions, and by directions on grids only', () => {
  const near = (from: string, way: string) =>
    spacesIn(`table.coast.filter(s, s.name == '${from}').flat(s, near(s, '${way}'))`);
  expect(near('inn', 'ferry')).toEqual(['ford']);
  expect(near('ford', 'ferry')).toEqual(['inn']);
  expect(near('ford', 'road')).toEqual(['mill', 'old-gate']);
  expect(near('inn', 'road')).toEqual([]);
  expect(near('inn', 'e')).toEqual([]);
  expect(spacesIn("table.coast.flat(s, ray(s, 'e'))")).toEqual([]);
});

test('[BOARD-2] spaces have attributes of their own', () => {
  expect(spacesIn('table.coast.filter(s, s.toll > 1)')).toEqual(['inn', 'old-gate']);
  expect(spacesIn("table.coast.filter(s, s.sort == 'dry')")).toEqual(['mill']);
  expect(spacesIn('table.field.filter(s, s.toll == 0)')).toEqual(['a1', 'b1']);
});

test('[BOARD-2] what is wrong with a board is told', () => {
  const boards: TableFile['boards'] = {
    none: {},
    coast: {
      spaces: { inn: { tol: 1 }, mill: { toll: 1 } },
      attributes: { toll: 'int', row: 'int' },
      edges: { road: [['inn', 'mlil']] },
    },
  };
  expect(told(smallSource({ table: { ...MAP, boards } }))).toEqual([
    'table.json/boards/coast/attributes/row Every space has a field “row” already; call the attribute otherwise.',
    'table.json/boards/none A board has either a grid or spaces.',
    'table.json/boards/coast/edges/road/0/1 There is no space “mlil” on this board. (did you mean “mill”?)',
    'table.json/boards/coast/spaces/inn/tol “inn” is a coast, and that kind has no attribute “tol”. (did you mean “toll”?)',
    'table.json/boards/coast/spaces/inn “inn” does not say its “toll”, which every coast has.',
    'table.json/boards/coast/spaces/inn “inn” does not say its “row”, which every coast has.',
    'table.json/boards/coast/spaces/mill “mill” does not say its “row”, which every coast has.',
  ]);
});

test('[BOARD-2] a space that is always somewhere begins where it says', () => {
  const at = (declared: object): TableFile => ({
    ...MAP,
    vars: { at: { on: 'player', type: 'space', ...declared }, toll: { type: 'int' } },
  });
  const setup = [{ do: 'set' as const, what: 'table.toll', to: 'you.at.toll' }];
  const ruleset = linked(smallSource({ table: at({ initial: 'inn' }), setup }));
  const { vars } = begin(ruleset).state;
  expect(vars[ruleset.world.columns.table.get('toll')!.base]).toBe(2);
  expect(told(smallSource({ table: at({ initial: 'in' }) }))).toEqual([
    'table.json/vars/at/initial There is no space “in”. (did you mean “inn”?)',
  ]);
  expect(told(smallSource({ table: at({}) }))).toEqual([
    'table.json/vars/at A space without a question mark says with initial where it begins.',
  ]);
});
