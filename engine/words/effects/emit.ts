// emit: an event of the ruleset's own.
import { linkTold } from '../../machine/told.ts';
import { hearOwn } from '../../timing/hear.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { EmitEffect } from '../../ruleset/types.generated.ts';

export const emit: EffectWord<EmitEffect> = {
  word: 'emit',
  compile({ event: name, with: written, rule }, writer) {
    const told = linkTold(writer, written ?? {});
    const named = rule !== undefined && { rule };
    writer.write((running) => {
      running.events.push({ event: 'happened', name, ...named, ...told(running) });
      hearOwn(running, name);
    });
  },
};
