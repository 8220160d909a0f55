// finish: ends the game at once.
import { finishGame } from '../../machine/writes.ts';
import type { EffectWord } from '../../machine/writer.ts';
import { linkOutcome } from '../../ruleset/link-result.ts';
import type { FinishEffect } from '../../ruleset/types.generated.ts';

export const finish: EffectWord<FinishEffect> = {
  word: 'finish',
  compile({ rule, ...result }, { write, spot, around }) {
    const outcome = linkOutcome(result, spot, around);
    write((running) => {
      finishGame(running, { end: null, ...(rule !== undefined && { rule }), ...outcome(running) });
    });
  },
};
