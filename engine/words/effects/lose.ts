// lose: from a place to the bank or wherever it goes, as far as there is.
import { counterPlace } from '../../machine/counter-place.ts';
import { writeTransfer } from '../../machine/transfer.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { LoseEffect } from '../../ruleset/types.generated.ts';

export const lose: EffectWord<LoseEffect> = {
  word: 'lose',
  compile({ what, n, as, rule }, writer) {
    const place = counterPlace(writer, 'what', what);
    writeTransfer(writer, { from: place, to: null, n, as, rule });
  },
};
