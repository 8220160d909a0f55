// A cost: all of it can be paid, or what it belongs to is refused; it is paid before anything else is done.
import { compileExpression, type Expression, type Surroundings } from '../expression/compile.ts';
import { INT } from '../expression/types.ts';
import type { Requirement } from '../form.ts';
import { refusalFor } from '../refusals.ts';
import type { Column } from '../ruleset/columns.ts';
import { into, type Spot } from '../ruleset/report.ts';
import type { Cost } from '../ruleset/types.generated.ts';
import { holds, loseCounters } from './cells.ts';
import type { Context, Evaluate } from './context.ts';
import type { Running } from './running.ts';

/** The refusal code where neither the part nor the counter says its own. */
export const CANNOT_PAY = 'cannot-pay';

/** A cost as it is written, and whom it concerns. */
export interface Price {
  readonly cost: Cost | undefined;
  /** Where the cost stands. */
  readonly spot: Spot;
  /** Who pays. */
  readonly payer: Evaluate;
  readonly rule?: string | undefined;
  /** The refusal code; that of the counter if left out. */
  readonly else?: string | undefined;
}

export interface LinkedCost {
  /** For each counter: whether there is enough, and which slots that depends on. */
  readonly requirements: readonly (Requirement & { readonly reads: ReadonlySet<number> })[];
  /** Null if there is nothing to pay. */
  readonly pay: ((running: Running) => void) | null;
}

interface Part {
  readonly column: Column;
  readonly amount: Expression;
}

export function linkCost(price: Price, around: Surroundings): LinkedCost {
  const parts = Object.entries(price.cost ?? {}).flatMap(([name, written]) =>
    linkPart(name, written, into(price.spot, name), around),
  );
  const { payer } = price;
  return {
    requirements: parts.map((part) => ({
      test: (context) => isEnough(context, part, payer(context) as number),
      refusal: refusalOf(price, part.column, around),
      reads: part.amount.reads,
    })),
    pay: parts.length === 0 ? null : (running) => payAll(running, parts, payer),
  };
}

function linkPart(
  name: string,
  written: string | number | boolean,
  spot: Spot,
  around: Surroundings,
): Part[] {
  const amount = compileExpression(written, spot, around, INT);
  const column = around.world.columns.player.get(name);
  if (column?.counter) return [{ column, amount }];
  const counters = [...around.world.columns.player.values()].filter(({ counter }) => counter);
  const known = { found: name, among: counters.map((one) => one.name) };
  const message = `players have no counter “${name}” to pay with`;
  around.report.add(spot, 'unknown-counter', message, { known });
  return [];
}

function isEnough(context: Context, { column, amount }: Part, bearer: number): boolean {
  const wanted = amount.run(context) as number;
  return wanted <= 0 || holds(context, { column, bearer }) >= wanted;
}

function refusalOf({ else: own, rule }: Price, { counter }: Column, { world }: Surroundings) {
  return refusalFor(world.refusals, own ?? counter?.refusal ?? CANNOT_PAY, undefined, rule);
}

/** All amounts are known before the first is paid, for one may depend on another. */
function payAll(running: Running, parts: readonly Part[], payer: Evaluate): void {
  const bearer = payer(running) as number;
  const due = parts.map(({ column, amount }) => ({
    column,
    wanted: amount.run(running) as number,
  }));
  for (const { column, wanted } of due) loseCounters(running, { column, bearer }, wanted);
}
