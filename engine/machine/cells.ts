// Writes to counters and variables: what is limited only ever changes hands.
import type { Ref } from '../decision.ts';
import type { Cell } from '../expression/cell.ts';
import { RulesetFault } from '../fault.ts';
import type { Column } from '../ruleset/columns.ts';
import { knowersOf, secret } from '../sight.ts';
import type { Value } from '../state.ts';
import { burn, type Context } from './context.ts';
import { look } from './knowledge.ts';
import { hearCounted } from '../timing/hear.ts';
import type { Running } from './running.ts';
import { writeOnCard, writeVar } from './write.ts';

const MAX_KEPT = 1000;

export function readCell({ state }: Pick<Context, 'state'>, { column, bearer }: Cell): Value {
  return column.of === 'card'
    ? state.pieces.vars[column.base]![bearer]!
    : state.vars[column.base + bearer]!;
}

export function writeCell(running: Running, { column, bearer }: Cell, value: Value): void {
  if (column.of === 'card') writeOnCard(running, column.base, bearer, value);
  else writeVar(running, column.base + bearer, value);
  if (column === running.world.up) look(running, bearer);
}

/** Sets a variable, and remembers who did if it says when it ends. */
export function setVariable(running: Running, cell: Cell, value: Value): void {
  if (Array.isArray(value)) needShort(running, cell, value.length);
  writeCell(running, cell, value);
  const { giver } = cell.column;
  if (giver) writeCell(running, { column: giver, bearer: cell.bearer }, running.you);
}

/** What is kept is saved with every position. */
function needShort(running: Running, { column }: Cell, length: number): void {
  burn(running, length);
  if (length > MAX_KEPT) {
    throw new RulesetFault(`${column.name} cannot hold more than ${MAX_KEPT} elements`);
  }
}

/** Changes a number by so many; only what is signed goes below 0. `other` is the other end, if there is one. */
export function changeNumber(
  running: Running,
  cell: Cell,
  by: number,
  other: Cell | null = null,
): void {
  const from = readCell(running, cell) as number;
  const to = from + by;
  const { counter, name } = cell.column;
  if (!Number.isSafeInteger(to)) throw new RulesetFault(`${name} grew too large`);
  if (counter && !counter.signed && to < 0) throw new RulesetFault(`${name} would fall below 0`);
  if (!counter) return setVariable(running, cell, to);
  writeCell(running, cell, to);
  if (by === 0) return;
  if (running.telling) tellCounted(running, cell, from, to);
  hearCounted(running, cell, by, other);
}

function tellCounted(running: Running, cell: Cell, from: number, to: number): void {
  const seers = cell.column.of === 'card' ? knowersOf(running.state, cell.bearer) : null;
  const of = bearerRef(running, cell);
  const counter = cell.column.name;
  running.events.push({ event: 'counted', counter, of, from, to, ...secret(seers) });
}

function bearerRef({ world }: Running, { column, bearer }: Cell): Ref | 'table' | 'bank' {
  if (column.of === 'card') return `piece/${bearer}`;
  if (column.of === 'player') return `seat/${bearer}`;
  return column.of === 'space' ? world.spaces[bearer]!.ref : column.of;
}

/** From one place to another, as far as there is; the number that went. */
export function shiftCounters(running: Running, from: Cell, to: Cell, wanted: number): number {
  if (from.column.counter!.material !== to.column.counter!.material) {
    throw new RulesetFault(`${from.column.name} cannot become ${to.column.name}`);
  }
  const count = Math.min(Math.max(0, wanted), holds(running, from));
  if (from.column.base === to.column.base && from.bearer === to.bearer) return count;
  changeNumber(running, from, -count, to);
  changeNumber(running, to, count, from);
  return count;
}

/** Out of the bank; the number that came. */
export function gainCounters(running: Running, to: Cell, wanted: number): number {
  const { counter } = to.column;
  const bank = bankOf(to.column);
  const asked = Math.max(0, wanted);
  if (!bank) {
    changeNumber(running, to, asked);
    return asked;
  }
  const moved = shiftCounters(running, bank, to, asked);
  if (!counter!.mints) return moved;
  changeNumber(running, to, asked - moved);
  return asked;
}

/** Into the bank or wherever it goes, as far as there is; the number that went. */
export function loseCounters(running: Running, from: Cell, wanted: number): number {
  const sink = sinkOf(from);
  if (sink) return shiftCounters(running, from, sink, wanted);
  const count = Math.min(Math.max(0, wanted), holds(running, from));
  changeNumber(running, from, -count);
  return count;
}

/** How many can be taken from here: of what is signed, any number. */
export function holds(context: Context, cell: Cell): number {
  return cell.column.counter?.signed ? Infinity : (readCell(context, cell) as number);
}

/** How many can be gained here. */
export function gainable(context: Context, { column }: Cell): number {
  const bank = bankOf(column);
  return bank && !column.counter!.mints ? holds(context, bank) : Infinity;
}

/** Where what is gained comes from; null if there are always enough. */
export function sourceOf({ column }: Cell): Cell | null {
  return bankOf(column);
}

/** Where what is lost or paid goes; null if it is gone. */
export function sinkOf({ column, bearer }: Cell): Cell | null {
  const sink = column.counter?.sinks.get(column.of);
  return sink ? { column: sink, bearer } : bankOf(column);
}

function bankOf({ counter }: Column): Cell | null {
  return counter?.bank ? { column: counter.bank, bearer: 0 } : null;
}
