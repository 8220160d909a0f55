// Why an ability is not possible: what it requires does not hold, its cost cannot be paid, or nothing can be picked.
import type { Refusal } from '../decision.ts';
import { RulesetFault } from '../fault.ts';
import type { Context } from '../machine/context.ts';
import type { World } from '../ruleset/world.ts';
import { canBeFilled, firstRefusal, type Walk } from '../walk.ts';
import type { Use } from './ability.ts';

/** Abilities whose possibility depends on that of others can be asked about so deep. */
const MAX_CHAIN = 64;

/** What is possible only if it is possible itself is not. */
export function isPossible(context: Context, world: World, use: Use): boolean {
  return !isThought(context, use) && thinking(context, world, use, canBeFilled);
}

/** Null if it is possible. */
export function whyNot(context: Context, world: World, use: Use): Refusal | null {
  const { rule, refusal } = use.ability;
  const named = rule !== undefined && { rule };
  if (isThought(context, use)) return { code: 'not-possible', ...named };
  return thinking(context, world, use, (walk) => firstRefusal(walk, refusal));
}

function isThought({ chain = [] }: Context, { card, ability }: Use): boolean {
  return chain.some((one) => one.card === card && one.ability === ability.number);
}

/** Judges the ability as if it were being performed, with what is left of the fuel. */
function thinking<T>(
  context: Context,
  world: World,
  { ability, card, self, you }: Use,
  judge: (walk: Walk) => T,
): T {
  const { state, fuel, chain = [] } = context;
  if (chain.length >= MAX_CHAIN) {
    throw new RulesetFault(`abilities depend on each other more than ${MAX_CHAIN} deep`);
  }
  const walk: Walk = {
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
  const judged = judge(walk);
  context.fuel = walk.fuel;
  return judged;
}
