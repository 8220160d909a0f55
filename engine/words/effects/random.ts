// random: picks one element of a list by chance and gives it a name.
import { elementOf } from '../../expression/operators.ts';
import { ANY_LIST, type Type } from '../../expression/types.ts';
import { RulesetFault } from '../../fault.ts';
import type { Running } from '../../machine/running.ts';
import type { EffectWord } from '../../machine/writer.ts';
import { draw } from '../../random.ts';
import type { RandomEffect } from '../../ruleset/types.generated.ts';
import type { Value } from '../../state.ts';

export const random: EffectWord<RandomEffect> = {
  word: 'random',
  compile(effect, writer) {
    const from = writer.expression('from', effect.from, ANY_LIST);
    const type = elementOf(from.type);
    const slot = writer.name('as', effect.as, type);
    writer.write((running, frame) => {
      const list = from.run(running) as readonly Value[];
      if (list.length === 0) throw new RulesetFault('random has nothing to pick from');
      frame.slots[slot] = running.state.picks?.length
        ? saidPick(running, list, type)
        : list[draw(running.state, list.length)]!;
    });
  },
};

/** A case may say what is picked; then the generator rests. */
function saidPick(running: Running, list: readonly Value[], type: Type): Value {
  const { state } = running;
  const [said, ...rest] = state.picks!;
  state.picks = rest;
  const found = list.find((value) => namesOf(running, type, value).includes(said!));
  if (found !== undefined) return found;
  const names = list.map((value) => namesOf(running, type, value)[0]);
  throw new RulesetFault(
    `random was said to pick “${said}”, but can pick ${names.join(', ')} only`,
  );
}

/** What a case can call it. */
function namesOf(running: Running, type: Type, value: Value): readonly Value[] {
  const { world, state } = running;
  if (type.is === 'maybe') return namesOf(running, type.of, value);
  if (type.is === 'player') return [`seat/${value as number}`];
  if (type.is === 'card') return [world.cards[state.pieces.def[value as number]!]!.id];
  if (type.is !== 'space') return [value];
  const { name, ref } = world.spaces[value as number]!;
  return [name, ref];
}
