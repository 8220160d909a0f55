// Every bot by its name.
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export const bots: ReadonlyMap<string, Bot> = new Map([
  ['random', random],
  ['greedy', greedy],
]);
