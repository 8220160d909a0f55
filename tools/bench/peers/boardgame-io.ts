// boardgame.io: its games in its own manner, through its Client and straight through its reducer.
import type { Contestant, Game, PlayedOut } from '../contest.ts';
import { peerPackage, versions } from './install.ts';

interface Table {
  readonly G: { readonly cells: (string | null)[]; readonly last: number };
  readonly ctx: {
    readonly currentPlayer: string;
    readonly gameover?: { readonly winner?: string };
  };
}

interface PeerGame {
  readonly setup: () => Table['G'];
  readonly turn: object;
  readonly moves: Readonly<
    Record<'put', (table: { G: Table['G']; playerID: string }, at: number) => unknown>
  >;
  readonly endIf: (table: Table) => Table['ctx']['gameover'];
}

interface Internal {
  ProcessGameConfig(game: PeerGame): object;
  InitializeGame(setup: { game: object; numPlayers: number }): Table;
  CreateGameReducer(setup: { game: object }): (table: Table, action: object) => Table;
}

interface ClientPackage {
  Client(setup: object): {
    readonly moves: { put(at: number): void };
    start(): void;
    reset(): void;
    getState(): Table;
  };
}

const { INVALID_MOVE } = peerPackage('boardgame.io/core') as { INVALID_MOVE: string };

const shapes = {
  'tic-tac-toe': { columns: 3, rows: 3, length: 3, falls: false },
  'four-in-a-row': { columns: 7, rows: 6, length: 4, falls: true },
} as const;

const ways = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Whether the mark that was set last completes a line. */
function hasLine(
  { cells, last }: Table['G'],
  { columns, rows, length }: (typeof shapes)[Game],
): boolean {
  const [x, y] = [last % columns, Math.floor(last / columns)];
  return ways.some(([dx, dy]) => {
    let run = 1;
    for (const sign of [1, -1]) {
      for (let i = 1; i < length; i += 1) {
        const [cx, cy] = [x + dx * sign * i, y + dy * sign * i];
        const inside = cx >= 0 && cy >= 0 && cx < columns && cy < rows;
        if (!inside || cells[cy * columns + cx] !== cells[last]) break;
        run += 1;
      }
    }
    return run >= length;
  });
}

function gameOf(game: Game): PeerGame {
  const shape = shapes[game];
  return {
    setup: () => ({ cells: Array<null>(shape.columns * shape.rows).fill(null), last: -1 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      put: ({ G, playerID }, at) => {
        if (G.cells[at] !== null) return INVALID_MOVE;
        G.cells[at] = playerID;
        Object.assign(G, { last: at });
        return undefined;
      },
    },
    endIf: ({ G, ctx }) => {
      if (G.last < 0) return undefined;
      if (hasLine(G, shape)) return { winner: ctx.currentPlayer };
      return G.cells.includes(null) ? undefined : {};
    },
  };
}

function legal({ cells }: Table['G'], game: Game): number[] {
  const { columns, falls } = shapes[game];
  return cells.flatMap((cell, at) => {
    const held = !falls || at < columns || cells[at - columns] !== null;
    return cell === null && held ? [at] : [];
  });
}

function ended(moves: number, { ctx }: Table): PlayedOut {
  const winner = ctx.gameover?.winner;
  return { moves, winner: winner === undefined ? -1 : Number(winner) };
}

export const reducer: Contestant = {
  label: `boardgame.io ${versions['boardgame.io']}, reducer`,
  includes: 'reducer with Immer, order of turns, end',
  prepare: (game) => {
    const { ProcessGameConfig, InitializeGame, CreateGameReducer } = peerPackage(
      'boardgame.io/internal',
    ) as Internal;
    const processed = ProcessGameConfig(gameOf(game));
    const reduce = CreateGameReducer({ game: processed });
    const start = InitializeGame({ game: processed, numPlayers: 2 });
    return (chance) => {
      let table = start;
      let moves = 0;
      while (table.ctx.gameover === undefined) {
        const open = legal(table.G, game);
        const args = [open[chance.pick(open.length)]];
        const payload = { type: 'put', args, playerID: table.ctx.currentPlayer };
        table = reduce(table, { type: 'MAKE_MOVE', payload });
        moves += 1;
      }
      return ended(moves, table);
    };
  },
};

export const client: Contestant = {
  label: `boardgame.io ${versions['boardgame.io']}, Client`,
  includes: 'the same, with store, subscribers and getState',
  prepare: (game) => {
    const { Client } = peerPackage('boardgame.io/client') as ClientPackage;
    const table = Client({ game: gameOf(game), numPlayers: 2, debug: false });
    table.start();
    return (chance) => {
      table.reset();
      let moves = 0;
      let state = table.getState();
      while (state.ctx.gameover === undefined) {
        const open = legal(state.G, game);
        table.moves.put(open[chance.pick(open.length)]!);
        state = table.getState();
        moves += 1;
      }
      return ended(moves, state);
    };
  },
};
