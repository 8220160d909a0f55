// The bot that takes any answer it is offered, each as likely as the others.
import type { Bot } from './bot.ts';

export const random: Bot = ({ decision }, chance) => {
  if (!decision) return null;
  const count = decision.moves.reduce((sum, { answers }) => sum + answers.length, 0);
  let left = chance.pick(count);
  for (const { move, answers } of decision.moves) {
    const picks = answers[left];
    if (picks) return { seat: decision.seat, move, picks };
    left -= answers.length;
  }
  return null;
};
