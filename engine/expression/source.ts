// Short cuts of the expression compiler: what lies in a slot is read where it is needed, without a call of its own.
import type { Context, Evaluate } from '../machine/context.ts';
import { NOBODY, type Value } from '../state.ts';

/** The slot of a name: a variable of a macro, or a local of the program. */
export interface Source {
  readonly of: 'temps' | 'slots';
  readonly slot: number;
}

export function reading({ of, slot }: Source): Evaluate {
  if (of === 'temps') return (context) => context.temps[slot]!;
  return (context) => context.slots[slot]!;
}

/** A field of whatever lies in the slot. */
export function fieldOf(
  { of, slot }: Source,
  read: (context: Context, holder: number) => Value,
): Evaluate {
  if (of === 'temps') return (context) => read(context, context.temps[slot] as number);
  return (context) => read(context, context.slots[slot] as number);
}

/** The cards in a zone of whatever lies in the slot. */
export function zoneOf({ of, slot }: Source, base: number): Evaluate {
  if (of === 'temps')
    return ({ state, temps }) => state.zones[base + (temps[slot] as number)] as Value;
  return ({ state, slots }) => state.zones[base + (slots[slot] as number)] as Value;
}

/** The owner of the card that lies in the slot. */
export function ownerIn({ of, slot }: Source): Evaluate {
  const named = (owner: number) => (owner === NOBODY ? null : owner);
  if (of === 'temps')
    return ({ state, temps }) => named(state.pieces.owner[temps[slot] as number]!);
  return ({ state, slots }) => named(state.pieces.owner[slots[slot] as number]!);
}
