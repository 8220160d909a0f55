// set: gives a variable of the table a value, or says who is first.
import { variableType } from '../../expression/fields.ts';
import { PLAYER } from '../../expression/types.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { into } from '../../ruleset/report.ts';
import type { SetEffect } from '../../ruleset/types.generated.ts';

export const set: EffectWord<SetEffect> = {
  word: 'set',
  compile(effect, writer) {
    if (effect.what === 'first') return setFirst(effect, writer);
    const name = /^table\.(\w+)$/.exec(effect.what)?.[1];
    const variable = name === undefined ? undefined : writer.world.vars.get(name);
    if (!variable) return unknownPlace(effect, writer);
    const value = writer.expression('to', effect.to, variableType(variable.declared.type)).run;
    writer.write((running) => {
      running.state.vars[variable.number] = value(running);
    });
  },
};

/** Who is first during set-up has the first turn; later the turn stays where it is. */
function setFirst(effect: SetEffect, writer: Writer): void {
  const player = writer.expression('to', effect.to, PLAYER).run;
  writer.write((running) => {
    const { state } = running;
    state.first = player(running) as number;
    if (state.chart === '') state.active = state.first;
  });
}

function unknownPlace(effect: SetEffect, writer: Writer): void {
  const among = ['first', ...[...writer.world.vars.keys()].map((name) => `table.${name}`)];
  const message = `“${effect.what}” cannot be set; only “first” can, and “table.NAME” with a variable of table.json`;
  const known = { found: effect.what, among };
  writer.report.add(into(writer.spot, 'what'), 'unknown-variable', message, { known });
}
