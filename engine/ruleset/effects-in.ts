// Every effect of a ruleset, wherever it stands, with its spot.
import { into, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { Effect } from './types.generated.ts';

export interface PlacedEffect {
  readonly effect: Effect;
  readonly spot: Spot;
}

export function effectsIn(source: RulesetSource): PlacedEffect[] {
  const { table, setup, moves, programs, cards } = source;
  const files = { 'table.json': table, 'setup.json': setup, ...moves, ...programs, ...cards };
  return Object.entries(files).flatMap(([file, content]) => walk(content, { file, path: [] }));
}

/** An effect is what says with a word what to do. */
function walk(value: unknown, spot: Spot): PlacedEffect[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'do' in value && typeof value.do === 'string';
  const inner = Object.entries(value).flatMap(([key, one]) =>
    walk(one, into(spot, Array.isArray(value) ? Number(key) : key)),
  );
  return own ? [{ effect: value as Effect, spot }, ...inner] : inner;
}
