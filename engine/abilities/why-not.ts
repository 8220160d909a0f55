// Why an ability is not possible: what it requires does not hold, its cost cannot be paid, or nothing can be picked.
import type { Refusal } from '../decision.ts';
import { RulesetFault } from '../fault.ts';
import type { Context } from '../machine/context.ts';
import type { World } from '../ruleset/world.ts';
import { firstRefusal } from '../walk.ts';
import type { Use } from './ability.ts';

/** Abilities whose possibility depends on that of others can be asked about so deep. */
const MAX_CHAIN = 64;

/** Null if it is possible. What is possible only if it is possible itself is not. */
export function whyNot(context: Context, world: World, use: Use): Refusal | null {
  const { ability, card, self, you } = use;
  const chain = context.chain ?? [];
  const named = ability.rule !== undefined && { rule: ability.rule };
  if (chain.some((one) => one.card === card && one.ability === ability.number)) {
    return { code: 'not-possible', ...named };
  }
  if (chain.length >= MAX_CHAIN) {
    throw new RulesetFault(`abilities depend on each other more than ${MAX_CHAIN} deep`);
  }
  const { state, fuel } = context;
  const walk = {
    state,
    fuel,
    you,
    temps: [],
    slots: [self],
    chain: [...chain, { card, ability: ability.number }],
    world,
    form: ability.form,
    seat: you,
  };
  const refusal = firstRefusal(walk, ability.refusal);
  context.fuel = walk.fuel;
  return refusal;
}
