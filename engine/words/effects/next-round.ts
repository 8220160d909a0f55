// nextRound: a new round begins, and what lasts for a round ends.
import { endAll } from '../../machine/ends.ts';
import { ROUND } from '../../machine/marks.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { NextRoundEffect } from '../../ruleset/types.generated.ts';

export const nextRound: EffectWord<NextRoundEffect> = {
  word: 'nextRound',
  compile(_effect, writer) {
    writer.write((running) => {
      endAll(running, 'round');
      running.state.round++;
      running.written |= ROUND;
      running.events.push({ event: 'round', round: running.state.round });
    });
  },
};
