// The bot that looks one answer ahead and takes the one that leads to the best position by bots.json.
import type { Bot } from './bot.ts';

export const greedy: Bot = ({ decision }, chance, desk) => {
  if (!decision) return null;
  const answers = desk.someAnswers(chance);
  if (answers.length < 2) return answers[0] ?? null;
  const worths = desk.worths(answers, chance);
  const most = Math.max(...worths);
  const best = answers.filter((_, i) => worths[i] === most);
  return best[chance.pick(best.length)] ?? null;
};
