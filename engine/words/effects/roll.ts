// roll: rolls dice and gives what fell a name.
import { INT, listOf } from '../../expression/types.ts';
import { RulesetFault } from '../../fault.ts';
import { burn } from '../../machine/context.ts';
import type { Running } from '../../machine/running.ts';
import type { EffectWord } from '../../machine/writer.ts';
import { hide, uncover } from '../../procedures/hidden.ts';
import { draw } from '../../random.ts';
import type { RollEffect } from '../../ruleset/types.generated.ts';

export const roll: EffectWord<RollEffect> = {
  word: 'roll',
  compile(effect, writer) {
    const several = effect.n !== undefined;
    const count = writer.expression('n', effect.n ?? 1, INT).run;
    const sides = writer.expression('sides', effect.sides ?? 6, INT).run;
    const { procedure } = writer.around;
    const kept = procedure?.variables.has(effect.as) ? procedure : null;
    const slot = writer.name('as', effect.as, several ? listOf(INT) : INT);
    writer.write((running, frame) => {
      const faces: number[] = [];
      const most = sides(running) as number;
      for (let left = count(running) as number; left > 0; left--) {
        faces.push(fall(running, most));
      }
      frame.slots[slot] = several ? faces : faces[0]!;
      if (kept && effect.hidden) hide(kept, frame, slot, true);
      else if (kept) uncover(kept, frame, slot);
      running.events.push({ event: 'rolled', sides: most, faces: effect.hidden ? null : faces });
    });
  },
};

/** A case may say what the dice show; then the generator rests. */
function fall(running: Running, sides: number): number {
  burn(running);
  if (sides < 1) throw new RulesetFault(`a die cannot have ${sides} sides`);
  const { state } = running;
  const [said, ...rest] = state.dice ?? [];
  if (said === undefined) return draw(state, sides) + 1;
  state.dice = rest;
  return said;
}
