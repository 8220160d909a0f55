// Counters change hands: as one step, or unit by unit; either end can be replaced before anything is written.
import type { Cell } from '../expression/cell.ts';
import { INT } from '../expression/types.ts';
import type { Column } from '../ruleset/columns.ts';
import type { World } from '../ruleset/world.ts';
import type { DraftFrame, Value } from '../state.ts';
import { concernsCounter } from '../timing/concern.ts';
import { concernedAt } from '../timing/concerned.ts';
import type { Replacement } from '../timing/replacement.ts';
import { bearerOf, cellOn, THE_BANK } from './bearer.ts';
import {
  gainable,
  gainCounters,
  holds,
  loseCounters,
  shiftCounters,
  sinkOf,
  sourceOf,
} from './cells.ts';
import type { Context, Evaluate } from './context.ts';
import { propose, type Proposed } from './propose.ts';
import type { Running } from './running.ts';
import type { Writer } from './writer.ts';

type CellAt = ((context: Context) => Cell | null) & { readonly columns: readonly Column[] };

/** Null stands for the bank, or wherever the counter goes when it is lost. */
export interface Ends {
  readonly from: CellAt | null;
  readonly to: CellAt | null;
}

export interface Transfer extends Ends {
  readonly n: string | number | boolean | undefined;
  /** A name for how many went. */
  readonly as: string | undefined;
  readonly rule: string | undefined;
}

export function writeTransfer(writer: Writer, transfer: Transfer): void {
  const { from, to, rule } = transfer;
  const count = writer.expression('n', transfer.n ?? 1, INT).run;
  const slot = transfer.as === undefined ? null : writer.name('as', transfer.as, INT);
  const lost = from ? about(writer, 'lose', from.columns) : [];
  const gained = to ? about(writer, 'gain', to.columns) : [];
  const units = [...(from?.columns ?? []), ...(to?.columns ?? [])].some(
    ({ counter }) => counter?.unit,
  );
  if (lost.length + gained.length === 0 && !units) {
    writer.write((running, { slots }) => {
      const went = carry(running, transfer, cellsNow(running, transfer), count(running) as number);
      if (slot !== null) slots[slot] = went;
    });
  } else writeSteps(writer, transfer, { count, slot, rule, lost, gained });
}

/** The replacements that can be about one of these counters. */
function about(writer: Writer, event: string, columns: readonly Column[]): readonly Replacement[] {
  const all = writer.around.replacements.get(event) ?? [];
  const some = columns.filter(({ of }) => of !== 'bank');
  return all.filter((one) => some.some((column) => concernsCounter(one, column)));
}

interface Cells {
  readonly from: Cell | null;
  readonly to: Cell | null;
}

function cellsNow(context: Context, { from, to }: Ends): Cells {
  return { from: from ? from(context) : null, to: to ? to(context) : null };
}

/** Nothing happens where an end that was named is not there. */
function carry(running: Running, ends: Ends, { from, to }: Cells, n: number): number {
  if ((ends.from && !from) || (ends.to && !to)) return 0;
  if (from && to) return shiftCounters(running, from, to, n);
  return from ? loseCounters(running, from, n) : gainCounters(running, to!, n);
}

interface Steps {
  readonly count: Evaluate;
  readonly slot: number | null;
  readonly rule: string | undefined;
  readonly lost: readonly Replacement[];
  readonly gained: readonly Replacement[];
}

/** Where the step that is being made is kept: both ends with the names of their counters, and what its events tell. */
interface Kept {
  readonly left: number;
  readonly went: number;
  readonly from: number;
  readonly to: number;
  readonly fromName: number;
  readonly toName: number;
  readonly n: number;
  readonly by: number;
  readonly loser: number;
  readonly gainer: number;
  readonly fromCard: number;
  readonly toCard: number;
}

const KEPT: readonly (keyof Kept)[] = [
  ...(['left', 'went', 'from', 'to', 'fromName', 'toName'] as const),
  ...(['n', 'by', 'loser', 'gainer', 'fromCard', 'toCard'] as const),
];

function writeSteps(writer: Writer, ends: Ends, steps: Steps): void {
  const at = Object.fromEntries(KEPT.map((name) => [name, writer.slot()])) as unknown as Kept;
  const goal = { done: 0 };
  writer.write((running, { slots }) => {
    const count = steps.count(running) as number;
    keepEnds(running, slots, at, ends);
    slots[at.left] = count;
    slots[at.went] = 0;
  });
  const start = writer.here();
  writer.write((running, frame) => {
    if (!nextStep(running, frame, at, ends)) frame.at = goal.done;
  });
  const offs = proposedSteps(writer, at, steps).map((one) => one.write());
  writer.write((running, { slots }) => {
    const { from, to } = keptCells(running.world, slots, at);
    const cells = { from: ends.from && from, to: ends.to && to };
    const went = carry(running, ends, cells, slots[at.n] as number);
    slots[at.went] = (slots[at.went] as number) + went;
  });
  for (const off of offs) off?.land();
  writer.back(start);
  goal.done = writer.here();
  const { slot } = steps;
  writer.write((_running, { slots }) => {
    if (slot !== null) slots[slot] = slots[at.went]!;
  });
}

/** What one end loses comes before what the other gains. */
function proposedSteps(writer: Writer, at: Kept, { rule, lost, gained }: Steps): Proposed[] {
  const among = (list: readonly Replacement[], end: keyof Cells) => {
    return ({ slots }: Context) => {
      const column = keptCells(writer.world, slots, at)[end]?.column;
      if (!column || column.of === 'bank') return [];
      return list.filter((one) => concernsCounter(one, column));
    };
  };
  const tail = [at.from, at.to, at.by];
  return [
    propose(writer, {
      ...{ event: 'lose', rule, told: [at.loser, at.fromName, at.n, at.fromCard, ...tail] },
      ...{ list: lost, among: among(lost, 'from') },
    }),
    propose(writer, {
      ...{ event: 'gain', rule, told: [at.gainer, at.toName, at.n, at.toCard, ...tail] },
      ...{ list: gained, among: among(gained, 'to') },
    }),
  ];
}

function keptCells(world: World, slots: readonly Value[], at: Kept): Cells {
  const cell = (bearer: number, name: number) =>
    slots[name] === null ? null : cellOn(world, slots[bearer]!, slots[name] as string);
  return { from: cell(at.from, at.fromName), to: cell(at.to, at.toName) };
}

/** Both ends are fixed before the first step; where one that was named is not there, there is nothing to do. */
function keepEnds(running: Running, slots: Value[], at: Kept, ends: Ends): void {
  const { from, to } = cellsNow(running, ends);
  const missing = (ends.from && !from) || (ends.to && !to);
  const [source, sink] = [from ?? (to && sourceOf(to)), to ?? (from && sinkOf(from))];
  slots[at.from] = source ? bearerOf(source) : THE_BANK;
  slots[at.to] = sink ? bearerOf(sink) : THE_BANK;
  slots[at.fromName] = missing ? null : (source?.column.name ?? null);
  slots[at.toName] = missing ? null : (sink?.column.name ?? null);
  slots[at.by] = running.you;
  slots[at.fromCard] = source?.column.of === 'card' ? source.bearer : null;
  slots[at.toCard] = sink?.column.of === 'card' ? sink.bearer : null;
}

/** How much the next step moves; false when there is nothing left to move. */
function nextStep(running: Running, { slots }: DraftFrame, at: Kept, ends: Ends): boolean {
  const { from, to } = keptCells(running.world, slots, at);
  const left = slots[at.left] as number;
  if (left <= 0 || (!from && !to)) return false;
  const unit = (from ?? to)!.column.counter!.unit || to?.column.counter!.unit === true;
  const here = ends.from ? holds(running, from!) : gainable(running, to!);
  const n = Math.min(unit ? 1 : left, here);
  if (n <= 0) return false;
  slots[at.left] = unit ? left - 1 : 0;
  slots[at.n] = n;
  slots[at.loser] = from ? concernedAt(running, from) : null;
  slots[at.gainer] = to ? concernedAt(running, to) : null;
  return true;
}
