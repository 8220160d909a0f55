// Counters and variables as one seat may see them: numbers are open to all, cards are named to those only who know them.
import type { Ref, Seat } from './decision.ts';
import { same } from './expression/operators.ts';
import type { Type } from './expression/types.ts';
import type { Column } from './ruleset/columns.ts';
import type { Bearer } from './ruleset/types.generated.ts';
import type { World } from './ruleset/world.ts';
import { knows } from './sight.ts';
import type { State, Value } from './state.ts';

type Shown = Ref | number | boolean | null;

export type FieldValue = Shown | readonly Shown[];

/** By name; left out where everything is as it was in the beginning. */
export type FieldsView = Readonly<Record<string, FieldValue>>;

interface Looking {
  readonly world: World;
  readonly state: State;
  readonly seat: Seat | null;
}

/** The fields of the table, the bank, the seats and the spaces, by ref. */
export function fieldsView(looking: Looking): Readonly<Record<Ref, FieldsView>> {
  const { world, state } = looking;
  const bearers: [Ref, Bearer | 'bank', number][] = [
    ['table', 'table', 0],
    ['bank', 'bank', 0],
    ...Array.from({ length: state.seats }, (_, seat): [Ref, Bearer, number] => [
      `seat/${seat}`,
      'player',
      seat,
    ]),
    ...world.spaces.map(({ ref }, space): [Ref, Bearer, number] => [ref, 'space', space]),
  ];
  const seen = bearers.map(([ref, of, bearer]) => [ref, fieldsOn(looking, of, bearer)] as const);
  return Object.fromEntries(seen.filter(([, fields]) => Object.keys(fields).length > 0));
}

export function fieldsOn(looking: Looking, of: Bearer | 'bank', bearer: number): FieldsView {
  const { world, state } = looking;
  const changed = [...world.columns[of].values()].flatMap((column) => {
    const value = cell(state, column, bearer);
    return same(value, column.initial) && of !== 'bank'
      ? []
      : [[column.name, named(looking, column.type, value)] as const];
  });
  return Object.fromEntries(changed);
}

function cell(state: State, { of, base }: Column, bearer: number): Value {
  return of === 'card' ? state.pieces.vars[base]![bearer]! : state.vars[base + bearer]!;
}

export function named(looking: Looking, type: Type, value: Value): FieldValue {
  if (value === null) return null;
  if (type.is === 'maybe') return named(looking, type.of, value);
  if (type.is === 'list') {
    return (value as readonly Value[]).map((item) => named(looking, type.of, item) as Shown);
  }
  if (type.is === 'player') return `seat/${value as number}`;
  if (type.is === 'space') return looking.world.spaces[value as number]!.ref;
  if (type.is !== 'card') return value as string | number | boolean;
  return knows(looking.state, value as number, looking.seat) ? `piece/${value as number}` : null;
}
