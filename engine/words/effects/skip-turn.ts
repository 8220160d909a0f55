// skipTurn: a player will miss the next turn.
import { INT, PLAYER } from '../../expression/types.ts';
import { RulesetFault } from '../../fault.ts';
import { loseTurns } from '../../machine/turns.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { SkipTurnEffect } from '../../ruleset/types.generated.ts';

/** Nobody misses more turns than a game can have. */
const MOST = 100;

export const skipTurn: EffectWord<SkipTurnEffect> = {
  word: 'skipTurn',
  compile({ who: written, n }, writer) {
    const who = writer.expression('who', written ?? 'you', PLAYER).run;
    const count = writer.expression('n', n ?? 1, INT).run;
    writer.write((running) => {
      const turns = count(running) as number;
      if (turns > MOST) throw new RulesetFault(`nobody can miss ${turns} turns`);
      loseTurns(running, who(running) as number, turns);
      running.wrote = true;
    });
  },
};
