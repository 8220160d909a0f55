// Derived values: declared here, given their formulas when the ruleset is linked.
import type { Type } from '../expression/types.ts';
import type { Evaluate } from '../machine/context.ts';
import { declaredType } from './columns.ts';
import type { RulesetSource } from './source.ts';
import type { Bearer } from './types.generated.ts';

/** The layers in which modifiers work, whatever their order in the files. */
export const LAYERS = ['set', 'add', 'times', 'halfUp', 'halfDown', 'atLeast', 'atMost'] as const;

export type Layer = (typeof LAYERS)[number];

export interface Modifier {
  readonly layer: Layer;
  readonly whose: 'yours' | 'others' | 'anyone';
  readonly test: Evaluate | null;
  readonly amount: Evaluate | null;
}

export interface Formula {
  readonly is: Evaluate;
  /** By the rules themselves, in order. */
  readonly modifiers: readonly Modifier[];
  /** On cards, by the number of the definition; null if no card has any. */
  readonly onCards: ReadonlyMap<number, readonly Modifier[]> | null;
}

export interface DerivedValue {
  readonly name: string;
  readonly of: Bearer;
  readonly type: Type;
  /** Null until it is linked. */
  formula: Formula | null;
}

export function valuesOf({ standing }: RulesetSource): Map<string, DerivedValue> {
  const declared = Object.values(standing).flatMap(({ values = {} }) => Object.entries(values));
  return new Map(
    declared.map(([name, { of, type = 'int' }]) => [
      name,
      { name, of, type: declaredType(name, { type }), formula: null },
    ]),
  );
}
