// Every bot by its name.
import type { Bot } from './bot.ts';
import { random } from './random.ts';

export const bots: ReadonlyMap<string, Bot> = new Map([['random', random]]);
