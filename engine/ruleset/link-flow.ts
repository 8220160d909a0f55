// The expressions of flow.json, compiled: guards, and who is asked.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { BOOL, listOf, PLAYER } from '../expression/types.ts';
import type { Menus } from '../flow/chart.ts';
import type { Guards } from '../flow/step.ts';
import { pathOf } from '../flow/paths.ts';
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

export function linkMenus(flow: FlowFile, around: Surroundings): Menus {
  const menus = new Map<string, Evaluate>();
  for (const { keys, spot, state } of statesOf(flow)) {
    const who = state.meta?.who;
    if (who === undefined) continue;
    const at = into(spot, 'meta', 'who');
    menus.set(pathOf(keys), compileExpression(who, at, around, PLAYER, listOf(PLAYER)).run);
  }
  return menus;
}
