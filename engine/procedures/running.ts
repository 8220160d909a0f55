// A procedure begins, goes to one of its steps, and ends; what lasts as long as it does ends with it.
import { same } from '../expression/operators.ts';
import type { Cell } from '../expression/cell.ts';
import { readCell, writeCell } from '../machine/cells.ts';
import { bearers } from '../machine/ends.ts';
import type { Running } from '../machine/running.ts';
import type { Column } from '../ruleset/columns.ts';
import type { DraftFrame, Value } from '../state.ts';
import type { Procedure } from './procedure.ts';

/** Fills in the first values; `slots` are those of the frame that is about to be pushed. */
export function beginProcedure(running: Running, procedure: Procedure, slots: Value[]): void {
  const { seats } = running.state;
  const covered: Value[] = [];
  for (const { type, slot, initial, hidden } of procedure.variables.values()) {
    if (hidden) covered.push([slot, 0, 0]);
    if (slots[slot] !== null) continue;
    slots[slot] = type.is === 'map' ? Array.from({ length: seats }, () => initial) : initial;
  }
  slots[procedure.at.step] = 0;
  slots[procedure.at.hidden] = covered.length > 0 ? covered : null;
  slots[procedure.at.saved] = setAside(running, procedure);
}

/** Frames from this place on are gone, and with them what lasted as long as they did. */
export function dropFrames(running: Running, from: number): void {
  const { frames } = running.state;
  while (frames.length > from) {
    const frame = frames.pop()!;
    const { procedure } = running.codes[frame.code]!;
    if (procedure) endProcedure(running, procedure, frame);
  }
}

/** Called when the frame is gone. */
export function endProcedure(running: Running, procedure: Procedure, frame: DraftFrame): void {
  const columns = lasting(running, procedure);
  if (columns.length === 0) return;
  for (const column of columns) clear(running, column);
  const saved = frame.slots[procedure.at.saved] as readonly (readonly Value[])[] | null;
  for (const [which, bearer, value, giver] of saved ?? []) {
    const column = running.world.ending.procedure[which as number]!;
    restore(running, { column, bearer: bearer as number }, value!, giver!);
  }
}

/** The variables that last as long as this procedure. */
function lasting({ world }: Running, { names }: Procedure): readonly Column[] {
  return world.ending.procedure.filter(({ during }) => names.includes(during!));
}

/** A combat inside a combat begins with nothing set: what the outer one had set is kept for it. */
function setAside(running: Running, procedure: Procedure): Value {
  const { state, codes, world } = running;
  const all = world.ending.procedure;
  if (all.length === 0) return null;
  const outer = new Set(state.frames.flatMap(({ code }) => codes[code]!.procedure?.names ?? []));
  const columns = lasting(running, procedure).filter(({ during }) => outer.has(during!));
  const kept = columns.flatMap((column) =>
    changed(running, column).map((bearer): Value => {
      const value = readCell(running, { column, bearer });
      const giver = readCell(running, { column: column.giver!, bearer });
      return [all.indexOf(column), bearer, value, giver];
    }),
  );
  for (const column of columns) clear(running, column);
  return kept.length > 0 ? kept : null;
}

function changed(running: Running, column: Column): number[] {
  const all = Array.from({ length: bearers(running, column) }, (_, bearer) => bearer);
  return all.filter((bearer) => !same(readCell(running, { column, bearer }), column.initial));
}

function clear(running: Running, column: Column): void {
  for (const bearer of changed(running, column)) {
    restore(running, { column, bearer }, column.initial, null);
  }
}

function restore(running: Running, cell: Cell, value: Value, giver: Value): void {
  writeCell(running, cell, value);
  writeCell(running, { column: cell.column.giver!, bearer: cell.bearer }, giver);
}
