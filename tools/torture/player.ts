// The program that is killed: plays, takes back and saves in a data folder, and tells its parent what was acknowledged.
import { readdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Answered, GameSummary, Library, OpenGame, Verification } from '../../host/api/api.ts';
import { openHousehold, type Household } from '../../host/household.ts';
import { loadFolder } from '../../host/rulesets/load.ts';
import { makeChance } from '../bots/chance.ts';

const [dataFolder = '', shipped = ''] = process.argv.slice(2);
const chance = makeChance(process.pid);

process.on('message', () => {
  play().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
// What needs no data folder is done before the clock runs.
for (const name of readdirSync(shipped)) {
  if (!name.includes('.')) loadFolder(join(shipped, name));
}
flushCompileCache();
process.send?.('ready');

async function play(): Promise<void> {
  const rhythm = { first: 60, every: 200 };
  const config = { dataFolder, shipped: [shipped], pageFolder: '', version: '0', rhythm };
  const household = openHousehold(config);
  const library = await call<Library>(household, 'library', {});
  // This player knows moves of one pick, as the small games for two have them.
  const rulesets = library.rulesets.filter(({ players }) => players.max === 2);
  process.send?.('playing');
  for (;;) {
    const games = await call<GameSummary[]>(household, 'games', {});
    const open = games.find(({ result }) => result === null);
    const ruleset = rulesets[chance.pick(rulesets.length)]!.hash;
    const seats = [{ name: 'Ann' }, { name: 'Ben' }];
    await playOut(
      household,
      open
        ? await call<OpenGame>(household, 'openGame', { game: open.game })
        : await call<OpenGame>(household, 'newGame', { ruleset, seats, options: {} }),
    );
  }
}

/** Entries are counted as the database counts them: an answer is one, and so is one that was taken back. */
async function playOut(household: Household, begun: OpenGame): Promise<void> {
  let open = begun;
  const { game } = open;
  const verified = await call<Verification>(household, 'verify', { game });
  if (!verified.same) throw new Error(verified.difference.message);
  let entries = verified.answers;
  while (open.view.decision) {
    const back = open.undo.possible && chance.pick(8) === 0;
    const answered = back ? await takeBack(household, open) : await answer(household, open);
    if (!answered.accepted) throw new Error(answered.refusal.code);
    open = answered.open;
    entries += 1;
    process.send?.({ game, entries });
    if (chance.pick(10) === 0) {
      await call(household, 'save', { game, step: open.view.step, name: 'A point' });
    }
  }
}

function takeBack(household: Household, { game, view }: OpenGame): Promise<Answered> {
  return call<Answered>(household, 'undo', { game, step: view.step });
}

function answer(household: Household, { game, view }: OpenGame): Promise<Answered> {
  const { seat, offers } = view.decision!;
  const { move, next } = offers[0]!;
  const options = next!.options;
  const picks = { [next!.name]: options[chance.pick(options.length)]! };
  return call<Answered>(household, 'answer', {
    game,
    step: view.step,
    answer: { seat, move, picks },
  });
}

async function call<T>(household: Household, method: string, params: object): Promise<T> {
  const reply = await household.handle({ method, params });
  if (!reply.ok) throw new Error(`${method}: ${reply.error.message}`);
  return reply.result as T;
}
