// emit: an event of the ruleset's own, for triggers and the log.
import { PLAYER } from '../../expression/types.ts';
import { linkTells } from '../../machine/tells.ts';
import { linkTold, tellingOf } from '../../machine/told.ts';
import { hearOwn } from '../../timing/hear.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { EmitEffect } from '../../ruleset/types.generated.ts';
import { OWN } from '../../timing/happenings.ts';

export const emit: EffectWord<EmitEffect> = {
  word: 'emit',
  compile({ event: name, who: whose, with: written = {}, rule }, writer) {
    const who = writer.expression('who', whose ?? 'you', PLAYER).run;
    // An event that declares nothing may tell the log whatever it likes.
    const declared = (writer.around.events.get(name) ?? OWN).length > OWN.length;
    const tells = declared ? linkTells(writer, name, written) : [];
    const told = declared ? tellingOf(writer, tells) : linkTold(writer, written);
    const named = rule !== undefined && { rule };
    writer.write((running) => {
      running.events.push({ event: 'happened', name, ...named, ...told(running) });
      const rest = tells.map(({ run }) => run(running));
      hearOwn(running, name, { who: who(running) as number, rest });
    });
  },
};
