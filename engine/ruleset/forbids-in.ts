// Every forbid of a ruleset, of its rules and of its cards, with its spot.
import type { Definition } from './definitions.ts';
import { into, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { ForbidDeclaration } from './types.generated.ts';

export interface PlacedForbid {
  /** The number of the definition that carries it; null for a rule. */
  readonly card: number | null;
  readonly spot: Spot;
  readonly declared: ForbidDeclaration;
}

/** Those of the rules come first. */
export function forbidsIn(
  { standing }: RulesetSource,
  definitions: readonly Definition[],
): PlacedForbid[] {
  const ofRules = Object.entries(standing).flatMap(([file, { forbids = [] }]) =>
    forbids.map((declared, i) => ({ card: null, spot: { file, path: ['forbids', i] }, declared })),
  );
  const ofCards = definitions.flatMap(({ said, spotOf }, card) => {
    const forbids = (said['forbids'] ?? []) as readonly ForbidDeclaration[];
    return forbids.map((declared, i) => ({ card, spot: into(spotOf('forbids'), i), declared }));
  });
  return [...ofRules, ...ofCards];
}

/** What it forbids: one thing, or several. */
export function goalsOf(written: ForbidDeclaration['move']): readonly string[] {
  return written === undefined ? [] : typeof written === 'string' ? [written] : written;
}
