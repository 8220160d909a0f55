// move: moves a piece, or a list of pieces in order, to the top or the bottom of a zone.
import { BOOL, CARD, listOf, maybe, ZONE } from '../../expression/types.ts';
import { burn, type Evaluate } from '../../machine/context.ts';
import { roomIn, type RoomFor } from '../../machine/room.ts';
import type { Running } from '../../machine/running.ts';
import { movePiece } from '../../machine/writes.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import type { MoveEffect } from '../../ruleset/types.generated.ts';
import type { Value } from '../../state.ts';

export const move: EffectWord<MoveEffect> = {
  word: 'move',
  compile(effect, writer) {
    const what = writer.expression('what', effect.what, maybe(CARD), listOf(CARD)).run;
    const zone = writer.expression('to', effect.to, ZONE).run;
    const up = effect.up === undefined ? null : writer.expression('up', effect.up, BOOL).run;
    const below = effect.at === 'bottom';
    const lay = (running: Running, piece: number, to: number, index: number) => {
      burn(running);
      const face = up ? { up: up(running) as boolean } : {};
      movePiece(running, piece, to, below ? { ...face, index } : face);
    };
    const room = roomIn(writer);
    if (room) return moveOneByOne(writer, { what, zone, lay, room });
    writer.write((running) => {
      const to = zone(running) as number;
      piecesIn(what(running)).forEach((piece, index) => lay(running, piece, to, index));
    });
  },
};

/** The list may be a zone that shrinks while its pieces leave it: it is taken once. */
function piecesIn(found: Value): readonly number[] {
  if (typeof found === 'number') return [found];
  return [...((found ?? []) as readonly number[])];
}

interface Moving {
  readonly what: Evaluate;
  readonly zone: Evaluate;
  readonly lay: (running: Running, piece: number, to: number, index: number) => void;
  readonly room: RoomFor;
}

/** Where there may be no room, what is still to move waits in slots while a program makes some. */
function moveOneByOne(writer: Writer, { what, zone, lay, room }: Moving): void {
  const [list, goal, count] = [writer.slot(), writer.slot(), writer.slot()];
  writer.write((running, frame) => {
    frame.slots[list] = piecesIn(what(running));
    frame.slots[goal] = zone(running);
    frame.slots[count] = 0;
  });
  writer.write((running, frame) => {
    const pieces = frame.slots[list] as readonly number[];
    const to = frame.slots[goal] as number;
    const index = frame.slots[count] as number;
    const piece = pieces[index];
    if (piece === undefined) return;
    frame.at--;
    if (running.state.pieces.zone[piece] !== to && !room(running, frame, to)) return;
    frame.slots[count] = index + 1;
    lay(running, piece, to, index);
  });
}
