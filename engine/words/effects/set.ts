// set: gives a variable a value, or says who is first.
import { speaksOfProcedure } from '../../expression/procedures.ts';
import { PLAYER } from '../../expression/types.ts';
import { changeNumber, readCell, setVariable } from '../../machine/cells.ts';
import { ACTIVE, FIRST } from '../../machine/marks.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { changeVariable } from '../../procedures/variables.ts';
import { into } from '../../ruleset/report.ts';
import type { SetEffect } from '../../ruleset/types.generated.ts';

export const set: EffectWord<SetEffect> = {
  word: 'set',
  compile(effect, writer) {
    if (effect.what === 'first') return setFirst(effect, writer);
    if (speaksOfProcedure(effect.what, writer.around)) return setInProcedure(effect, writer);
    const place = writer.place('what', effect.what);
    const value = writer.expression('to', effect.to, ...(place ? [place.type] : [])).run;
    const limited = place?.columns.find(({ counter }) => counter?.bank);
    if (limited) {
      const message = `“${limited.name}” has a total; say gain, lose or shift, so that none is made or lost`;
      writer.report.add(into(writer.spot, 'what'), 'limited', message);
    }
    writer.write((running) => {
      const cell = place!.at(running);
      if (!cell) return;
      const to = value(running);
      if (!cell.column.counter) return setVariable(running, cell, to);
      changeNumber(running, cell, (to as number) - (readCell(running, cell) as number));
    });
  },
};

/** Where no such procedure runs, nothing is set. */
function setInProcedure(effect: SetEffect, writer: Writer): void {
  const place = writer.variable('what', effect.what);
  const value = writer.expression('to', effect.to, ...(place ? [place.type] : [])).run;
  writer.write((running) => {
    const to = value(running);
    changeVariable(running, place!, () => to);
  });
}

/** Who is first during set-up has the first turn; later the turn stays where it is. */
function setFirst(effect: SetEffect, writer: Writer): void {
  const player = writer.expression('to', effect.to, PLAYER).run;
  writer.write((running) => {
    const { state } = running;
    state.first = player(running) as number;
    running.written |= FIRST | ACTIVE;
    if (state.chart === '') state.active = state.first;
  });
}
