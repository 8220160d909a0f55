// call: runs a program, with what it takes, and remembers what it gives.
import { maybe } from '../../expression/types.ts';
import { PLAYER } from '../../expression/types.ts';
import type { Evaluate } from '../../machine/context.ts';
import { pushFrame } from '../../machine/run.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import type { Signature } from '../../expression/compile.ts';
import { into } from '../../ruleset/report.ts';
import type { CallEffect } from '../../ruleset/types.generated.ts';

export const call: EffectWord<CallEffect> = {
  word: 'call',
  compile(effect, writer) {
    const called = writer.around.programs.get(effect.program);
    if (!called) return unknownProgram(effect, writer);
    const values = linkArguments(effect, writer, called);
    const you = effect.you === undefined ? null : writer.expression('you', effect.you, PLAYER).run;
    const back = linkResult(effect, writer, called);
    writer.write((running, frame) => {
      const slots = values.map((value) => value(running));
      if (back >= 0) frame.slots[back] = null;
      const performer = you ? (you(running) as number) : frame.you;
      pushFrame(running, called.number, { you: performer, slots, back });
    });
  },
};

function unknownProgram({ program }: CallEffect, writer: Writer): void {
  const known = { found: program, among: writer.around.programs.keys() };
  const message = `there is no program “${program}”`;
  writer.report.add(into(writer.spot, 'program'), 'unknown-program', message, { known });
}

function linkArguments(effect: CallEffect, writer: Writer, { takes }: Signature): Evaluate[] {
  const given = effect.with ?? {};
  for (const name of Object.keys(given)) {
    if (takes.has(name)) continue;
    const known = { found: name, among: takes.keys() };
    const message = `the program “${effect.program}” takes no “${name}”`;
    writer.report.add(into(writer.spot, 'with', name), 'unknown-argument', message, { known });
  }
  return [...takes].flatMap(([name, type]) => {
    if (Object.hasOwn(given, name))
      return [writer.expression(['with', name], given[name]!, type).run];
    const message = `the program “${effect.program}” must be given “${name}”`;
    writer.report.add(writer.spot, 'missing-argument', message);
    return [];
  });
}

/** -1 if the caller does not want what it gives. A program may end without giving anything. */
function linkResult(effect: CallEffect, writer: Writer, { gives }: Signature): number {
  if (effect.as === undefined) return -1;
  if (gives) return writer.name('as', effect.as, maybe(gives));
  const message = `the program “${effect.program}” gives nothing`;
  writer.report.add(into(writer.spot, 'as'), 'gives-nothing', message);
  return -1;
}
