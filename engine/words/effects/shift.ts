// shift: from one place to another of the same material, as far as there is.
import { counterPlace } from '../../machine/counter-place.ts';
import { writeTransfer } from '../../machine/transfer.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { ShiftEffect } from '../../ruleset/types.generated.ts';

export const shift: EffectWord<ShiftEffect> = {
  word: 'shift',
  compile(effect, writer) {
    const { n, as, rule } = effect;
    const from = counterPlace(writer, 'from', effect.from);
    const to = counterPlace(writer, 'to', effect.to, from.columns);
    writeTransfer(writer, { from, to, n, as, rule });
  },
};
