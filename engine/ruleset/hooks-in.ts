// Every hook of a ruleset, of its rules and of its cards, with its spot.
import { definitionsOf } from './definitions.ts';
import { into, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { CardHookDeclaration } from './types.generated.ts';

export interface PlacedHook {
  /** The card that carries it; null for a rule. */
  readonly card: string | null;
  readonly spot: Spot;
  /** Those of rules say no role. */
  readonly declared: CardHookDeclaration;
}

/** Those of the rules come first. */
export function hooksIn(
  source: RulesetSource,
  definitions = definitionsOf(source).definitions,
): PlacedHook[] {
  const ofRules = Object.entries(source.programs).flatMap(([file, { hooks = [] }]) =>
    hooks.map((declared, i): PlacedHook => {
      return { card: null, spot: { file, path: ['hooks', i] }, declared };
    }),
  );
  const ofCards = definitions.flatMap(({ id: card, said, spotOf }) => {
    const hooks = (said['hooks'] ?? []) as readonly CardHookDeclaration[];
    return hooks.map((declared, i): PlacedHook => {
      return { card, spot: into(spotOf('hooks'), i), declared };
    });
  });
  return [...ofRules, ...ofCards];
}
