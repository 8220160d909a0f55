// draw: takes pieces one by one from the top of a zone; an empty one is filled again first.
import { BOOL, CARD, INT, listOf, ZONE } from '../../expression/types.ts';
import { burn } from '../../machine/context.ts';
import { roomIn } from '../../machine/room.ts';
import type { Running } from '../../machine/running.ts';
import { shuffleZone } from '../../machine/shuffle.ts';
import { movePiece } from '../../machine/writes.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { DrawEffect } from '../../ruleset/types.generated.ts';

export const draw: EffectWord<DrawEffect> = {
  word: 'draw',
  compile(effect, writer) {
    const from = writer.expression('from', effect.from, ZONE).run;
    const to = writer.expression('to', effect.to, ZONE).run;
    const count = writer.expression('n', effect.n ?? 1, INT).run;
    const up = effect.up === undefined ? null : writer.expression('up', effect.up, BOOL).run;
    const room = roomIn(writer);
    const [left, places] = [writer.slot(), writer.slot()];
    const slot =
      effect.as === undefined ? writer.slot() : writer.name('as', effect.as, listOf(CARD));
    writer.write((running, frame) => {
      frame.slots[left] = count(running);
      frame.slots[places] = [from(running), to(running)];
      frame.slots[slot] = [];
    });
    writer.write((running, frame) => {
      const [zone, goal] = frame.slots[places] as readonly [number, number];
      const drawn = [...(frame.slots[slot] as readonly number[])];
      const laid = up ? { up: up(running) as boolean } : {};
      while ((frame.slots[left] as number) > drawn.length) {
        burn(running);
        const piece = topOf(running, zone);
        if (piece === undefined) break;
        if (room && !room(running, frame, goal)) {
          frame.at--;
          break;
        }
        movePiece(running, piece, goal, laid);
        drawn.push(piece);
      }
      frame.slots[slot] = drawn;
    });
  },
};

function topOf(running: Running, zone: number): number | undefined {
  const { state, world } = running;
  const { refill, base } = world.holdings[zone]!.zone;
  if (state.zones[zone]!.length === 0 && refill !== null) {
    const source = world.zones.get(refill)!;
    const from = source.base + (source.per === 'table' ? 0 : zone - base);
    for (const piece of [...state.zones[from]!]) movePiece(running, piece, zone);
    shuffleZone(running, zone);
  }
  return state.zones[zone]!.at(-1);
}
