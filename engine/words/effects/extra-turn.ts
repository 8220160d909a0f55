// extraTurn: a player will have a turn out of the order of play, after this one and those given before.
import { PLAYER } from '../../expression/types.ts';
import { giveExtraTurn } from '../../machine/turns.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { ExtraTurnEffect } from '../../ruleset/types.generated.ts';

export const extraTurn: EffectWord<ExtraTurnEffect> = {
  word: 'extraTurn',
  compile({ who: written, tag }, writer) {
    const who = writer.expression('who', written ?? 'you', PLAYER).run;
    writer.write((running) => {
      giveExtraTurn(running, who(running) as number, tag ?? null);
      running.wrote = true;
    });
  },
};
