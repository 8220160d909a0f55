// Campaigns: a table with its rules, and standings over its games.
import { expect, test } from 'vitest';
import type { OpenGame } from '../../host/api/api.ts';
import { openTable, rows, type Table } from './table.ts';
import { temporaryFolder } from './temporary.ts';

const ann = { name: 'Ann', kind: 'human', colour: 'dark-red', symbol: 'crown' } as const;
const bea = { name: 'Bea', kind: 'bot', level: 'hard' } as const;

async function begin(table: Table) {
  const { hash: ruleset } = await table.entry('tic-tac-toe');
  const params = { name: 'Winter evenings', ruleset, players: [ann, bea], options: {} };
  return { ruleset, campaign: await table.call('newCampaign', params) };
}

async function game(table: Table, campaign: string, ruleset: string, names: readonly string[]) {
  const seats = names.map((name) => ({ name }));
  return table.call('newGame', { ruleset, seats, options: {}, campaign, seed: 1 });
}

/** The first seat wins by the first offers. */
const finish = (table: Table, open: OpenGame) => table.playOn(open, 99);

test('[SAVE-11] a campaign keeps its table, and its standings count the games that are over', async () => {
  const dataFolder = temporaryFolder();
  let table = openTable(dataFolder);
  const { ruleset, campaign } = await begin(table);
  expect(campaign).toMatchObject({
    name: 'Winter evenings',
    players: [ann, bea],
    rulesetId: 'tic-tac-toe',
    games: 0,
    standings: [
      { player: 0, played: 0, won: 0, shared: 0 },
      { player: 1, played: 0, won: 0, shared: 0 },
    ],
  });
  const first = await game(table, campaign.campaign, ruleset, ['Bea', 'Ann']);
  expect(first).toMatchObject({ campaign: campaign.campaign, players: [bea, ann] });
  const over = await finish(table, first);
  expect(over.view.result?.winners).toEqual([0]);
  await game(table, campaign.campaign, ruleset, ['Ann', 'Bea']);
  table.household.close();
  table = openTable(dataFolder);
  expect(await table.call('campaigns', {})).toMatchObject([{ games: 2, finished: 1 }]);
  expect(await table.call('campaign', { campaign: campaign.campaign })).toMatchObject({
    standings: [
      { player: 1, played: 1, won: 1, shared: 0 },
      { player: 0, played: 1, won: 0, shared: 0 },
    ],
    list: [{ step: 0 }, { game: first.game, result: { winners: [0] } }],
  });
});

test('[SAVE-11] of a game and of what was played on from it, the one played last counts', async () => {
  const table = openTable();
  const { ruleset, campaign } = await begin(table);
  const over = await finish(table, await game(table, campaign.campaign, ruleset, ['Ann', 'Bea']));
  const branch = await table.call('branch', { game: over.game, step: 2 });
  expect(branch.campaign).toBe(campaign.campaign);
  await finish(table, branch);
  const shown = await table.call('campaign', { campaign: campaign.campaign });
  expect(shown.finished).toBe(2);
  expect(shown.standings.map(({ played }) => played)).toEqual([1, 1]);
});

test('[SAVE-11] other rules, other players and two of the same name are refused, and nothing changes', async () => {
  const table = openTable();
  const { ruleset, campaign } = await begin(table);
  const { hash: other } = await table.entry('four-in-a-row');
  const before = rows(table.dataFolder);
  const id = campaign.campaign;
  const seats = (...names: string[]) => names.map((name) => ({ name }));
  const refused = (params: object) =>
    table.error('newGame', {
      ruleset,
      seats: seats('Ann', 'Bea'),
      options: {},
      campaign: id,
      ...params,
    });
  expect((await refused({ ruleset: other })).code).toBe('locked');
  expect((await refused({ seats: seats('Ann', 'Zed') })).code).toBe('bad-seats');
  expect((await refused({ seats: seats('Ann', 'Ann') })).code).toBe('bad-seats');
  expect((await refused({ campaign: 'nosuchcampaign' })).code).toBe('unknown-campaign');
  const twice = { name: 'x', ruleset, players: [ann, ann], options: {} };
  expect((await table.error('newCampaign', twice)).code).toBe('bad-seats');
  const alone = { name: 'x', ruleset, players: [ann], options: {} };
  expect((await table.error('newCampaign', alone)).code).toBe('bad-seats');
  expect(rows(table.dataFolder)).toEqual(before);
});

test('[SAVE-11] a campaign can be renamed', async () => {
  const table = openTable();
  const { campaign } = await begin(table);
  await table.call('rename', { what: 'campaign', id: campaign.campaign, name: 'Été' });
  expect(await table.call('campaigns', {})).toMatchObject([{ name: 'Été' }]);
});
