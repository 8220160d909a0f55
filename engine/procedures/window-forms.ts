// What can be played in a window: one form for each name of an ability, with the card that has it.
import { abilityOf, type Ability } from '../abilities/ability.ts';
import { isPossible, whyNot } from '../abilities/why-not.ts';
import type { Seat } from '../decision.ts';
import type { Able, Form } from '../form.ts';
import { burn, type Context } from '../machine/context.ts';
import type { World } from '../ruleset/world.ts';
import { isInPlay, knows } from '../sight.ts';
import { NOBODY } from '../state.ts';

export interface Playable {
  readonly form: Form;
  /** The ability of that name, for a card of this definition that can play it here. */
  of(def: number): Ability | null;
}

export function formsOf(
  world: World,
  window: string,
  slots: { readonly chooser: number; readonly card: number },
): Playable[] {
  const names = new Set(
    world.abilities.all.flatMap((one) => (one.window === window ? one.name : [])),
  );
  return [...names].map((name) => {
    const named = world.abilities.named.get(name)!;
    const of = (def: number) => {
      const ability = named.onCards[def] ? abilityOf(named, def) : null;
      return ability?.window === window ? ability : null;
    };
    const from = (context: Context) =>
      cardsOf(context, world, context.slots[slots.chooser] as Seat, of);
    const choice = {
      ...{ name: 'card', kind: 'card' as const, slot: slots.card, from, distinct: true },
      ...{ count: null, ordered: false, short: true, instead: null },
      able: ableFor(world, of),
      refusal: { code: 'not-possible' },
    };
    return { form: { id: name, choices: [choice], requirements: [[], []] }, of };
  });
}

function ableFor(world: World, of: Playable['of']): Able {
  const useOf = ({ state }: Context, card: number, you: Seat) => {
    return { ability: of(state.pieces.def[card]!)!, card, self: card, you };
  };
  return {
    can: (context, card, you) => isPossible(context, world, useOf(context, card, you)),
    whyNot: (context, card, you) => whyNot(context, world, useOf(context, card, you)),
  };
}

/** Cards in play that are the player's or nobody's; or those in the zones that the ability names. */
function cardsOf(context: Context, world: World, seat: Seat, of: Playable['of']): number[] {
  const { state } = context;
  burn(context, state.pieces.def.length);
  return state.pieces.def.flatMap((def, piece) => {
    const ability = of(def);
    return ability && lies(context, world, piece, { ...ability, seat }) ? [piece] : [];
  });
}

function lies(
  { state }: Context,
  world: World,
  piece: number,
  { from, seat }: Pick<Ability, 'from'> & { readonly seat: Seat },
): boolean {
  const { zone, seat: holder } = world.holdings[state.pieces.zone[piece]!]!;
  const owner = holder === NOBODY ? state.pieces.owner[piece]! : holder;
  if (owner !== seat && owner !== NOBODY) return false;
  return from ? from.has(zone.name) : isInPlay(world, state, piece);
}

/** Whether others must think that the player could play something: a hidden card where such cards are played from. */
export function mayHold({ state }: Context, world: World, window: string, seat: Seat): boolean {
  const zones = new Set(
    world.abilities.all.flatMap((one) => (one.window === window ? [...(one.from ?? [])] : [])),
  );
  return state.pieces.zone.some((at, piece) => {
    const { zone, seat: holder } = world.holdings[at]!;
    return holder === seat && zones.has(zone.name) && !knows(state, piece, null);
  });
}
