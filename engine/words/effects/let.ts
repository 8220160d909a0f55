// let: names values, or gives names of this program new values; all are worked out before any is named.
import type { EffectWord } from '../../machine/writer.ts';
import type { LetEffect } from '../../ruleset/types.generated.ts';

export const letEffect: EffectWord<LetEffect> = {
  word: 'let',
  compile({ set }, writer) {
    const known = writer.around.locals;
    const worked = Object.entries(set).map(([name, written]) => {
      const before = known.get(name);
      const field = ['set', name];
      const wanted = before ? [before.variable ?? before.type] : [];
      if (before?.variable) writer.touch();
      return { name, field, before, value: writer.expression(field, written, ...wanted) };
    });
    const named = worked.map(({ name, field, before, value }) => ({
      slot: before?.slot ?? writer.name(field, name, value.type),
      run: value.run,
    }));
    writer.write((running, { slots }) => {
      const values = named.map(({ run }) => run(running));
      named.forEach(({ slot }, i) => {
        slots[slot] = values[i]!;
      });
    });
  },
};
