// Everything that belongs to a campaign or a game, as it will stand in an exported file.
import { believed, needCampaign, needGame, type Desk } from '../desk.ts';
import { beginMatch, hashOf } from '../match.ts';
import type { LoadedRuleset } from '../rulesets/load.ts';
import type { StoredGame } from '../storage/games.ts';
import { DamagedRow } from '../storage/storage-error.ts';
import type { ExportedCampaign, ExportedGame } from './format.ts';

export interface Gathered {
  readonly what: 'campaign' | 'game';
  readonly name: string;
  readonly campaign: ExportedCampaign | null;
  readonly games: readonly ExportedGame[];
  readonly rulesets: readonly LoadedRuleset[];
}

export function gather(desk: Desk, what: 'campaign' | 'game', id: string): Gathered {
  return what === 'campaign' ? gatherCampaign(desk, id) : gatherGame(desk, id);
}

function gatherGame(desk: Desk, id: string): Gathered {
  const game = needGame(desk, id);
  const loaded = believed('game', id, () => desk.shelf.take(game));
  const games = [exported(desk, game, loaded)];
  return {
    what: 'game',
    name: desk.shelf.about(game).rulesetId,
    campaign: null,
    games,
    rulesets: [loaded],
  };
}

function gatherCampaign(desk: Desk, id: string): Gathered {
  const { storage, shelf } = desk;
  const { key: _key, binnedAt: _binned, ...campaign } = needCampaign(desk, id);
  const games = storage
    .read(() => storage.games.list())
    .filter((game): game is StoredGame => !('damaged' in game))
    .filter((game) => game.campaign === id && game.binnedAt === null);
  const rulesets = new Map<string, LoadedRuleset>();
  const list = games.map((game) => {
    const loaded = believed('game', game.id, () => shelf.take(game));
    rulesets.set(game.ruleset, loaded);
    return exported(desk, game, loaded);
  });
  rulesets.set(
    campaign.ruleset,
    believed('campaign', id, () => shelf.take(campaign)),
  );
  return {
    what: 'campaign',
    name: campaign.name,
    campaign: { is: 'campaign', ...campaign },
    games: list,
    rulesets: [...rulesets.values()],
  };
}

/** Also what was taken back: a game is known by all of its answers. */
function exported({ storage }: Desk, game: StoredGame, loaded: LoadedRuleset): ExportedGame {
  const { key, played: _played, binnedAt: _binned, step: _step, startHash, ...told } = game;
  return believed('game', game.id, () =>
    storage.read(() => {
      const entries = storage.answers.all(key);
      if (entries.length !== game.entries) throw new DamagedRow('some of its answers are missing');
      const saves = storage.saves.of(key).filter((save) => save.binnedAt === null);
      return {
        is: 'game',
        ...told,
        startHash: startHash ?? hashOf(beginMatch(loaded, game)),
        saves: saves.map(({ id, entry, step, name, savedAt }) => ({
          id,
          entry,
          step,
          name,
          savedAt,
        })),
        entries: entries.map(({ step, answer, stateHash: hash }) => ({ step, answer, hash })),
      };
    }),
  );
}
