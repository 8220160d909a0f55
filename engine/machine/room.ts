// Room in a zone: where there is none for one more piece, a program makes some first.
import type { DraftFrame } from '../state.ts';
import { pushFrame } from './run.ts';
import type { Running } from './running.ts';
import type { Writer } from './writer.ts';

/** Whether a piece can enter now; if not, the program that makes room is called, and it must be tried again. */
export type RoomFor = (running: Running, frame: DraftFrame, zone: number) => boolean;

/** Null if every zone of this ruleset holds any number. */
export function roomIn(writer: Writer): RoomFor | null {
  const { world, around } = writer;
  const makers = new Map<string, number>();
  for (const { name, overflow } of world.zones.values()) {
    const maker = overflow === null ? undefined : around.programs.get(overflow);
    if (maker) makers.set(name, maker.number);
  }
  if (makers.size === 0) return null;
  return (running, frame, to) => {
    const { name, capacity } = world.holdings[to]!.zone;
    const maker = makers.get(name);
    const pieces = running.state.zones[to]!;
    if (maker === undefined || capacity === null || pieces.length < capacity) return true;
    pushFrame(running, maker, { you: frame.you, slots: [pieces[0]!], back: -1 });
    return false;
  };
}
