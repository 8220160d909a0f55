// cancel: what would have happened does not happen.
import type { EffectWord } from '../../machine/writer.ts';
import type { CancelEffect } from '../../ruleset/types.generated.ts';

export const cancel: EffectWord<CancelEffect> = {
  word: 'cancel',
  compile(_effect, writer) {
    if (!writer.around.cancels) {
      const message =
        'there is nothing to cancel here: cancel stands in the “first” of a replacement';
      writer.report.add(writer.spot, 'nothing-to-cancel', message);
    }
    writer.write((running, frame) => {
      running.state.frames.at(-2)!.slots[frame.back!] = true;
    });
  },
};
