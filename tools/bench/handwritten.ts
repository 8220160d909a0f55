// The same games written by hand: the limit of the machine, and what a careful programmer would write.
import type { Chance } from '../bots/chance.ts';
import type { Contestant, PlayedOut } from './contest.ts';

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** For each set of spaces, as bits, whether it holds a line. */
const wins = Uint8Array.from({ length: 512 }, (_, set) =>
  lines.some((line) => line.every((space) => (set >> space) & 1)) ? 1 : 0,
);

/** Cells in one array with a border, so that a line stops without a test. */
const stride = 9;
const steps = [1, stride, stride + 1, stride - 1];

export const handwritten: Contestant = {
  label: 'written by hand, one state changed in place',
  includes: 'free places kept up to date, move, end',
  prepare: (game) => (game === 'tic-tac-toe' ? threeInLine() : fourInLine()),
};

function threeInLine(): (chance: Chance) => PlayedOut {
  const free = new Uint8Array(9);
  return (chance) => {
    const marks = [0, 0];
    for (let i = 0; i < 9; i += 1) free[i] = i;
    for (let moves = 0; moves < 9; moves += 1) {
      const at = chance.pick(9 - moves);
      const space = free[at]!;
      free[at] = free[8 - moves]!;
      const seat = moves & 1;
      const set = marks[seat]! | (1 << space);
      marks[seat] = set;
      if (wins[set] === 1) return { moves: moves + 1, winner: seat };
    }
    return { moves: 9, winner: -1 };
  };
}

function fourInLine(): (chance: Chance) => PlayedOut {
  const board = new Int8Array(stride * 8);
  const height = new Uint8Array(7);
  const open = new Uint8Array(7);
  return (chance) => {
    board.fill(0);
    height.fill(0);
    for (let i = 0; i < 7; i += 1) open[i] = i;
    let columns = 7;
    for (let moves = 0; moves < 42; moves += 1) {
      const pick = chance.pick(columns);
      const column = open[pick]!;
      const row = height[column]!;
      height[column] = row + 1;
      if (row === 5) open[pick] = open[--columns]!;
      const at = (row + 1) * stride + column + 1;
      board[at] = (moves & 1) + 1;
      if (hasFour(board, at)) return { moves: moves + 1, winner: moves & 1 };
    }
    return { moves: 42, winner: -1 };
  };
}

function hasFour(board: Int8Array, at: number): boolean {
  const own = board[at];
  for (const step of steps) {
    let run = 1;
    for (let next = at + step; board[next] === own; next += step) run += 1;
    for (let next = at - step; board[next] === own; next -= step) run += 1;
    if (run >= 4) return true;
  }
  return false;
}

/** Plain objects, a list of legal moves, and a new state for each move. */
interface Position {
  readonly cells: readonly number[];
  readonly seat: number;
  readonly winner: number | null;
}

interface Rules {
  readonly size: number;
  legal(cells: readonly number[]): number[];
  wins(cells: readonly number[], at: number): boolean;
}

export const handwrittenPlain: Contestant = {
  label: 'written by hand, a new state for each move',
  includes: 'list of legal moves, copied state, end',
  prepare: (game) => {
    const rules = game === 'tic-tac-toe' ? threes : fours;
    return (chance) => {
      let position: Position = { cells: Array<number>(rules.size).fill(-1), seat: 0, winner: null };
      let moves = 0;
      while (position.winner === null) {
        const legal = rules.legal(position.cells);
        position = apply(rules, position, legal[chance.pick(legal.length)]!);
        moves += 1;
      }
      return { moves, winner: position.winner };
    };
  },
};

function apply(rules: Rules, { cells, seat }: Position, at: number): Position {
  const next = cells.with(at, seat);
  if (rules.wins(next, at)) return { cells: next, seat, winner: seat };
  return { cells: next, seat: 1 - seat, winner: next.includes(-1) ? null : -1 };
}

const threes: Rules = {
  size: 9,
  legal: (cells) => cells.flatMap((cell, at) => (cell < 0 ? [at] : [])),
  wins: (cells, at) => lines.some((line) => line.every((space) => cells[space] === cells[at])),
};

const columns = [0, 1, 2, 3, 4, 5, 6];
const ways = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const fours: Rules = {
  size: 42,
  legal: (cells) =>
    columns.flatMap((column) => {
      for (let row = 0; row < 6; row += 1) {
        if (cells[row * 7 + column] === -1) return [row * 7 + column];
      }
      return [];
    }),
  wins: (cells, at) =>
    ways.some((way) => 1 + run(cells, at, way, 1) + run(cells, at, way, -1) >= 4),
};

function run(
  cells: readonly number[],
  at: number,
  way: readonly [number, number],
  sign: number,
): number {
  let [column, row, count] = [at % 7, Math.floor(at / 7), 0];
  for (;;) {
    column += way[0] * sign;
    row += way[1] * sign;
    const inside = column >= 0 && column < 7 && row >= 0 && row < 6;
    if (!inside || cells[row * 7 + column] !== cells[at]) return count;
    count += 1;
  }
}
