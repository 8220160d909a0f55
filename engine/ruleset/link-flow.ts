// The guards of flow.json, compiled.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { BOOL } from '../expression/types.ts';
import type { Guards } from '../flow/chart.ts';
import type { Evaluate } from '../machine/context.ts';
import { into } from './report.ts';
import { statesOf } from './flow-states.ts';
import type { FlowFile } from './types.generated.ts';

export function linkGuards(flow: FlowFile, around: Surroundings): Guards {
  const guards = new Map<string, Evaluate>();
  for (const { spot, state } of statesOf(flow)) {
    for (const [event, list] of Object.entries(state.on ?? {})) {
      if (typeof list === 'string') continue;
      list.forEach(({ guard }, i) => {
        if (guard === undefined) return;
        const at = into(spot, 'on', event, i, 'guard');
        guards.set(guard, compileExpression(guard, at, around, BOOL).run);
      });
    }
  }
  return guards;
}
