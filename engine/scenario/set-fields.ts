// given: counters and variables of players, the table, spaces and cards get the values that are said.
import { fieldsOf } from '../expression/fields.ts';
import type { Column } from '../ruleset/columns.ts';
import type { ScenarioValue } from '../ruleset/types.generated.ts';
import type { Value } from '../state.ts';
import { meant, ScenarioFailure } from './failure.ts';
import type { Holder } from './holders.ts';
import { CARD_NOTES } from './knowing.ts';
import type { Laying } from './lay.ts';
import { itemParts, seatNamed, valueOf } from './values.ts';

export function setAll(laying: Laying, holders: readonly Holder[], notes: string[]): void {
  for (const holder of holders) if (holder.of !== 'bank') setFields(laying, holder);
  for (const [piece, item] of laying.laid) {
    const { name: label, fields } = itemParts(item);
    setFields(laying, { of: 'card', number: piece, label, fields });
  }
  for (const holder of holders) if (holder.of === 'bank') setBank(laying, holder, notes);
}

function setFields(laying: Laying, holder: Holder): void {
  const { world } = laying;
  const { of, number, label } = holder;
  for (const [name, said] of Object.entries(holder.fields)) {
    if (world.zones.get(name)?.per === of || isSaidElsewhere(laying, holder, name)) continue;
    const column = world.columns[of].get(name);
    if (!column) throw unknown(laying, holder, name);
    setColumn(laying, column, number, { label: `given: ${label}.${name}`, said });
  }
}

/** Derived values are stated when everything else stands; who is alive belongs to the moment. */
function isSaidElsewhere({ world }: Laying, { of }: Holder, name: string): boolean {
  if (world.values.get(name)?.of === of) return true;
  return of === 'player' ? name === 'alive' : of === 'card' && CARD_NOTES.includes(name);
}

function unknown({ world }: Laying, { of, label }: Holder, name: string): ScenarioFailure {
  const known = [...fieldsOf(world, { is: of }).keys(), ...(of === 'card' ? CARD_NOTES : [])];
  const fixed = known.includes(name) ? '; it cannot be said in a position' : meant(name, known);
  return new ScenarioFailure(
    known.includes(name)
      ? `given: ${label}.${name} follows from other things${fixed}`
      : `given: there is no ${label}.${name}${fixed}`,
  );
}

interface Said {
  readonly label: string;
  readonly said: ScenarioValue;
}

function setColumn(laying: Laying, column: Column, bearer: number, { label, said }: Said): void {
  const { is, by } = partsOf(said, label);
  const about = { label, laid: new Set(laying.laid.keys()) };
  const value = valueOf(laying, column.type, is, about);
  const { counter, giver } = column;
  if (counter && !counter.signed && (value as number) < 0) {
    throw new ScenarioFailure(`${label} cannot be below 0`);
  }
  if (counter?.bank) takeFromBank(laying, column, bearer, { label, wanted: value as number });
  write(laying, column, bearer, value);
  if (by === undefined) return;
  if (!giver) {
    throw new ScenarioFailure(
      `${label}: nobody remembers who set it; a variable does that says when it ends`,
    );
  }
  write(laying, giver, bearer, seatNamed(laying.players, by));
}

/** A value, or a value with who set it. */
function partsOf(said: ScenarioValue, label: string): { is: ScenarioValue; by?: string } {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return { is: said };
  if (said.is === undefined) {
    throw new ScenarioFailure(`${label} is no zone: say a value, or { "is": …, "by": … }`);
  }
  return { is: said.is, ...(said.by !== undefined && { by: said.by }) };
}

/** What a limited counter is given comes out of the bank. */
function takeFromBank(
  laying: Laying,
  column: Column,
  bearer: number,
  { label, wanted }: { readonly label: string; readonly wanted: number },
): void {
  const { base } = column.counter!.bank!;
  const { cells, at } = cellOf(laying, column, bearer);
  const there = (laying.state.vars[base] as number) + (cells[at] as number);
  if (wanted > there) {
    throw new ScenarioFailure(
      `${label}: there are too few of ${column.name}, only ${there} are left`,
    );
  }
  laying.state.vars[base] = there - wanted;
}

function write(laying: Laying, column: Column, bearer: number, value: Value): void {
  const { cells, at } = cellOf(laying, column, bearer);
  cells[at] = value;
}

function cellOf({ state }: Laying, { of, base }: Column, bearer: number) {
  return of === 'card'
    ? { cells: state.pieces.vars[base]!, at: bearer }
    : { cells: state.vars, at: base + bearer };
}

/** The bank may be said to hold less than is left: the rest is thought to lie elsewhere. */
function setBank({ world, state }: Laying, { fields }: Holder, notes: string[]): void {
  for (const [name, said] of Object.entries(fields)) {
    const column = world.columns.bank.get(name);
    if (!column) {
      const known = world.columns.bank.keys();
      throw new ScenarioFailure(`given: the bank has no “${name}”${meant(name, known)}`);
    }
    const left = state.vars[column.base] as number;
    if (typeof said !== 'number' || said < 0 || said > left) {
      throw new ScenarioFailure(
        `given: bank.${name} is a number from 0 to ${left}, which nobody has, not ${JSON.stringify(said)}`,
      );
    }
    state.vars[column.base] = said;
    if (said < left)
      notes.push(`${left - said} of ${name} lie nowhere: the bank is said to hold ${said}`);
  }
}
