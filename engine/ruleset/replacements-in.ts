// Every replacement of a ruleset, of its rules and of its cards, with its spot.
import { definitionsOf } from './definitions.ts';
import { into, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { CardReplacementDeclaration, RuleReplacementDeclaration } from './types.generated.ts';

export interface PlacedReplacement {
  /** Its name in answers. */
  readonly id: string;
  /** The card that carries it; null for a rule. */
  readonly card: string | null;
  readonly spot: Spot;
  readonly declared: RuleReplacementDeclaration | CardReplacementDeclaration;
}

/** Those of the rules come first. */
export function replacementsIn(
  source: RulesetSource,
  definitions = definitionsOf(source).definitions,
): PlacedReplacement[] {
  const ofRules = Object.entries(source.programs).flatMap(([file, { replaces = [] }]) =>
    replaces.map((declared, i): PlacedReplacement => {
      return { id: declared.id, card: null, spot: { file, path: ['replaces', i] }, declared };
    }),
  );
  const ofCards = definitions.flatMap(({ id: card, said, spotOf }) => {
    const replaces = (said['replaces'] ?? []) as readonly CardReplacementDeclaration[];
    return replaces.map((declared, i): PlacedReplacement => {
      return { id: declared.id ?? card, card, spot: into(spotOf('replaces'), i), declared };
    });
  });
  return [...ofRules, ...ofCards];
}
