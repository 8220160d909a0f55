// shift: from one place to another of the same counter, as far as there is.
import { INT } from '../../expression/types.ts';
import { shiftCounters } from '../../machine/cells.ts';
import { counterPlace } from '../../machine/counter-place.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { ShiftEffect } from '../../ruleset/types.generated.ts';

export const shift: EffectWord<ShiftEffect> = {
  word: 'shift',
  compile(effect, writer) {
    const from = counterPlace(writer, 'from', effect.from);
    const to = counterPlace(writer, 'to', effect.to, from.columns);
    const count = writer.expression('n', effect.n ?? 1, INT).run;
    const slot = effect.as === undefined ? null : writer.name('as', effect.as, INT);
    writer.write((running, frame) => {
      const a = from(running);
      const b = to(running);
      const went = a && b ? shiftCounters(running, a, b, count(running) as number) : 0;
      if (slot !== null) frame.slots[slot] = went;
    });
  },
};
