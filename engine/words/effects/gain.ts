// gain: from the bank to a place, as far as there is.
import { INT } from '../../expression/types.ts';
import { gainCounters } from '../../machine/cells.ts';
import { counterPlace } from '../../machine/counter-place.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { GainEffect } from '../../ruleset/types.generated.ts';

export const gain: EffectWord<GainEffect> = {
  word: 'gain',
  compile(effect, writer) {
    const to = counterPlace(writer, 'what', effect.what);
    const count = writer.expression('n', effect.n ?? 1, INT).run;
    const slot = effect.as === undefined ? null : writer.name('as', effect.as, INT);
    writer.write((running, frame) => {
      const cell = to(running);
      const came = cell ? gainCounters(running, cell, count(running) as number) : 0;
      if (slot !== null) frame.slots[slot] = came;
    });
  },
};
