// given: pieces for which the case leaves no place are not in this game; all others are numbered anew.
import type { Type } from '../expression/types.ts';
import type { Column } from '../ruleset/columns.ts';
import type { Value } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import type { Laying } from './lay.ts';
import { cardNames } from './values.ts';

export function leaveOut(laying: Laying, notes: string[]): void {
  const { state, stray } = laying;
  if (stray.size === 0) return;
  const names = cardNames(laying, [...stray]);
  if (state.frames.length > 0) {
    throw new ScenarioFailure(
      `given: there is no place for ${names.join(', ')}; name a zone for them, or a state to stand at`,
    );
  }
  notes.push(`left out of this game: ${countedUp(names).join(', ')}`);
  const { def, zone, owner, known, vars } = state.pieces;
  const stays = def.map((_, piece) => piece).filter((piece) => !stray.has(piece));
  const anew = new Map(stays.map((piece, number) => [piece, number]));
  for (const cells of [def, zone, owner, known, ...vars] as Value[][]) {
    cells.splice(0, cells.length, ...stays.map((piece) => cells[piece]!));
  }
  for (const pieces of state.zones)
    pieces.splice(0, pieces.length, ...pieces.map((p) => anew.get(p)!));
  renumberCells(laying, anew);
  const laid = [...laying.laid];
  laying.laid.clear();
  for (const [piece, item] of laid) laying.laid.set(anew.get(piece)!, item);
}

function countedUp(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : `${count} ${name}`;
  });
}

/** Variables that hold cards hold them by their numbers. */
function renumberCells({ world, state }: Laying, anew: ReadonlyMap<number, number>): void {
  const bearers = {
    table: 1,
    bank: 1,
    player: world.maxSeats,
    space: world.spaces.length,
    card: 0,
  };
  for (const [of, columns] of Object.entries(world.columns) as [
    Column['of'],
    ReadonlyMap<string, Column>,
  ][]) {
    for (const { type, base } of columns.values()) {
      const cells = of === 'card' ? state.pieces.vars[base]! : state.vars;
      const count = of === 'card' ? cells.length : bearers[of];
      const from = of === 'card' ? 0 : base;
      for (let i = from; i < from + count; i++) cells[i] = renumbered(type, cells[i]!, anew);
    }
  }
}

function renumbered(type: Type, value: Value, anew: ReadonlyMap<number, number>): Value {
  if (value === null) return null;
  if (type.is === 'maybe') return renumbered(type.of, value, anew);
  if (type.is === 'list') {
    const items = (value as readonly Value[]).map((item) => renumbered(type.of, item, anew));
    return items.filter((item) => item !== null);
  }
  return type.is === 'card' ? (anew.get(value as number) ?? null) : value;
}
