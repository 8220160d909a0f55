// Room in a zone: where there is none for one more piece, a program makes some first.
import type { DraftFrame } from '../state.ts';
import { partFor } from '../zones.ts';
import { speaking } from './context.ts';
import { pushFrame } from './run.ts';
import type { Running } from './running.ts';
import type { Writer } from './writer.ts';

/** Whether a piece of this definition can enter now; if not, the program that makes room is called, and it must be tried again. */
export type RoomFor = (running: Running, frame: DraftFrame, def: number, zone: number) => boolean;

/** Null if every zone of this ruleset holds any number. */
export function roomIn(writer: Writer): RoomFor | null {
  const { world, around } = writer;
  const makers = new Map<string, number>();
  for (const { name, overflow } of world.zones.values()) {
    const maker = overflow === null ? undefined : around.programs.get(overflow);
    if (maker) makers.set(name, maker.number);
  }
  if (makers.size === 0) return null;
  return (running, frame, def, goal) => {
    const to = partFor(world, def, goal);
    const { zone, whole } = world.holdings[to]!;
    const maker = makers.get(zone.name);
    if (maker === undefined || !zone.capacity) return true;
    const pieces = running.state.zones[to]!;
    const [first] = pieces;
    const most = speaking(running, [whole - zone.base], zone.capacity) as number;
    if (first === undefined || pieces.length < most) return true;
    pushFrame(running, maker, { you: frame.you, slots: [first], back: -1 });
    return false;
  };
}
