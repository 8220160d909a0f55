// lose: from a place to the bank, as far as there is.
import { INT } from '../../expression/types.ts';
import { loseCounters } from '../../machine/cells.ts';
import { counterPlace } from '../../machine/counter-place.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { LoseEffect } from '../../ruleset/types.generated.ts';

export const lose: EffectWord<LoseEffect> = {
  word: 'lose',
  compile(effect, writer) {
    const from = counterPlace(writer, 'what', effect.what);
    const count = writer.expression('n', effect.n ?? 1, INT).run;
    const slot = effect.as === undefined ? null : writer.name('as', effect.as, INT);
    writer.write((running, frame) => {
      const cell = from(running);
      const went = cell ? loseCounters(running, cell, count(running) as number) : 0;
      if (slot !== null) frame.slots[slot] = went;
    });
  },
};
