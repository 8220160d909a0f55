// A program for save.test.ts: plays game after game in a data folder and says each answer that was acknowledged.
import { writeSync } from 'node:fs';
import { openHousehold } from '../../host/household.ts';
import type { Answered, Library, OpenGame } from '../../host/api/api.ts';

const [dataFolder = '', shipped = ''] = process.argv.slice(2);
const household = openHousehold({ dataFolder, shipped: [shipped], pageFolder: '', version: '0' });

async function call<T>(method: string, params: object): Promise<T> {
  const reply = await household.handle({ method, params });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.result as T;
}

const ruleset = (await call<Library>('library', {})).rulesets[0]?.hash;
const seats = [{ name: 'Ann' }, { name: 'Ben' }];

for (;;) {
  let open = await call<OpenGame>('newGame', { ruleset, seats, options: {} });
  while (open.view.decision) {
    const { seat, offers } = open.view.decision;
    const { move, next } = offers[0]!;
    const answer = { seat, move, picks: { [next!.name]: next!.options.at(-1) } };
    const { game, view } = open;
    const answered = await call<Answered>('answer', { game, step: view.step, answer });
    if (!answered.accepted) throw new Error(answered.refusal.code);
    open = answered.open;
    writeSync(1, `${game} ${open.view.step}\n`);
  }
}
