// say: a line in the log, from words/.
import { linkTold } from '../../machine/told.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { SayEffect } from '../../ruleset/types.generated.ts';

export const say: EffectWord<SayEffect> = {
  word: 'say',
  compile({ words: line, with: written, rule }, writer) {
    const told = linkTold(writer, written ?? {});
    const named = rule !== undefined && { rule };
    writer.write((running) => {
      running.events.push({ event: 'said', line, ...named, ...told(running) });
    });
  },
};
