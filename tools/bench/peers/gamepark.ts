// @gamepark/rules-api: games as material and rules, driven by legal moves as its server does it.
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Contestant, Game } from '../contest.ts';
import { peerPackage, versions } from './install.ts';

interface Material {
  location(type: number): Material;
  player(player: number): Material;
  getItems(): readonly { readonly id: number; readonly location: { x: number; y: number } }[];
  moveItem(to: object, quantity: number): object;
  createItem(item: object): void;
  readonly length: number;
}

interface Rule {
  readonly player: number;
  readonly players: readonly number[];
  readonly nextPlayer: number;
  material(type: number): Material;
  memorize(key: number, value: number): void;
  endGame(): object;
  startPlayerTurn(rule: number, player: number): object;
}

interface Rules {
  isOver(): boolean;
  getActivePlayer(): number;
  getLegalMoves(player: number): readonly object[];
  remind(key: number): number | undefined;
}

interface Api {
  readonly MaterialRules: new (game: object) => Rules;
  readonly MaterialGameSetup: new () => Rule & { setup(options: { players: number }): object };
  readonly PlayerTurnRule: new (game: object) => Rule;
  playAction(rules: Rules, move: object, player: number): void;
}

const token = 1;
const place = { board: 1, supply: 2 };
const turn = 1;
const won = 1;

const shapes = {
  'tic-tac-toe': { columns: 3, rows: 3, length: 3, falls: false },
  'four-in-a-row': { columns: 7, rows: 6, length: 4, falls: true },
} as const;

/** Published for bundlers: imports without an ending get one, and pictures and styles are empty. */
function readAsABundlerWould(): void {
  registerHooks({
    resolve(name, context, next) {
      try {
        return next(name, context);
      } catch (error) {
        if (!name.startsWith('.')) throw error;
        try {
          return next(`${name}.js`, context);
        } catch {
          return next(`${name}/index.js`, context);
        }
      }
    },
    load(url, context, next) {
      if (!/\.(css|scss|svg|png|mp3|ogg|wav|woff2?)$/.test(url)) return next(url, context);
      return { format: 'module', source: 'export default ""', shortCircuit: true };
    },
  });
}

type Owner = (x: number, y: number) => number | undefined;

function ownersOf(rule: Rule, { columns, rows }: (typeof shapes)[Game]): Owner {
  const cells = new Map<number, number>();
  for (const { id, location } of rule.material(token).location(place.board).getItems()) {
    cells.set(location.y * columns + location.x, id);
  }
  return (x, y) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? undefined : cells.get(y * columns + x);
}

function targets(owner: Owner, { columns, rows, falls }: (typeof shapes)[Game]) {
  const found: { x: number; y: number }[] = [];
  for (let x = 0; x < columns; x += 1) {
    for (let y = 0; y < rows; y += 1) {
      if (owner(x, y) !== undefined) continue;
      found.push({ x, y });
      if (falls) break;
    }
  }
  return found;
}

function hasLine(owner: Owner, { x, y }: { x: number; y: number }, length: number): boolean {
  const run = (dx: number, dy: number) => {
    let count = 0;
    while (owner(x + dx * (count + 1), y + dy * (count + 1)) === owner(x, y)) count += 1;
    return count;
  };
  return (
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const
  ).some(([dx, dy]) => 1 + run(dx, dy) + run(-dx, -dy) >= length);
}

function build({ MaterialRules, MaterialGameSetup, PlayerTurnRule }: Api, game: Game) {
  const shape = shapes[game];
  class Turn extends PlayerTurnRule {
    getPlayerMoves() {
      const supply = this.material(token).location(place.supply).player(this.player);
      const spots = targets(ownersOf(this, shape), shape);
      return spots.map((spot) => supply.moveItem({ type: place.board, ...spot }, 1));
    }
    afterItemMove(move: { readonly location: { x: number; y: number } }) {
      if (hasLine(ownersOf(this, shape), move.location, shape.length)) {
        this.memorize(won, this.player);
        return [this.endGame()];
      }
      const full = this.material(token).location(place.board).length === shape.columns * shape.rows;
      return [full ? this.endGame() : this.startPlayerTurn(turn, this.nextPlayer)];
    }
  }
  class GameRules extends MaterialRules {
    rules = { [turn]: Turn };
    locationsStrategies = {};
  }
  class Setup extends MaterialGameSetup {
    Rules = GameRules;
    setupMaterial() {
      const quantity = Math.ceil((shape.columns * shape.rows) / 2);
      for (const player of this.players) {
        const location = { type: place.supply, player };
        this.material(token).createItem({ id: player, quantity, location });
      }
    }
    start() {
      this.startPlayerTurn(turn, this.players[0]!);
    }
  }
  return () => new GameRules(new Setup().setup({ players: 2 }));
}

export async function gamepark(): Promise<Contestant> {
  readAsABundlerWould();
  const file = pathToFileURL(peerPackage.resolve('@gamepark/rules-api')).href;
  const api = (await import(file)) as Api;
  return {
    label: `@gamepark/rules-api ${versions['@gamepark/rules-api']}`,
    includes: 'legal moves as objects, copied move, consequences',
    prepare: (game) => {
      const begin = build(api, game);
      return (chance) => {
        const rules = begin();
        let moves = 0;
        while (!rules.isOver()) {
          const player = rules.getActivePlayer();
          const legal = rules.getLegalMoves(player);
          api.playAction(rules, legal[chance.pick(legal.length)]!, player);
          moves += 1;
        }
        const winner = rules.remind(won);
        return { moves, winner: winner === undefined ? -1 : winner - 1 };
      };
    },
  };
}
