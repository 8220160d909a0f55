// A household with a game of any length, played by its first offers.
import { join } from 'node:path';
import type { OpenGame } from '../../host/api/api.ts';
import type { HouseholdConfig } from '../../host/household.ts';
import { makeLongGame } from '../../tools/bench/long-game.ts';
import { openTable, type Table } from './table.ts';
import { temporaryFolder } from './temporary.ts';

export function openLongTable(config?: Partial<HouseholdConfig>): Table {
  const dataFolder = temporaryFolder();
  makeLongGame(join(dataFolder, 'rulesets', 'long'), 12);
  return openTable(dataFolder, { shipped: [], ...config });
}

/** `take` as long as it is offered; it can always be taken back, as nobody sees anything new. */
export async function takeOn(table: Table, open: OpenGame, answers: number): Promise<OpenGame> {
  let now = open;
  for (let n = 0; n < answers; n += 1) {
    const { seat, offers } = now.view.decision!;
    const { next } = offers.find(({ move }) => move === 'take')!;
    const answer = { seat, move: 'take', picks: { pebble: next!.options[n % 5]! } };
    const answered = await table.answer(now, answer);
    if (!answered.accepted) throw new Error(answered.refusal.code);
    now = answered.open;
  }
  return now;
}
