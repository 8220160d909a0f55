// All effect words; to add one, describe it in the schema, copy a neighbour and list it here.
import type { EffectWord } from '../../machine/writer.ts';
import type { Effect } from '../../ruleset/types.generated.ts';
import { add } from './add.ts';
import { again } from './again.ts';
import { call } from './call.ts';
import { cancel } from './cancel.ts';
import { choose } from './choose.ts';
import { create } from './create.ts';
import { draw } from './draw.ts';
import { each } from './each.ts';
import { either } from './either.ts';
import { eliminate } from './eliminate.ts';
import { emit } from './emit.ts';
import { extraTurn } from './extra-turn.ts';
import { finish } from './finish.ts';
import { gain } from './gain.ts';
import { ifEffect } from './if.ts';
import { letEffect } from './let.ts';
import { lose } from './lose.ts';
import { move } from './move.ts';
import { nextRound } from './next-round.ts';
import { nextTurn } from './next-turn.ts';
import { pay } from './pay.ts';
import { random } from './random.ts';
import { repeat } from './repeat.ts';
import { roll } from './roll.ts';
import { say } from './say.ts';
import { set } from './set.ts';
import { shift } from './shift.ts';
import { show } from './show.ts';
import { shuffle } from './shuffle.ts';
import { signal } from './signal.ts';
import { skipTurn } from './skip-turn.ts';
import { stop } from './stop.ts';
import { swap } from './swap.ts';
import { together } from './together.ts';
import { use } from './use.ts';
import { window } from './window.ts';
import { would } from './would.ts';

/** A word for each `do` of the schema: the compiler holds this list whole. */
export const EFFECTS: { readonly [W in Effect['do']]: EffectWord<Extract<Effect, { do: W }>> } = {
  add,
  again,
  call,
  cancel,
  choose,
  create,
  draw,
  each,
  either,
  eliminate,
  emit,
  extraTurn,
  finish,
  gain,
  if: ifEffect,
  let: letEffect,
  lose,
  move,
  nextRound,
  nextTurn,
  pay,
  random,
  repeat,
  roll,
  say,
  set,
  shift,
  show,
  shuffle,
  signal,
  skipTurn,
  stop,
  swap,
  together,
  use,
  window,
  would,
};
