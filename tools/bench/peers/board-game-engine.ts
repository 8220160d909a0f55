// board-game-engine, the nearest peer: games as JSON rules, here its own example files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contestant, Game } from '../contest.ts';
import { peerPackage, versions } from './install.ts';

interface Table {
  readonly gameover?: { readonly draw?: boolean; readonly winner?: string };
  readonly allClickable: Iterable<unknown>;
}

interface Client {
  readonly client: { stop(): void };
  connect(): Client;
  getState(): Table;
  doStep(thing: unknown): void;
}

type Package = { readonly Client: new (setup: object) => Client };

const files: Readonly<Record<Game, string>> = {
  'tic-tac-toe': 'tic-tac-toe',
  'four-in-a-row': 'connect-four',
};

export const boardGameEngine: Contestant = {
  label: `board-game-engine ${versions['board-game-engine']}, rules as JSON`,
  includes: 'legal moves found by the engine, move, order of turns, end, getState',
  prepare: (game) => {
    const { Client } = peerPackage('board-game-engine') as Package;
    const folder = peerPackage.resolve('board-game-engine').replace(/dist.*/, '');
    const text = readFileSync(join(folder, 'examples', `${files[game]}.json`), 'utf8');
    return (chance) => {
      const gameRules = JSON.parse(text) as object;
      const setup = { gameRules, gameName: files[game], numPlayers: 2, debug: false };
      const table = new Client(setup).connect();
      let [moves, state] = [0, table.getState()];
      while (!state.gameover) {
        const open = [...state.allClickable];
        table.doStep(open[chance.pick(open.length)]);
        [moves, state] = [moves + 1, table.getState()];
      }
      table.client.stop();
      return { moves, winner: state.gameover.draw ? -1 : Number(state.gameover.winner) };
    };
  },
};
