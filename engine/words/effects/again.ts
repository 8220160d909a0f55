// again: goes to a step of a running procedure, which keeps its variables.
import { RulesetFault } from '../../fault.ts';
import type { EffectWord } from '../../machine/writer.ts';
import { namedProcedure, needStep } from '../../procedures/named.ts';
import { innermost } from '../../procedures/procedure.ts';
import { dropFrames } from '../../procedures/running.ts';
import { into } from '../../ruleset/report.ts';
import type { AgainEffect } from '../../ruleset/types.generated.ts';

export const again: EffectWord<AgainEffect> = {
  word: 'again',
  compile(effect, writer) {
    const { spot, around } = writer;
    const named = namedProcedure(effect.in, into(spot, 'in'), around);
    if (named) needStep(named, effect.from, into(spot, 'from'), around);
    writer.write((running) => {
      const at = innermost(running.state, named!);
      if (at < 0) return;
      const frame = running.state.frames[at]!;
      const { id, steps, starts } = running.codes[frame.code]!.procedure!;
      const step = steps.indexOf(effect.from);
      if (step < 0) throw new RulesetFault(`the procedure “${id}” has no step “${effect.from}”`);
      dropFrames(running, at + 1);
      frame.at = starts[step]!;
    });
  },
};
