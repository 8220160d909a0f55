// able: which cards of a list can be picked, and why the others cannot.
import { abilityOf, type Use } from '../abilities/ability.ts';
import { isPossible, whyNot } from '../abilities/why-not.ts';
import type { Refusal, Seat } from '../decision.ts';
import type { Surroundings } from '../expression/compile.ts';
import { listOf, nameOf, type Type } from '../expression/types.ts';
import type { Choice } from '../form.ts';
import type { Context } from '../machine/context.ts';
import { into, type Spot } from './report.ts';
import type { ChoiceDeclaration } from './types.generated.ts';

/** The refusal code for a card that has no such ability. */
const NO_ABILITY = 'no-ability';

interface Pickable {
  readonly spot: Spot;
  readonly type: Type;
  readonly refusal: Refusal;
}

/** Only cards can be able, and all of them are judged as the cards that they are, or as copied by this one. */
export function linkAble(
  { able }: ChoiceDeclaration,
  { spot, type, refusal }: Pickable,
  around: Surroundings,
): Choice['able'] {
  if (able === undefined) return null;
  const { world, report, locals } = around;
  const at = into(spot, 'able');
  if (type.is !== 'card' && type.is !== 'never') {
    report.add(at, 'wrong-type', `only cards have abilities, and this is ${nameOf(listOf(type))}`);
  }
  const { ability: name, copy } = typeof able === 'string' ? { ability: able } : able;
  const copier = locals.get('this');
  if (copy && !copier) {
    report.add(at, 'no-card', 'there is no card here that could copy: copy stands on a card');
  }
  const named = world.abilities.named.get(name);
  if (!named) {
    const known = { found: name, among: world.abilities.named.keys() };
    report.add(at, 'unknown-ability', `no card has an ability “${name}”`, { known });
  }
  const useOf = (context: Context, card: number, you: Seat): Use | null => {
    const ability = abilityOf(named!, context.state.pieces.def[card]!);
    const self = copy ? (context.slots[copier!.slot] as number) : card;
    return ability && { ability, card, self, you };
  };
  const without = refusal.code === 'not-possible' ? { ...refusal, code: NO_ABILITY } : refusal;
  return {
    can: (context, card, you) => {
      const use = useOf(context, card, you);
      return use !== null && isPossible(context, world, use);
    },
    whyNot: (context, card, you) => {
      const use = useOf(context, card, you);
      return use ? whyNot(context, world, use) : without;
    },
  };
}
