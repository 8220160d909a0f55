// All effect words; to add one, describe it in the schema, copy a neighbour and list it here.
import type { EffectWord } from '../../machine/writer.ts';
import type { Effect } from '../../ruleset/types.generated.ts';
import { add } from './add.ts';
import { create } from './create.ts';
import { draw } from './draw.ts';
import { finish } from './finish.ts';
import { gain } from './gain.ts';
import { ifEffect } from './if.ts';
import { lose } from './lose.ts';
import { move } from './move.ts';
import { nextRound } from './next-round.ts';
import { nextTurn } from './next-turn.ts';
import { pay } from './pay.ts';
import { random } from './random.ts';
import { roll } from './roll.ts';
import { set } from './set.ts';
import { shift } from './shift.ts';
import { show } from './show.ts';
import { shuffle } from './shuffle.ts';
import { swap } from './swap.ts';

/** A word for each `do` of the schema: the compiler holds this list whole. */
export const EFFECTS: { readonly [W in Effect['do']]: EffectWord<Extract<Effect, { do: W }>> } = {
  add,
  create,
  draw,
  finish,
  gain,
  if: ifEffect,
  lose,
  move,
  nextRound,
  nextTurn,
  pay,
  random,
  roll,
  set,
  shift,
  show,
  shuffle,
  swap,
};
