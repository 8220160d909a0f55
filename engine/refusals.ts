// Which of several reasons is told: the one that comes first in the order of the ruleset.
import type { Refusal } from './decision.ts';
import { RulesetFault } from './fault.ts';

/** What a ruleset says of its refusals, by code: their place in the order, and their rule. */
export type Refusals = ReadonlyMap<string, { readonly place: number; readonly rule?: string }>;

/** What a ruleset calls refusals of the engine's own. */
export type OwnNames = ReadonlyMap<string, string>;

/** As the ruleset calls it, with the rule that it names for it. */
export function asCalled(names: OwnNames, order: Refusals, refusal: Refusal): Refusal {
  const code = names.get(refusal.code);
  return code === undefined ? refusal : refusalFor(order, code, undefined, refusal.rule);
}

/** Null if there is none. Without an order the first one found counts, and no other is looked for. */
export function weightiest(order: Refusals, found: Iterable<Refusal>): Refusal | null {
  const reasons: Refusal[] = [];
  try {
    for (const refusal of found) {
      if (order.size === 0) return refusal;
      reasons.push(refusal);
    }
  } catch (fault) {
    // What is judged although something failed before it may well go wrong.
    if (reasons.length === 0 || !(fault instanceof RulesetFault)) throw fault;
  }
  const place = ({ code }: Refusal) => order.get(code)?.place ?? Infinity;
  return reasons.reduce<Refusal | null>(
    (best, one) => (best && place(best) <= place(one) ? best : one),
    null,
  );
}

/** A refusal names its own rule, that of its code, or that of what it belongs to. */
export function refusalFor(
  order: Refusals,
  code: string,
  own: string | undefined,
  around: string | undefined,
): Refusal {
  const rule = own ?? order.get(code)?.rule ?? around;
  return { code, ...(rule !== undefined && { rule }) };
}
