// Counters and variables by bearer: where in the state each one is kept.
import {
  listOf,
  maybe,
  INT,
  BOOL,
  PLAYER,
  CARD,
  SPACE,
  closedSet,
  type Type,
} from '../expression/types.ts';
import { columnMark, type Marks } from '../machine/marks.ts';
import type { Value } from '../state.ts';
import type { RulesetSource } from './source.ts';
import type { Bearer, CounterDeclaration, VariableDeclaration } from './types.generated.ts';

export interface Counter {
  readonly name: string;
  readonly signed: boolean;
  /** Each one that moves is a step of its own. */
  readonly unit: boolean;
  /** Counters of one material can become each other: the name of the first of them. */
  readonly material: string;
  /** Where what is lost or paid goes, by bearer; to the bank if it is not there. */
  readonly sinks: ReadonlyMap<Bearer | 'bank', Column>;
  /** Whether a gain beyond what the bank has makes new ones. */
  readonly mints: boolean;
  /** The refusal code when a cost of it cannot be paid, if it has its own. */
  readonly refusal: string | null;
  /** Where the bank of a limited counter is kept; null if there are always enough. */
  readonly bank: Column | null;
}

export type VariableEnd = NonNullable<VariableDeclaration['ends']>;

/** One counter or variable on one sort of bearer. */
export interface Column {
  readonly name: string;
  readonly of: Bearer | 'bank';
  readonly type: Type;
  readonly initial: Value;
  /**
   * For cards the number of a column in `pieces.vars`; for others the place of the first bearer in
   * `vars`, each bearer after the other.
   */
  readonly base: number;
  /** Stands for it in what is written and read. */
  readonly mark: Marks;
  /** Null for a variable. */
  readonly counter: Counter | null;
  readonly ends: VariableEnd;
  /** The name of the procedure with which it ends. */
  readonly during: string | null;
  /** The column of who set it, if it is remembered. */
  readonly giver: Column | null;
}

export type ColumnsOf = Readonly<Record<Bearer | 'bank', ReadonlyMap<string, Column>>>;

export interface Columns {
  readonly counterNames: readonly string[];
  readonly columns: ColumnsOf;
  /** The first value of each cell of `vars`. */
  readonly cells: readonly Value[];
  /** The first value of each column of `pieces.vars`. */
  readonly onCards: readonly Value[];
  /** The mark of each cell of `vars`, and of each column of `pieces.vars`. */
  readonly cellMarks: readonly Marks[];
  readonly cardMarks: readonly Marks[];
  /** Whether a card lies face up; null if no zone asks. */
  readonly up: Column | null;
  /** All variables that end some time, by when. */
  readonly ending: Readonly<Record<VariableEnd, readonly Column[]>>;
}

interface Layout {
  readonly columns: Record<Bearer | 'bank', Map<string, Column>>;
  readonly cells: Value[];
  readonly onCards: Value[];
  readonly cellMarks: Marks[];
  readonly cardMarks: Marks[];
  readonly bearers: Readonly<Record<Exclude<Bearer, 'card'> | 'bank', number>>;
}

interface Named {
  readonly name: string;
}

export function layColumns(
  { table }: RulesetSource,
  seats: number,
  spaces: readonly Named[],
): Columns {
  const layout: Layout = {
    columns: {
      table: new Map(),
      player: new Map(),
      card: new Map(),
      space: new Map(),
      bank: new Map(),
    },
    cells: [],
    onCards: [],
    cellMarks: [],
    cardMarks: [],
    bearers: { table: 1, bank: 1, player: seats, space: spaces.length },
  };
  for (const [name, declared] of Object.entries(table.vars ?? {}))
    layVariable(layout, name, declared, spaces);
  for (const [name, declared] of Object.entries(table.counters ?? {})) {
    layCounter(layout, name, declared);
  }
  joinMaterials(layout.columns, table);
  const up = layFace(layout, table);
  const { columns, cells, onCards, cellMarks, cardMarks } = layout;
  return {
    counterNames: Object.keys(table.counters ?? {}),
    columns,
    cells,
    onCards,
    cellMarks,
    cardMarks,
    up,
    ending: endingIn(columns),
  };
}

function endingIn(columns: ColumnsOf): Columns['ending'] {
  const all = Object.values(columns).flatMap((of: ColumnsOf['card']) => [...of.values()]);
  const until = (ends: VariableEnd) => all.filter((column) => column.ends === ends);
  return {
    game: [],
    round: until('round'),
    turn: until('turn'),
    ownTurn: until('ownTurn'),
    ownTurnStart: until('ownTurnStart'),
    giverTurnStart: until('giverTurnStart'),
    leaves: until('leaves'),
    procedure: until('procedure'),
  };
}

/** Cards have faces where some zone shows them by their faces. */
function layFace(layout: Layout, { zones = {} }: RulesetSource['table']): Column | null {
  if (Object.values(zones).every(({ see }) => see !== 'face')) return null;
  layVariable(layout, 'up', { on: 'card', type: 'bool' });
  return layout.columns.card.get('up')!;
}

function layVariable(
  layout: Layout,
  name: string,
  declared: VariableDeclaration,
  spaces: readonly Named[] = [],
): void {
  const of = declared.on ?? 'table';
  const mark = nextMark(layout);
  const plain = { name, of, mark, counter: null, giver: null, ends: 'game' as const, during: null };
  const giver =
    declared.ends === undefined
      ? null
      : { ...plain, type: maybe(PLAYER), initial: null, base: room(layout, plain, null) };
  const initial =
    declared.type === 'space'
      ? spaces.findIndex((one) => one.name === declared.initial)
      : firstValue(declared);
  const type = declaredType(name, declared);
  const base = room(layout, plain, initial);
  const ends = declared.ends ?? 'game';
  const during = ends === 'procedure' ? (declared.of ?? null) : null;
  layout.columns[of].set(name, { ...plain, type, initial, base, ends, during, giver });
}

function layCounter(layout: Layout, name: string, declared: CounterDeclaration): void {
  const { total, initial = 0, signed = false, unit = false, short, on } = declared;
  const mark = nextMark(layout);
  const plain = { name, mark, type: INT, ends: 'game' as const, during: null, giver: null };
  const counter = {
    ...{ name, signed, unit, material: name, sinks: new Map<Bearer | 'bank', Column>() },
    ...{ mints: short === 'mint', refusal: declared.else ?? null, bank: null as Column | null },
  };
  if (total !== undefined) {
    const base = room(layout, { of: 'bank', mark }, total);
    counter.bank = { ...plain, of: 'bank', counter, initial: total, base };
    layout.columns.bank.set(name, counter.bank);
  }
  for (const of of on) {
    const base = room(layout, { of, mark }, initial);
    layout.columns[of].set(name, { ...plain, of, counter, initial, base });
  }
}

function nextMark({ columns }: Layout): Marks {
  return columnMark(Object.values(columns).reduce((sum, { size }) => sum + size, 0));
}

function room(layout: Layout, { of, mark }: Pick<Column, 'of' | 'mark'>, initial: Value): number {
  if (of === 'card') {
    layout.cardMarks.push(mark);
    return layout.onCards.push(initial) - 1;
  }
  const base = layout.cells.length;
  for (let i = 0; i < layout.bearers[of]; i++) {
    layout.cells.push(initial);
    layout.cellMarks.push(mark);
  }
  return base;
}

const TYPES: Readonly<Record<string, Type>> = {
  int: INT,
  bool: BOOL,
  space: SPACE,
  player: PLAYER,
  card: CARD,
};

export function declaredType(
  name: string,
  { type, words = [] }: { readonly type: string; readonly words?: readonly string[] },
): Type {
  const inner = type.replace(/^list<|[>?]$/g, '');
  const of = inner === 'word' ? closedSet(`a word of ${name}`, words) : TYPES[inner]!;
  if (type.startsWith('list<')) return listOf(of);
  return type.endsWith('?') ? maybe(of) : of;
}

export function firstValue({
  type,
  words = [],
  initial,
}: {
  readonly type: string;
  readonly words?: readonly string[];
  readonly initial?: number | boolean | string;
}): Value {
  if (initial !== undefined) return initial;
  if (type === 'int') return 0;
  if (type === 'bool') return false;
  if (type === 'word') return words[0] ?? '';
  return type.startsWith('list<') ? [] : null;
}

type OpenCounter = { -readonly [K in keyof Counter]: Counter[K] };

/** What is lost of one counter becomes another, and both come out of one bank. A slip in a declaration is told elsewhere; here it joins nothing. */
function joinMaterials(columns: ColumnsOf, { counters = {} }: RulesetSource['table']): void {
  for (const [name, { on, spendsInto }] of Object.entries(counters)) {
    if (spendsInto === undefined) continue;
    const sinks = on.flatMap((of: Bearer) => {
      const sink = columns[of].get(spendsInto);
      return sink?.counter ? [[of, sink] as const] : [];
    });
    const own = columns[on[0]!].get(name)!.counter as OpenCounter;
    own.sinks = new Map(sinks);
    for (const [, { counter }] of sinks) {
      const other = counter as OpenCounter;
      other.material = own.material;
      other.bank = own.bank;
    }
  }
}
