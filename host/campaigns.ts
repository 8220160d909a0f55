// Campaigns: games of one table in a row, under the same rules, with standings over all of them.
import type { Campaign, CampaignSummary, GameSummary, Player, Standing } from './api/api.ts';
import type { NewCampaignParams, NewGameParams, SeatParams } from './api/requests.generated.ts';
import { needCampaign, type Desk } from './desk.ts';
import { newId } from './ids.ts';
import { beginMatch } from './match.ts';
import { RequestError } from './request-error.ts';
import { summaryOf } from './shown.ts';
import type { StoredCampaign } from './storage/campaigns.ts';
import type { StoredGame } from './storage/games.ts';

export interface Campaigns {
  list(): readonly CampaignSummary[];
  add(params: NewCampaignParams): CampaignSummary;
  show(id: string): Campaign;
}

export function openCampaigns(desk: Desk): Campaigns {
  return {
    list: () => listed(desk),
    add: (params) => add(desk, params),
    show: (id) => show(desk, id),
  };
}

export function playerOf({ name, kind, level, colour, symbol }: SeatParams): Player {
  return {
    name,
    kind: kind ?? 'human',
    ...(level && { level }),
    ...(colour !== undefined && { colour }),
    ...(symbol !== undefined && { symbol }),
  };
}

/** Who sits where in a new game. In a campaign they are its players, found by their names. */
export function seatsOf(
  desk: Desk,
  { campaign: id, seats, ruleset }: NewGameParams,
): { players: readonly Player[]; campaign: string | null } {
  if (id === undefined) return { players: seats.map(playerOf), campaign: null };
  const campaign = needCampaign(desk, id);
  if (campaign.ruleset !== ruleset) throw locked(campaign);
  const players = seats.map(({ name }) => campaign.players.find((each) => each.name === name));
  const found = players.filter((player) => player !== undefined);
  if (found.length !== players.length || new Set(found).size !== players.length) {
    const message = `The players of “${campaign.name}” are ${campaign.players.map(({ name }) => name).join(', ')}; each of them can sit at one seat. Nothing was changed.`;
    throw new RequestError('bad-seats', message);
  }
  return { players: found, campaign: campaign.id };
}

function add(
  desk: Desk,
  { name, ruleset, players: seats, options }: NewCampaignParams,
): CampaignSummary {
  const { storage, shelf, clock } = desk;
  const players = seats.map(playerOf);
  if (new Set(players.map((player) => player.name)).size < players.length) {
    const message =
      'Two players have the same name. Give each a name of their own; nothing was changed.';
    throw new RequestError('bad-seats', message);
  }
  const loaded = shelf.take({ ruleset, mods: [] });
  // The table has to be one that the rules allow.
  beginMatch(loaded, { players, options, seed: 0 });
  const campaign = storage.write(() => {
    shelf.keep(loaded);
    const createdAt = clock().toISOString();
    return storage.campaigns.add({
      id: newId(),
      name,
      ruleset,
      mods: [],
      players,
      options,
      createdAt,
    });
  });
  return campaignSummary(desk, campaign, []);
}

function listed(desk: Desk): readonly CampaignSummary[] {
  const { storage } = desk;
  const campaigns = storage.read(() => storage.campaigns.list());
  const games = gamesOf(desk);
  return campaigns
    .filter(({ binnedAt }) => binnedAt === null)
    .map((campaign) => campaignSummary(desk, campaign, games.get(campaign.id) ?? []))
    .sort((a, b) => (a.playedAt < b.playedAt ? 1 : -1));
}

function show(desk: Desk, id: string): Campaign {
  const campaign = needCampaign(desk, id);
  const games = gamesOf(desk).get(id) ?? [];
  const list: GameSummary[] = games.map((game) => summaryOf(game, desk.shelf));
  return { ...campaignSummary(desk, campaign, games), list };
}

/** The games of each campaign that are not in the bin, the one played last first. */
function gamesOf({ storage }: Desk): ReadonlyMap<string, readonly StoredGame[]> {
  const games = storage
    .read(() => storage.games.list())
    .filter((game): game is StoredGame => !('damaged' in game) && game.binnedAt === null);
  return grouped(games, ({ campaign }) => campaign ?? '');
}

function campaignSummary(
  { shelf }: Desk,
  campaign: StoredCampaign,
  games: readonly StoredGame[],
): CampaignSummary {
  const { id, key: _key, binnedAt: _binned, ...told } = campaign;
  const { rulesetId, names } = shelf.about(campaign);
  return {
    ...told,
    campaign: id,
    rulesetId,
    names,
    standings: standingsOf(campaign.players, games),
    games: games.length,
    finished: games.filter(({ result }) => result !== null).length,
    playedAt: games[0]?.playedAt ?? campaign.createdAt,
  };
}

/** Of a game and of what was played on from it, the one that was played last counts. */
export function standingsOf(
  players: readonly Player[],
  games: readonly StoredGame[],
): readonly Standing[] {
  const counted = countedGames(games);
  const standings = players.map(({ name }, player): Standing => {
    const own = counted.filter((game) => seatOf(game, name) >= 0);
    const wins = own.filter((game) => game.result?.winners.includes(seatOf(game, name)));
    const won = wins.filter((game) => game.result?.winners.length === 1).length;
    return { player, played: own.length, won, shared: wins.length - won };
  });
  return standings.sort((a, b) => b.won - a.won || b.shared - a.shared || a.player - b.player);
}

function seatOf({ players }: StoredGame, name: string): number {
  return players.findIndex((player) => player.name === name);
}

function countedGames(games: readonly StoredGame[]): StoredGame[] {
  const parents = new Map(games.map(({ id, parent }) => [id, parent?.game]));
  const rootOf = (id: string): string => {
    const parent = parents.get(id);
    return parent !== undefined && parents.has(parent) ? rootOf(parent) : (parent ?? id);
  };
  const over = games.filter(({ result }) => result !== null);
  const families = grouped(over, ({ id }) => rootOf(id));
  return [...families.values()].map((family) =>
    family.reduce((last, game) => (game.played > last.played ? game : last)),
  );
}

function grouped(
  games: readonly StoredGame[],
  by: (game: StoredGame) => string,
): Map<string, StoredGame[]> {
  const groups = new Map<string, StoredGame[]>();
  for (const game of games) groups.set(by(game), [...(groups.get(by(game)) ?? []), game]);
  return groups;
}

function locked({ name }: StoredCampaign): RequestError {
  return new RequestError(
    'locked',
    `The games of “${name}” are played by the rules that it was begun with. Nothing was changed: choose those, or begin another campaign.`,
  );
}
