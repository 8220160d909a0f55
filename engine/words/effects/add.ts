// add: adds to a number that no total limits, or takes from it.
import { whole } from '../../expression/operators.ts';
import { speaksOfProcedure } from '../../expression/procedures.ts';
import { INT } from '../../expression/types.ts';
import { changeNumber } from '../../machine/cells.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { changeVariable } from '../../procedures/variables.ts';
import { into } from '../../ruleset/report.ts';
import type { AddEffect } from '../../ruleset/types.generated.ts';

export const add: EffectWord<AddEffect> = {
  word: 'add',
  compile(effect, writer) {
    if (speaksOfProcedure(effect.what, writer.around)) return addInProcedure(effect, writer);
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

/** Where no such procedure runs, nothing is added. */
function addInProcedure(effect: AddEffect, writer: Writer): void {
  const place = writer.variable('what', effect.what);
  const by = writer.expression('n', effect.n, INT).run;
  if (place && place.type.is !== 'int') {
    const message = `“${effect.what}” is not a number`;
    writer.report.add(into(writer.spot, 'what'), 'wrong-type', message);
  }
  writer.write((running) => {
    const more = by(running) as number;
    changeVariable(running, place!, (before) => whole((before as number) + more));
  });
}
