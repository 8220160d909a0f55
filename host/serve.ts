// What each method of the wire does: one well-formed request in, its result and what others should hear out.
import { join } from 'node:path';
import type { Methods, Notice, Settings } from './api/api.ts';
import type { Request } from './api/requests.generated.ts';
import { binOf, emptyBin, moveToBin, rename, takeFromBin } from './bin.ts';
import { openCampaigns } from './campaigns.ts';
import type { HouseholdConfig } from './config.ts';
import { branch, upgrade } from './copies.ts';
import type { Desk } from './desk.ts';
import { exportFile } from './exchange/export.ts';
import { importFile } from './exchange/import.ts';
import { openLibrary } from './library.ts';
import { openMatches, type Matches } from './matches.ts';
import { addSave, savesOf } from './points.ts';
import { openShelf } from './shelf.ts';
import type { BackupFolder } from './storage/backups.ts';
import type { Storage } from './storage/open.ts';
import { verify } from './verify.ts';

export interface Served {
  readonly result: Methods[keyof Methods]['result'];
  readonly notice?: Notice;
}

/** Those about the store itself are served by the household, which may have none. */
export type StoreMethod = 'backups' | 'backUp' | 'restoreBackup' | 'startAfresh';
type Inside = Exclude<Request, { method: StoreMethod }>;

export type Serve = (request: Inside) => Served | Promise<Served>;

export interface Rooms {
  readonly storage: Storage;
  readonly serve: Serve;
}

export function makeRooms(config: HouseholdConfig, storage: Storage, backups: BackupFolder): Rooms {
  const rulesetFolder = join(config.dataFolder, 'rulesets');
  const library = openLibrary({ shipped: config.shipped, own: rulesetFolder });
  const shelf = openShelf(storage, library);
  const clock = config.clock ?? (() => new Date());
  const { version, dataFolder } = config;
  const exportFolder = join(dataFolder, 'exports');
  const session = { rulesBackup: false };
  const desk: Desk = { storage, shelf, backups, clock, exportFolder, version, session };
  const serveGames = gameServer(openMatches(desk), desk);
  const serveKept = keptServer(desk);
  function serve(request: Inside): Served | Promise<Served> {
    switch (request.method) {
      case 'hello': {
        const settings = storage.read(() => storage.settings.read());
        return { result: { version, dataFolder, rulesetFolder, settings, trouble: null } };
      }
      case 'library':
        return { result: library.list() };
      case 'sheet':
        return { result: shelf.sheet(request.params.ruleset) };
      case 'changeSettings':
        return settingsChanged(storage.write(() => storage.settings.change(request.params)));
      default:
        return isGames(request) ? serveGames(request) : serveKept(request);
    }
  }
  return { storage, serve };
}

const gameMethods = [
  ...(['games', 'newGame', 'openGame', 'answer', 'options', 'whyNot'] as const),
  ...(['replay', 'log', 'undo', 'branch', 'upgrade'] as const),
];

type GameRequest = Extract<Inside, { method: (typeof gameMethods)[number] }>;
type KeptRequest = Exclude<
  Inside,
  GameRequest | { method: 'hello' | 'library' | 'sheet' | 'changeSettings' }
>;

function isGames(request: GameRequest | KeptRequest): request is GameRequest {
  return (gameMethods as readonly string[]).includes(request.method);
}

function gameServer(matches: Matches, desk: Desk): (request: GameRequest) => Served {
  return (request) => {
    switch (request.method) {
      case 'games':
        return { result: matches.games() };
      case 'newGame':
        return begun(matches.newGame(request.params));
      case 'openGame':
        return { result: matches.openGame(request.params.game) };
      case 'answer':
        return answered(request.params.game, matches.answer(request.params));
      case 'undo':
        return answered(request.params.game, matches.undo(request.params));
      case 'options':
        return { result: matches.options(request.params) };
      case 'whyNot':
        return { result: { reason: matches.whyNot(request.params) } };
      case 'replay':
        return { result: matches.replay(request.params) };
      case 'log':
        return { result: matches.log(request.params) };
      case 'branch':
        return begun(branch(desk, request.params));
      case 'upgrade': {
        const result = upgrade(desk, request.params);
        return result.game === null
          ? { result }
          : { result, notice: changed(result.game, result.report.fits) };
      }
    }
  };
}

function keptServer(desk: Desk): (request: KeptRequest) => Served | Promise<Served> {
  const campaigns = openCampaigns(desk);
  return (request) => {
    switch (request.method) {
      case 'verify':
        return verify(desk, request.params.game).then((result) => ({ result }));
      case 'saves':
        return { result: savesOf(desk, request.params.game) };
      case 'save':
        return { result: addSave(desk, request.params) };
      case 'campaigns':
        return { result: campaigns.list() };
      case 'newCampaign':
        return { result: campaigns.add(request.params) };
      case 'campaign':
        return { result: campaigns.show(request.params.campaign) };
      case 'rename':
        return { result: rename(desk, request.params) };
      case 'bin':
        return { result: binOf(desk) };
      case 'moveToBin':
        return { result: moveToBin(desk, request.params) };
      case 'takeFromBin':
        return { result: takeFromBin(desk, request.params) };
      case 'emptyBin':
        return emptyBin(desk).then((result) => ({ result }));
      case 'export':
        return { result: exportFile(desk, request.params) };
      case 'import':
        return importFile(desk, request.params).then((result) => ({ result }));
    }
  };
}

function begun(result: Methods['newGame']['result']): Served {
  return { result, notice: changed(result.game, result.view.step) };
}

function answered(game: string, result: Methods['answer']['result']): Served {
  return result.accepted ? { result, notice: changed(game, result.open.view.step) } : { result };
}

function settingsChanged(settings: Settings): Served {
  return { result: settings, notice: { notice: 'settings-changed', settings } };
}

function changed(game: string, step: number): Notice {
  return { notice: 'game-changed', game, step };
}
