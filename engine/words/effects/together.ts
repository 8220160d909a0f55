// together: several effects as one step, for which state rules wait.
import { PLAYER } from '../../expression/types.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { into } from '../../ruleset/report.ts';
import type { TogetherEffect } from '../../ruleset/types.generated.ts';

export const together: EffectWord<TogetherEffect> = {
  word: 'together',
  compile(effect, writer) {
    const cause = effect.cause === undefined ? null : writeCause(effect.cause, writer);
    const rules = effect.hold ? new Set(heldRules(effect.hold, writer)) : null;
    const from = writer.here();
    writer.block('steps', effect.steps);
    const to = writer.here();
    // The stretch ends before the first of these; the rules are looked at before the second.
    writer.write((running) => {
      running.wrote = true;
    });
    writer.write(() => undefined);
    writer.hold({ from, to, rules, cause });
  },
};

function writeCause(written: string | number | boolean, writer: Writer): number {
  const player = writer.expression('cause', written, PLAYER).run;
  const slot = writer.slot();
  writer.write((running, { slots }) => {
    slots[slot] = player(running);
  });
  return slot;
}

function heldRules(ids: readonly string[], { around, report, spot }: Writer): number[] {
  return ids.flatMap((id, i) => {
    const number = around.stateRules.get(id);
    if (number !== undefined) return [number];
    const known = { found: id, among: around.stateRules.keys() };
    const message = `there is no state rule “${id}”`;
    report.add(into(spot, 'hold', i), 'unknown-state-rule', message, { known });
    return [];
  });
}
