// each: does the steps once for every element of a list, taken when it begins.
import { elementOf } from '../../expression/operators.ts';
import { ANY_LIST } from '../../expression/types.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import type { EachEffect } from '../../ruleset/types.generated.ts';
import type { Value } from '../../state.ts';

export const each: EffectWord<EachEffect> = {
  word: 'each',
  compile(effect, writer) {
    const of = writer.expression('of', effect.of, ANY_LIST);
    const item = writer.fresh('a', effect.a, elementOf(of.type));
    const [list, next] = [writer.slot(), writer.slot()];
    writer.write((running, { slots }) => {
      slots[list] = [...(of.run(running) as readonly Value[])];
      slots[next] = 0;
    });
    const skip = item.type.is === 'player' ? writeFallen(writer, list, next) : null;
    const start = writer.here();
    skip?.();
    const done = writer.jump(
      ({ slots }) => (slots[next] as number) >= (slots[list] as readonly Value[]).length,
    );
    writer.write((_running, { slots }) => {
      const at = slots[next] as number;
      slots[item.slot] = (slots[list] as readonly Value[])[at]!;
      slots[next] = at + 1;
    });
    writer.block('steps', effect.steps, new Map([[effect.a, item]]));
    writer.back(start);
    done.land();
  },
};

/** Players who have left the game since the list was taken are passed over. */
function writeFallen(writer: Writer, list: number, next: number): () => void {
  const before = writer.slot();
  writer.write(({ state }, { slots }) => {
    slots[before] = state.out?.length ?? 0;
  });
  return () =>
    writer.write(({ state: { out } }, { slots }) => {
      if (!out || out.length === slots[before]) return;
      const fallen = out.slice(slots[before] as number);
      const seats = slots[list] as readonly number[];
      let at = slots[next] as number;
      while (at < seats.length && fallen.includes(seats[at]!)) at++;
      slots[next] = at;
    });
}
