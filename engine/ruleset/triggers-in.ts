// Every trigger of a ruleset, of its rules and of its cards, with its spot.
import { definitionsOf } from './definitions.ts';
import { into, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { CardTriggerDeclaration, RuleTriggerDeclaration } from './types.generated.ts';

/** The question which of several triggers comes first. */
export const NEXT_TRIGGER = 'next-trigger';

export interface PlacedTrigger {
  /** Its name in answers. */
  readonly id: string;
  /** The card that carries it; null for a rule. */
  readonly card: string | null;
  readonly spot: Spot;
  readonly declared: RuleTriggerDeclaration | CardTriggerDeclaration;
}

/** Those of the rules come first. */
export function triggersIn(
  source: RulesetSource,
  definitions = definitionsOf(source).definitions,
): PlacedTrigger[] {
  const ofRules = Object.entries(source.programs).flatMap(([file, { triggers = [] }]) =>
    triggers.map((declared, i): PlacedTrigger => {
      return { id: declared.id, card: null, spot: { file, path: ['triggers', i] }, declared };
    }),
  );
  const ofCards = definitions.flatMap(({ id: card, said, spotOf }) => {
    const triggers = (said['triggers'] ?? []) as readonly CardTriggerDeclaration[];
    return triggers.map((declared, i): PlacedTrigger => {
      return { id: declared.id ?? card, card, spot: into(spotOf('triggers'), i), declared };
    });
  });
  return [...ofRules, ...ofCards];
}
