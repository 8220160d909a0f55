// Takes an exported file in: every game is played again first, then all of it is stored at once. Twice makes nothing twice.
import { createHash } from 'node:crypto';
import type { Imported, ImportedItem } from '../api/api.ts';
import type { ImportParams } from '../api/requests.generated.ts';
import { believed, type Desk } from '../desk.ts';
import { beginMatch, hashOf, resultOf, snapshotOf, type Match } from '../match.ts';
import { playAgain, type PlayedAgain } from '../play-again.ts';
import { RequestError } from '../request-error.ts';
import type { Entry } from '../storage/answers.ts';
import type { StoredGame } from '../storage/games.ts';
import type { Snapshot } from '../storage/snapshots.ts';
import { inPortions } from '../verify.ts';
import type { ExportedGame } from './format.ts';
import { refused, unpack, type Unpacked } from './unpack.ts';

/** A game of the file that was played again whole. */
interface Proven {
  readonly game: ExportedGame;
  readonly entries: readonly Entry[];
  readonly match: Match;
  readonly startHash: string;
  readonly snapshots: ReadonlyMap<number, Snapshot>;
}

export async function importFile(desk: Desk, { data }: ImportParams): Promise<Imported> {
  const unpacked = unpack(Buffer.from(data, 'base64'));
  const proven: Proven[] = [];
  for (const game of unpacked.games) proven.push(await prove(unpacked, game));
  return desk.storage.write(() => {
    for (const loaded of unpacked.rulesets.values()) desk.shelf.keep(loaded);
    const campaign = storeCampaign(desk, unpacked);
    return { items: [...campaign, ...proven.map((each) => storeGame(desk, each))] };
  });
}

async function prove({ rulesets }: Unpacked, game: ExportedGame): Promise<Proven> {
  const begun = begin(rulesets, game);
  const entries = game.entries.map(({ step, answer, hash }, i) => ({
    ...{ entry: i + 1, step, answer },
    stateHash: hash,
  }));
  // Another version of Tablekeep may write positions down otherwise: then only the answers and the end count.
  const hashes = hashOf(begun) === game.startHash;
  const snapshots = new Map<number, Snapshot>();
  const visit = (match: Match, entry: number) => {
    const snapshot = snapshotOf(match);
    if (snapshot) snapshots.set(entry, snapshot);
  };
  const again = await inPortions(playAgain(begun, entries, { hashes, result: game.result, visit }));
  if (again.difference) {
    throw refused(
      `A game in it does not play as it says. ${again.difference.message.replace(/\.$/, '')}`,
    );
  }
  return {
    game,
    entries: rehashed(entries, again),
    match: again.match,
    startHash: hashOf(begun),
    snapshots,
  };
}

function begin(rulesets: Unpacked['rulesets'], game: ExportedGame): Match {
  try {
    return beginMatch(rulesets.get(game.ruleset)!, game);
  } catch (error) {
    if (error instanceof RequestError)
      throw refused(`A game in it cannot begin (${error.message})`);
    throw error;
  }
}

function rehashed(entries: readonly Entry[], { hashes }: PlayedAgain): Entry[] {
  return entries.map((each) => ({ ...each, stateHash: hashes.get(each.entry)! }));
}

function storeCampaign({ storage }: Desk, { campaign }: Unpacked): ImportedItem[] {
  if (!campaign) return [];
  const { is: _is, ...told } = campaign;
  const known = believed('campaign', campaign.id, () => storage.campaigns.find(campaign.id));
  if (!known) storage.campaigns.add(told);
  const { id, name } = known ?? told;
  return [{ what: 'campaign', id, name, became: known ? 'known' : 'added' }];
}

function storeGame(desk: Desk, proven: Proven): ImportedItem {
  const { storage } = desk;
  const { game } = proven;
  const known = believed('game', game.id, () => storage.games.find(game.id));
  if (!known) return added(desk, proven, game.id, 'added');
  const here = storage.answers.all(known.key);
  if (sameAgreement(known, game)) {
    if (isPrefix(proven.entries, here)) return item(proven, known.id, 'known');
    if (isPrefix(here, proven.entries)) return grown(desk, proven, known);
  }
  const id = besideId(proven);
  const beside = believed('game', id, () => storage.games.find(id));
  return beside ? item(proven, id, 'known') : added(desk, proven, id, 'beside');
}

function added(desk: Desk, proven: Proven, id: string, became: 'added' | 'beside'): ImportedItem {
  const { storage } = desk;
  const { game, entries, match, startHash } = proven;
  const { is: _is, saves, entries: _entries, ...told } = game;
  const campaign =
    game.campaign !== null && storage.campaigns.find(game.campaign) ? game.campaign : null;
  const stored = storage.games.add({
    ...{ ...told, id, campaign, startHash },
    ...{ entries: entries.length, step: match.state.step, result: resultOf(match) },
  });
  write(desk, proven, stored, 0);
  for (const save of saves) {
    const usable = save.entry <= entries.length && !storage.saves.find(save.id);
    if (usable) storage.saves.add({ ...save, game: stored.key });
  }
  return item(proven, id, became);
}

/** The game was played on elsewhere: what is missing here is added at its end. */
function grown(desk: Desk, proven: Proven, known: StoredGame): ImportedItem {
  const { entries, match, game } = proven;
  write(desk, proven, known, known.entries);
  const { playedAt } = game;
  const change = {
    entries: entries.length,
    step: match.state.step,
    playedAt,
    result: resultOf(match),
  };
  desk.storage.games.change(known, change, 'played');
  return item(proven, known.id, 'grown');
}

function write(
  { storage }: Desk,
  { entries, snapshots }: Proven,
  { key }: StoredGame,
  from: number,
): void {
  for (const entry of entries.slice(from)) storage.answers.append(key, entry);
  for (const [entry, snapshot] of snapshots) {
    if (entry > from) storage.snapshots.put(key, entry, snapshot);
  }
}

function sameAgreement(known: StoredGame, game: ExportedGame): boolean {
  const told = ({ ruleset, mods, players, options, seed }: StoredGame | ExportedGame) =>
    JSON.stringify([ruleset, mods, players, Object.entries(options).sort(), seed]);
  return told(known) === told(game);
}

/** By answers: positions may be written down otherwise. */
function isPrefix(some: readonly Entry[], all: readonly Entry[]): boolean {
  const told = ({ step, answer }: Entry) => JSON.stringify([step, answer]);
  return some.length <= all.length && some.every((entry, i) => told(entry) === told(all[i]!));
}

/** The same for the same file, so that importing it again finds it. */
function besideId({ game, entries }: Proven): string {
  const told = entries.map(({ step, answer }) => [step, answer]);
  const hash = createHash('sha256')
    .update(game.id)
    .update(JSON.stringify([game.seed, told]));
  return hash.digest('hex').slice(0, 32);
}

function item({ game }: Proven, id: string, became: ImportedItem['became']): ImportedItem {
  return { what: 'game', id, name: game.players.map(({ name }) => name).join(', '), became };
}
