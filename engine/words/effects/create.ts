// create: makes new pieces of one definition.
import { INT, ZONE } from '../../expression/types.ts';
import { burn } from '../../machine/context.ts';
import { createPiece } from '../../machine/writes.ts';
import type { EffectWord } from '../../machine/writer.ts';
import { into } from '../../ruleset/report.ts';
import type { CreateEffect } from '../../ruleset/types.generated.ts';

export const create: EffectWord<CreateEffect> = {
  word: 'create',
  compile(effect, writer) {
    const zone = writer.expression('in', effect.in, ZONE).run;
    const copies = writer.expression('copies', effect.copies ?? 1, INT).run;
    const def = writer.world.cardNumbers.get(effect.def);
    if (def === undefined) {
      const known = { found: effect.def, among: writer.world.cardNumbers.keys() };
      writer.report.add(
        into(writer.spot, 'def'),
        'unknown-card',
        `there is no card “${effect.def}”`,
        {
          known,
        },
      );
      return;
    }
    writer.write((running) => {
      const to = zone(running) as number;
      const count = copies(running) as number;
      for (let i = 0; i < count; i++) {
        burn(running);
        createPiece(running, def, to);
      }
    });
  },
};
