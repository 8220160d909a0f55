// can(card), can(card, ability): whether the ability is possible for you now; the card's usual one if none is named.
import { abilityOf } from '../../abilities/ability.ts';
import { isPossible } from '../../abilities/why-not.ts';
import type { Evaluate } from '../../machine/context.ts';
import { abilityNames, usualOf } from '../abilities.ts';
import type { Special } from '../definition.ts';
import { need } from '../scope.ts';
import { BOOL, CARD, maybe } from '../types.ts';

export const can: Special = {
  form: 'special',
  name: 'can',
  count: [1, 2],
  compile(compiler, { args: [first, second] }) {
    const { world } = compiler;
    const { named } = world.abilities;
    const cardOf = need(compiler, first!, maybe(CARD)).run;
    const nameOf = second ? need(compiler, second, abilityNames(world)).run : null;
    const run: Evaluate = (context) => {
      const card = cardOf(context) as number | null;
      const def = card === null ? null : context.state.pieces.def[card]!;
      const ability = nameOf
        ? abilityOf(named.get(nameOf(context) as string)!, def)
        : usualOf(world, def);
      if (!ability) return false;
      return isPossible(context, world, { ability, card, self: card, you: context.you });
    };
    return { type: BOOL, run };
  },
};
