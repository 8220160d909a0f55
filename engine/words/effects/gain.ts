// gain: from the bank to a place, as far as there is.
import { counterPlace } from '../../machine/counter-place.ts';
import { writeTransfer } from '../../machine/transfer.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { GainEffect } from '../../ruleset/types.generated.ts';

export const gain: EffectWord<GainEffect> = {
  word: 'gain',
  compile({ what, n, as, rule }, writer) {
    const place = counterPlace(writer, 'what', what);
    writeTransfer(writer, { from: null, to: place, n, as, rule });
  },
};
