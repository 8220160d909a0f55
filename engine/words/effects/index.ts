// All effect words; to add one, describe it in the schema, copy a neighbour and list it here.
import type { EffectWord } from '../../machine/writer.ts';
import type { Effect } from '../../ruleset/types.generated.ts';
import { create } from './create.ts';
import { finish } from './finish.ts';
import { ifEffect } from './if.ts';
import { move } from './move.ts';
import { nextTurn } from './next-turn.ts';
import { random } from './random.ts';
import { set } from './set.ts';

/** A word for each `do` of the schema: the compiler holds this list whole. */
export const EFFECTS: { readonly [W in Effect['do']]: EffectWord<Extract<Effect, { do: W }>> } = {
  create,
  finish,
  if: ifEffect,
  move,
  nextTurn,
  random,
  set,
};
