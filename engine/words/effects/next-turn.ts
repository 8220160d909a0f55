// nextTurn: the turn passes to whoever is next.
import { listOf, PLAYER } from '../../expression/types.ts';
import { orderFrom, passTurn } from '../../machine/turns.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { NextTurnEffect } from '../../ruleset/types.generated.ts';

export const nextTurn: EffectWord<NextTurnEffect> = {
  word: 'nextTurn',
  compile(effect, writer) {
    const to = writer.expression('to', effect.to ?? 'next(turn.regular)', PLAYER, listOf(PLAYER));
    const many = to.type.is === 'list';
    writer.write((running) => {
      const next = to.run(running);
      passTurn(running, many ? (next as readonly number[]) : orderFrom(running, next as number));
    });
  },
};
