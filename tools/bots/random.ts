// The bot that takes any answer it is offered: any offer, then any of the options of each field.
import type { Bot } from './bot.ts';

export const random: Bot = ({ decision }, chance, desk) => decision && desk.anyAnswer(chance);
