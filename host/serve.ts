// What each method of the wire does: one well-formed request in, its result and what others should hear out.
import { join } from 'node:path';
import type { Methods, Notice, Settings } from './api/api.ts';
import type { Request } from './api/requests.generated.ts';
import type { HouseholdConfig } from './config.ts';
import { openLibrary } from './library.ts';
import { openMatches, type Matches } from './matches.ts';
import { openShelf } from './shelf.ts';
import type { Storage } from './storage/open.ts';

export interface Served {
  readonly result: Methods[keyof Methods]['result'];
  readonly notice?: Notice;
}

export type Serve = (request: Request) => Served;

export function makeServer(config: HouseholdConfig, storage: Storage): Serve {
  const rulesetFolder = join(config.dataFolder, 'rulesets');
  const library = openLibrary({ shipped: config.shipped, own: rulesetFolder });
  const shelf = openShelf(storage, library);
  const clock = config.clock ?? (() => new Date());
  const matches = openMatches({ storage, shelf, clock });
  const { version, dataFolder } = config;
  return (request) => {
    switch (request.method) {
      case 'hello': {
        const settings = storage.read(() => storage.settings.read());
        return { result: { version, dataFolder, rulesetFolder, settings } };
      }
      case 'library':
        return { result: library.list() };
      case 'sheet':
        return { result: shelf.sheet(request.params.ruleset) };
      case 'changeSettings':
        return settingsChanged(storage.write(() => storage.settings.change(request.params)));
      default:
        return serveGames(matches, request);
    }
  };
}

type GameRequest = Extract<
  Request,
  { method: 'games' | 'newGame' | 'openGame' | 'answer' | 'options' | 'replay' }
>;

function serveGames(matches: Matches, request: GameRequest): Served {
  switch (request.method) {
    case 'games':
      return { result: matches.games() };
    case 'newGame': {
      const result = matches.newGame(request.params);
      return { result, notice: changed(result.game, result.view.step) };
    }
    case 'openGame':
      return { result: matches.openGame(request.params.game) };
    case 'answer': {
      const result = matches.answer(request.params);
      if (!result.accepted) return { result };
      return { result, notice: changed(request.params.game, result.open.view.step) };
    }
    case 'options':
      return { result: matches.options(request.params) };
    case 'replay':
      return { result: matches.replay(request.params.game, request.params.step) };
  }
}

function settingsChanged(settings: Settings): Served {
  return { result: settings, notice: { notice: 'settings-changed', settings } };
}

function changed(game: string, step: number): Notice {
  return { notice: 'game-changed', game, step };
}
