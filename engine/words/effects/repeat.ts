// repeat: does the steps again and again, while something holds or so many times.
import { BOOL, INT } from '../../expression/types.ts';
import type { EffectWord, Jump, Writer } from '../../machine/writer.ts';
import type { RepeatEffect } from '../../ruleset/types.generated.ts';

export const repeat: EffectWord<RepeatEffect> = {
  word: 'repeat',
  compile(effect, writer) {
    if ((effect.while === undefined) === (effect.times === undefined)) {
      const message = 'a repeat says either “while” or “times”';
      writer.report.add(writer.spot, 'bad-repeat', message);
    }
    const count = effect.times === undefined ? null : countDown(effect.times, writer);
    const start = writer.here();
    const done = count ? count() : whileHolds(effect.while ?? false, writer);
    writer.block('steps', effect.steps);
    writer.back(start);
    done.land();
  },
};

type Written = string | number | boolean;

function whileHolds(written: Written, writer: Writer): Jump {
  const test = writer.expression('while', written, BOOL).run;
  return writer.jump((context) => !test(context));
}

/** The number of times is taken once, before the first. */
function countDown(written: Written, writer: Writer): () => Jump {
  const times = writer.expression('times', written, INT).run;
  const left = writer.slot();
  writer.write((running, { slots }) => {
    slots[left] = times(running);
  });
  return () => {
    const done = writer.jump(({ slots }) => (slots[left] as number) <= 0);
    writer.write((_running, { slots }) => {
      slots[left] = (slots[left] as number) - 1;
    });
    return done;
  };
}
