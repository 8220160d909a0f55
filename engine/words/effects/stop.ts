// stop: leaves this program, and gives its caller the result.
import { maybe } from '../../expression/types.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { into } from '../../ruleset/report.ts';
import type { StopEffect } from '../../ruleset/types.generated.ts';

export const stop: EffectWord<StopEffect> = {
  word: 'stop',
  compile({ result }, writer) {
    const value = result === undefined ? null : linkResult(result, writer);
    writer.write((running, frame) => {
      const caller = running.state.frames.at(-2);
      if (value && frame.back !== null && frame.back >= 0) {
        caller!.slots[frame.back] = value(running);
      }
      frame.at = running.codes[frame.code]!.instructions.length;
    });
  },
};

function linkResult(result: string | number | boolean, writer: Writer) {
  const { gives } = writer.around;
  if (!gives) {
    const message = 'this program gives nothing: say with “gives” what sort of thing it gives';
    writer.report.add(into(writer.spot, 'result'), 'gives-nothing', message);
  }
  return writer.expression('result', result, ...(gives ? [maybe(gives)] : [])).run;
}
