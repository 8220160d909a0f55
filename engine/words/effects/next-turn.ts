// nextTurn: the turn passes to the next player.
import { PLAYER } from '../../expression/types.ts';
import { passTurn } from '../../machine/turns.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { NextTurnEffect } from '../../ruleset/types.generated.ts';

export const nextTurn: EffectWord<NextTurnEffect> = {
  word: 'nextTurn',
  compile(effect, writer) {
    const to = writer.expression('to', effect.to ?? 'next(active)', PLAYER).run;
    writer.write((running) => passTurn(running, to(running) as number));
  },
};
