// Pieces are laid in zones one after the other, as one step: each may be replaced, and where there is no room some is made first.
import type { DraftFrame, Value } from '../state.ts';
import { concernsZone } from '../timing/concern.ts';
import { concernedIn } from '../timing/concerned.ts';
import type { Replacement } from '../timing/replacement.ts';
import { burn, type Context } from './context.ts';
import { propose } from './propose.ts';
import { roomIn } from './room.ts';
import type { Running } from './running.ts';
import type { Jump, Writer } from './writer.ts';

export interface Laying {
  /** The slots of the piece that comes next and of the zone that it goes to. */
  readonly piece: number;
  readonly to: number;
  readonly rule: string | undefined;
  /** Puts the next piece and its zone into their slots; false when there is nothing left. */
  next(running: Running, frame: DraftFrame): boolean;
  /** Lays the piece. */
  lay(running: Running, frame: DraftFrame): void;
  /** It does not happen: the next one is looked at. */
  skip(frame: DraftFrame): void;
}

/** Whether pieces are never replaced or pushed out in this ruleset, so that they can be laid without looking. */
export function laysFreely({ world, around }: Writer): boolean {
  const { replacements } = around;
  if (replacements.has('enter') || replacements.has('leave')) return false;
  return [...world.zones.values()].every(({ capped }) => !capped);
}

export function writeLaying(writer: Writer, laying: Laying): void {
  const room = roomIn(writer);
  const replaced = linkReplaced(writer, laying);
  const goals = { replaced: 0, done: 0 };
  const makesRoom = (running: Running, frame: DraftFrame): boolean => {
    const [piece, to] = [frame.slots[laying.piece] as number, frame.slots[laying.to] as number];
    const { def, zone } = running.state.pieces;
    const stays = running.world.holdings[zone[piece]!]!.whole === wholeOf(running, to);
    return !!room && !stays && !room(running, frame, def[piece]!, to);
  };
  const start = writer.here();
  writer.write((running, frame) => {
    while (laying.next(running, frame)) {
      burn(running);
      if (replaced?.begins(running, frame)) {
        frame.at = goals.replaced;
        return;
      }
      if (makesRoom(running, frame)) {
        frame.at = start;
        return;
      }
      laying.lay(running, frame);
    }
    frame.at = goals.done;
  });
  goals.replaced = writer.here();
  if (replaced) {
    const offs = replaced.write();
    writer.write((running, frame) => {
      if (makesRoom(running, frame)) frame.at--;
      else laying.lay(running, frame);
    });
    writer.back(start);
    for (const off of offs) off?.land();
    writer.write((_running, frame) => laying.skip(frame));
    writer.back(start);
  }
  goals.done = writer.here();
}

function wholeOf({ world }: Running, zone: number): number {
  return world.holdings[zone]!.whole;
}

interface Replaced {
  /** Keeps what the events of the next piece would tell; whether something replaces one of them. */
  begins(running: Running, frame: DraftFrame): boolean;
  write(): (Jump | null)[];
}

/** Null if nothing in this ruleset replaces what enters or leaves. */
function linkReplaced(writer: Writer, { piece, to, rule }: Laying): Replaced | null {
  const { replacements } = writer.around;
  const leaves = replacements.get('leave') ?? [];
  const enters = replacements.get('enter') ?? [];
  if (leaves.length + enters.length === 0) return null;
  const [leaver, enterer] = [writer.slot(), writer.slot()];
  const [from, by] = [writer.slot(), writer.slot()];
  const tail = [piece, from, to, by];
  const within = (list: readonly Replacement[], zone: number) => (context: Context) => {
    const { zone: found } = writer.world.holdings[context.slots[zone] as number]!;
    return list.filter((one) => concernsZone(one, found));
  };
  const leave = propose(writer, {
    ...{ event: 'leave', rule, told: [leaver, ...tail] },
    ...{ list: leaves, among: within(leaves, from) },
  });
  const enter = propose(writer, {
    ...{ event: 'enter', rule, told: [enterer, ...tail] },
    ...{ list: enters, among: within(enters, to) },
  });
  const keep = (running: Running, slots: Value[]): boolean => {
    const card = slots[piece] as number;
    const here = wholeOf(running, running.state.pieces.zone[card]!);
    const there = slots[to] as number;
    if (here === wholeOf(running, there)) return false;
    slots[from] = here;
    slots[by] = running.you;
    slots[leaver] = concernedIn(running, card, here);
    slots[enterer] = concernedIn(running, card, there);
    return true;
  };
  return {
    begins: (running, { slots }) =>
      keep(running, slots) && (leave.isOpen(running) || enter.isOpen(running)),
    write: () => [leave, enter].map((one) => one.write()),
  };
}
