// What was written since a mark, so that it can be taken back: for search, and for an answer that goes wrong.
import type { OpenTable, Value } from '../state.ts';

/** One write, told by what was there before it. The arrays of a table stay the same as long as it stands. */
type Entry =
  | { readonly what: 'cell'; readonly cells: Value[]; readonly at: number; readonly before: Value }
  | { readonly what: 'taken'; readonly zone: number[]; readonly at: number; readonly piece: number }
  | { readonly what: 'put'; readonly zone: number[]; readonly at: number }
  | { readonly what: 'mixed'; readonly zone: number[]; readonly before: readonly number[] }
  | { readonly what: 'added' };

export type Journal = Entry[];

/** Takes back everything from the end until so many entries are left. */
export function takeBack(journal: Journal, table: OpenTable, left: number): void {
  while (journal.length > left) undo(journal.pop()!, table);
}

function undo(entry: Entry, { pieces }: OpenTable): void {
  switch (entry.what) {
    case 'cell':
      entry.cells[entry.at] = entry.before;
      return;
    case 'taken':
      entry.zone.splice(entry.at, 0, entry.piece);
      return;
    case 'put':
      entry.zone.splice(entry.at, 1);
      return;
    case 'mixed':
      entry.before.forEach((piece, i) => (entry.zone[i] = piece));
      return;
    case 'added':
      for (const column of [pieces.def, pieces.zone, pieces.owner, pieces.known]) column.pop();
      for (const column of pieces.vars) column.pop();
  }
}
