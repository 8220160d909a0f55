// Works out a derived value: its formula, then every modifier in force, layer by layer. Nothing is kept, so nothing goes stale.
import { whole } from '../expression/operators.ts';
import { LAYERS, type DerivedValue, type Layer, type Modifier } from '../ruleset/values.ts';
import type { Bearer } from '../ruleset/types.generated.ts';
import type { World } from '../ruleset/world.ts';
import { isInPlay } from '../sight.ts';
import { livingFrom } from '../players.ts';
import { NOBODY, type State, type Stated, type Value } from '../state.ts';
import { burn, speaking, type Context } from './context.ts';

/** A modifier that works now, and the card that carries it. */
interface Working {
  readonly modifier: Modifier;
  /** What its expressions are about: it, and on a card this and owner. */
  readonly about: readonly Value[];
}

export function derive(world: World, value: DerivedValue, context: Context, it: number): Value {
  const { is, modifiers, onCards } = value.formula!;
  burn(context, 1 + modifiers.length);
  const you = context.you;
  context.you = speakerFor(value.of, context, it);
  let worth = speaking(context, [it], is);
  if (modifiers.length > 0 || onCards) {
    const working = [
      ...modifiers.map((modifier) => ({ modifier, about: [it] })),
      ...(onCards ? carried(world, value, context, it) : []),
    ].filter(({ modifier, about }) => !modifier.test || speaking(context, about, modifier.test));
    for (const layer of working.length > 0 ? LAYERS : []) {
      worth = applied(
        context,
        worth,
        working.filter(({ modifier }) => modifier.layer === layer),
      );
    }
  }
  context.you = you;
  return context.state.stated ? asStated(context.state.stated, value, it, worth) : worth;
}

/** A case may have said what it comes out as. */
function asStated(
  stated: readonly Stated[],
  { name }: DerivedValue,
  it: number,
  worth: Value,
): Value {
  const said = stated.find(({ value, of }) => value === name && of === it);
  if (!said) return worth;
  return said.add === undefined ? said.set! : whole((worth as number) + said.add);
}

/** In what is about a player or a card, you are that player or its owner. */
export function speakerFor(of: Bearer, { state }: Context, it: number): number {
  if (of === 'player') return it;
  const owner = of === 'card' ? state.pieces.owner[it]! : NOBODY;
  return owner === NOBODY ? state.active : owner;
}

/** Modifiers of cards in play: by seat from the active player on, then those of the table, by zone and place. */
function carried(world: World, value: DerivedValue, context: Context, it: number): Working[] {
  const { onCards } = value.formula!;
  const { state } = context;
  const found: Working[] = [];
  for (const zone of zonesInPlay(world, state)) {
    for (const card of state.zones[zone]!) {
      const modifiers = onCards!.get(state.pieces.def[card]!);
      if (!modifiers || !isInPlay(world, state, card)) continue;
      burn(context);
      const owner = state.pieces.owner[card]!;
      const subject = subjectOf(value, context, it);
      for (const modifier of modifiers) {
        const own = subject === null || subject === owner;
        if (modifier.whose !== 'anyone' && own !== (modifier.whose === 'yours')) continue;
        found.push({ modifier, about: [it, card, owner === NOBODY ? null : owner] });
      }
    }
  }
  return found;
}

/** Whose the value is; null for the table and its spaces, which are everybody's. */
function subjectOf({ of }: DerivedValue, { state }: Context, it: number): number | null {
  if (of === 'player') return it;
  return of === 'card' ? state.pieces.owner[it]! : null;
}

function zonesInPlay({ playing }: World, state: State): number[] {
  return [
    ...livingFrom(state, state.active).flatMap((seat) =>
      playing.perSeat.map((base) => base + seat),
    ),
    ...playing.others,
  ];
}

const WORK: Readonly<Record<Layer, (worth: number, amount: number) => number>> = {
  set: (_worth, amount) => amount,
  add: (worth, amount) => worth + amount,
  times: (worth, amount) => worth * amount,
  halfUp: (worth) => Math.ceil(worth / 2),
  halfDown: (worth) => Math.floor(worth / 2),
  atLeast: (worth, amount) => Math.max(worth, amount),
  atMost: (worth, amount) => Math.min(worth, amount),
};

function applied(context: Context, worth: Value, working: readonly Working[]): Value {
  let now = worth;
  for (const { modifier, about } of working) {
    const amount = modifier.amount ? speaking(context, about, modifier.amount) : 0;
    if (Array.isArray(now) && modifier.layer === 'add') {
      now = [...(now as readonly Value[]), ...(amount as readonly Value[])];
    } else if (typeof now === 'number') {
      now = whole(WORK[modifier.layer](now, amount as number));
    } else now = amount;
  }
  return now;
}
