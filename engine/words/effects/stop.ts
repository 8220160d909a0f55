// stop: leaves this program, or a procedure with all that it has begun, and gives its caller the result.
import { maybe } from '../../expression/types.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { namedProcedure } from '../../procedures/named.ts';
import { innermost } from '../../procedures/procedure.ts';
import { dropFrames } from '../../procedures/running.ts';
import { into } from '../../ruleset/report.ts';
import type { StopEffect } from '../../ruleset/types.generated.ts';

export const stop: EffectWord<StopEffect> = {
  word: 'stop',
  compile({ what, result }, writer) {
    if (what !== undefined) return stopProcedure(what, result, writer);
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

type Written = string | number | boolean;

function stopProcedure(what: string, result: Written | undefined, writer: Writer): void {
  const { around, spot } = writer;
  const named = namedProcedure(what, into(spot, 'what'), around);
  const gives = named?.procedures.find((one) => one.gives)?.gives ?? null;
  const value = result === undefined ? null : linkResult(result, writer, gives);
  writer.write((running) => {
    const { frames } = running.state;
    const at = innermost(running.state, named!);
    if (at < 0) return;
    const frame = frames[at]!;
    const given = value ? value(running) : null;
    dropFrames(running, at + 1);
    if (value && frame.back !== null && frame.back >= 0) frames[at - 1]!.slots[frame.back] = given;
    frame.at = running.codes[frame.code]!.instructions.length;
  });
}

function linkResult(result: Written, writer: Writer, gives = writer.around.gives) {
  if (!gives) {
    const message = 'this program gives nothing: say with “gives” what sort of thing it gives';
    writer.report.add(into(writer.spot, 'result'), 'gives-nothing', message);
  }
  return writer.expression('result', result, ...(gives ? [maybe(gives)] : [])).run;
}
