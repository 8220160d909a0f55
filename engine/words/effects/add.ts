// add: adds to a number that no total limits, or takes from it.
import { INT } from '../../expression/types.ts';
import { changeNumber } from '../../machine/cells.ts';
import type { EffectWord } from '../../machine/writer.ts';
import { into } from '../../ruleset/report.ts';
import type { AddEffect } from '../../ruleset/types.generated.ts';

export const add: EffectWord<AddEffect> = {
  word: 'add',
  compile(effect, writer) {
    const place = writer.place('what', effect.what);
    const by = writer.expression('n', effect.n, INT).run;
    const limited = place?.columns.find(({ counter }) => counter?.bank);
    if (limited) {
      const message = `“${limited.name}” has a total; say gain, lose or shift, so that none is made or lost`;
      writer.report.add(into(writer.spot, 'what'), 'limited', message);
    } else if (place && place.type.is !== 'int') {
      const message = `“${effect.what}” is not a number`;
      writer.report.add(into(writer.spot, 'what'), 'wrong-type', message);
    }
    writer.write((running) => {
      const cell = place!.at(running);
      if (cell) changeNumber(running, cell, by(running) as number);
    });
  },
};
