// A program for faults.test.ts: plays in a data folder and says of each answer what became of it.
import { writeSync } from 'node:fs';
import type { Answered, Library, OpenGame } from '../../../host/api/api.ts';
import { openHousehold } from '../../../host/household.ts';

const [dataFolder = '', shipped = '', games = '1'] = process.argv.slice(2);

function say(line: object): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

try {
  const rhythm = { first: 1e8, every: 1e8 };
  const config = { dataFolder, shipped: [shipped], pageFolder: '', version: '0', rhythm };
  const household = openHousehold(config);
  const ask = async <T>(method: string, params: object): Promise<T | null> => {
    const reply = await household.handle({ method, params });
    if (reply.ok) return reply.result as T;
    say({ failed: method, ...reply.error });
    return null;
  };
  const { rulesets } = (await ask<Library>('library', {}))!;
  const ruleset = rulesets[0]!.hash;
  const seats = [{ name: 'Ann' }, { name: 'Ben' }];
  for (let n = 0; n < Number(games); n += 1) {
    let open = await ask<OpenGame>('newGame', { ruleset, seats, options: {} });
    while (open?.view.decision) {
      const { game, view } = open;
      const { seat, offers } = open.view.decision;
      const { move, next } = offers[0]!;
      const answer = { seat, move, picks: { [next!.name]: next!.options.at(-1) } };
      const answered = await ask<Answered>('answer', { game, step: view.step, answer });
      if (answered?.accepted) say({ game, step: answered.open.view.step });
      open = answered?.accepted ? answered.open : null;
    }
  }
  household.close();
} catch (error) {
  say({ failed: 'open', message: error instanceof Error ? error.message : String(error) });
}
