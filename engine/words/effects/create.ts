// create: makes new pieces of a card, or of every card of a deck.
import { BOOL, INT, ZONE } from '../../expression/types.ts';
import { setVariable } from '../../machine/cells.ts';
import { burn, speaking } from '../../machine/context.ts';
import { roomIn, type RoomFor } from '../../machine/room.ts';
import type { Running } from '../../machine/running.ts';
import { MAX_PIECES, createPiece } from '../../machine/writes.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import type { Column } from '../../ruleset/columns.ts';
import { into } from '../../ruleset/report.ts';
import type { CreateEffect } from '../../ruleset/types.generated.ts';
import type { Evaluate } from '../../machine/context.ts';

export const create: EffectWord<CreateEffect> = {
  word: 'create',
  compile(effect, writer) {
    const zone = writer.expression('in', effect.in, ZONE).run;
    const copies =
      effect.copies === undefined ? null : writer.expression('copies', effect.copies, INT).run;
    const where = writer
      .about({ it: { is: 'definition' } })
      .expression('where', effect.where ?? true, BOOL);
    const firsts = firstValues(effect, writer);
    const definitions = definitionsFor(effect, writer);
    const { cards } = writer.world;
    const chosen = (running: Running) =>
      definitions
        .filter((def) => speaking(running, [def], where.run) === true)
        .flatMap((def) => {
          const wanted = copies ? (copies(running) as number) : cards[def]!.copies;
          // A number may be larger than any memory; one more than there can be is told as too many.
          const count = Math.min(Math.max(0, wanted), MAX_PIECES + 1);
          return Array.from({ length: count }, () => def);
        });
    const make = (running: Running, def: number, to: number) => {
      burn(running);
      const bearer = createPiece(running, def, to);
      for (const { column, value } of firsts) {
        setVariable(running, { column, bearer }, value(running));
      }
    };
    const room = roomIn(writer);
    if (room) return makeOneByOne(writer, { zone, chosen, make, room });
    writer.write((running) => {
      const to = zone(running) as number;
      for (const def of chosen(running)) make(running, def, to);
    });
  },
};

interface Making {
  readonly zone: Evaluate;
  /** The definitions to make pieces of, each as often as there are copies. */
  readonly chosen: (running: Running) => number[];
  readonly make: (running: Running, def: number, to: number) => void;
  readonly room: RoomFor;
}

/** Where there may be no room, what is still to be made waits in slots while a program makes some. */
function makeOneByOne(writer: Writer, { zone, chosen, make, room }: Making): void {
  const [list, goal, count] = [writer.slot(), writer.slot(), writer.slot()];
  writer.write((running, { slots }) => {
    slots[list] = chosen(running);
    slots[goal] = zone(running);
    slots[count] = 0;
  });
  writer.write((running, frame) => {
    const { slots } = frame;
    const [defs, to] = [slots[list] as readonly number[], slots[goal] as number];
    while ((slots[count] as number) < defs.length) {
      if (!room(running, frame, defs[slots[count] as number]!, to)) {
        frame.at--;
        return;
      }
      const next = slots[count] as number;
      slots[count] = next + 1;
      make(running, defs[next]!, to);
    }
  });
}

function definitionsFor({ def, deck }: CreateEffect, writer: Writer): readonly number[] {
  const { world, report, spot } = writer;
  if ((def === undefined) === (deck === undefined)) {
    report.add(spot, 'def-or-deck', 'create names either a card (def) or a deck');
    return [];
  }
  const found = def === undefined ? world.decks.get(deck!) : world.cardNumbers.get(def);
  if (found !== undefined) return typeof found === 'number' ? [found] : found;
  const [field, name, names] =
    def === undefined
      ? (['deck', deck!, world.decks.keys()] as const)
      : (['def', def, world.cardNumbers.keys()] as const);
  const noun = field === 'def' ? 'card' : 'deck';
  const known = { found: name, among: names };
  report.add(into(spot, field), `unknown-${noun}`, `there is no ${noun} “${name}”`, { known });
  return [];
}

interface First {
  readonly column: Column;
  readonly value: Evaluate;
}

function firstValues({ with: given = {} }: CreateEffect, writer: Writer): First[] {
  const columns = writer.world.columns.card;
  return Object.entries(given).flatMap(([name, written]) => {
    const column = columns.get(name);
    if (column && !column.counter) {
      const value = writer.expression(['with', name], written, column.type).run;
      return [{ column, value }];
    }
    const known = { found: name, among: columns.keys() };
    const message = `a card has no variable “${name}”`;
    writer.report.add(into(writer.spot, 'with', name), 'unknown-variable', message, { known });
    return [];
  });
}
