// finish: ends the game at once.
import { listOf, PLAYER } from '../../expression/types.ts';
import { finishGame } from '../../machine/writes.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { FinishEffect } from '../../ruleset/types.generated.ts';

export const finish: EffectWord<FinishEffect> = {
  word: 'finish',
  compile({ winners: written, rule }, writer) {
    const winners = writer.expression('winners', written, listOf(PLAYER)).run;
    writer.write((running) => {
      const won = winners(running) as readonly number[];
      finishGame(running, { end: null, ...(rule !== undefined && { rule }), winners: won });
    });
  },
};
