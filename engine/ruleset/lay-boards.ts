// table.json → boards and their spaces: grids, rings, and spaces joined by edges.
import type { Ref } from '../decision.ts';
import type { Slip } from './definitions.ts';
import { spaceName, type Grid } from './grid.ts';
import { into, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { BoardDeclaration } from './types.generated.ts';

/** A board that is no grid is drawn as one row. */
export interface Board extends Grid {
  readonly name: string;
  readonly shape: 'grid' | 'ring' | 'graph';
}

export interface Space {
  readonly board: Board;
  readonly name: string;
  readonly ref: Ref;
  readonly column: number;
  readonly row: number;
}

export interface Boards {
  readonly boards: ReadonlyMap<string, Board>;
  readonly spaces: readonly Space[];
  /** For each sort of edge, the neighbours of each space. */
  readonly edges: ReadonlyMap<string, readonly (readonly number[])[]>;
}

const BOARDS: Spot = { file: 'table.json', path: ['boards'] };

export function layBoards({ table }: RulesetSource, slips: Slip[]): Boards {
  const boards = new Map<string, Board>();
  const spaces: Space[] = [];
  const edges = new Map<string, number[][]>();
  for (const [name, declared] of Object.entries(table.boards ?? {})) {
    if ((declared.grid === undefined) === (declared.spaces === undefined)) {
      const message = 'a board has either a grid or spaces';
      slips.push({ spot: into(BOARDS, name), code: 'bad-board', message });
    }
    const board = boardOf(name, declared, spaces.length);
    boards.set(name, board);
    const own = declared.grid ? gridNames(board) : Object.keys(declared.spaces ?? {});
    own.forEach((space, i) => {
      const column = (i % board.columns) + 1;
      const row = Math.floor(i / board.columns) + 1;
      spaces.push({ board, name: space, ref: `${name}/${space}`, column, row });
    });
    for (const [edge, lines] of Object.entries(declared.edges ?? {})) {
      const spot = into(BOARDS, name, 'edges', edge);
      join(edges, edge, { lines, own, base: board.base, spot, slips });
    }
  }
  return { boards, spaces, edges };
}

function boardOf(name: string, { grid, spaces = {}, ring }: BoardDeclaration, base: number): Board {
  const { columns, rows } = grid ?? { columns: Object.keys(spaces).length, rows: 1 };
  return { name, base, columns, rows, shape: grid ? 'grid' : ring ? 'ring' : 'graph' };
}

function gridNames({ columns, rows }: Grid): string[] {
  const count = columns * rows;
  return Array.from({ length: count }, (_, i) =>
    spaceName((i % columns) + 1, Math.floor(i / columns) + 1),
  );
}

interface Joining {
  readonly lines: readonly (readonly string[])[];
  readonly own: readonly string[];
  readonly base: number;
  readonly spot: Spot;
  readonly slips: Slip[];
}

function join(edges: Map<string, number[][]>, edge: string, joining: Joining): void {
  const { lines, own, base, spot, slips } = joining;
  const all = edges.get(edge) ?? [];
  edges.set(edge, all);
  lines.forEach((line, i) => {
    const numbers = line.map((found, j) => {
      const at = own.indexOf(found);
      if (at < 0) {
        const known = { found, among: own };
        const message = `there is no space “${found}” on this board`;
        slips.push({ spot: into(spot, i, j), code: 'unknown-space', message, known });
      }
      return at < 0 ? null : base + at;
    });
    numbers.slice(1).forEach((there, j) => {
      const here = numbers[j];
      if (here === null || here === undefined || there === null) return;
      (all[here] ??= []).push(there);
      (all[there] ??= []).push(here);
    });
  });
}

/** Spaces as bearers of attributes, for whoever reads what is printed on them. */
export function printedSpaces({ table }: RulesetSource, spaces: readonly Space[]) {
  return spaces.map(({ board, name }) => {
    const said = table.boards![board.name]!.spaces?.[name] ?? {};
    const spot = into(BOARDS, board.name, 'spaces', name);
    const spotOf = (field: string) => into(spot, field);
    return { id: name, kind: board.name, said, asked: new Set<string>(), spot, spotOf };
  });
}
