// Where the windows of a ruleset are opened, and which procedures surely run then.
import type { Procedures } from '../procedures/declare.ts';
import { effectsIn, type PlacedEffect } from './effects-in.ts';
import type { RulesetSource } from './source.ts';
import type { WindowEffect } from './types.generated.ts';

export function windowsIn(source: RulesetSource): (PlacedEffect & { effect: WindowEffect })[] {
  return effectsIn(source).flatMap(({ effect, spot }) =>
    effect.do === 'window' ? [{ effect, spot }] : [],
  );
}

/** By the name of the window: the names that are those of a procedure wherever it is opened. */
export function runningInWindows(
  source: RulesetSource,
  procedures: Procedures,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { effect, spot } of windowsIn(source)) {
    const names = namesAround(spot.path, procedures);
    const before = found.get(effect.name);
    found.set(
      effect.name,
      before ? new Set(names.filter((one) => before.has(one))) : new Set(names),
    );
  }
  return found;
}

/** Those of the procedure in whose steps it stands. */
function namesAround(path: readonly (string | number)[], { byId }: Procedures): readonly string[] {
  const [section, id, field] = path;
  return section === 'programs' && field === 'steps' ? (byId.get(String(id))?.names ?? []) : [];
}
