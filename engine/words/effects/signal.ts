// signal: tells the chart that something has come about; of several the first counts.
import type { EffectWord } from '../../machine/writer.ts';
import type { SignalEffect } from '../../ruleset/types.generated.ts';

export const signal: EffectWord<SignalEffect> = {
  word: 'signal',
  compile({ name }, writer) {
    writer.write(({ state }) => {
      state.signal ??= name;
    });
  },
};
