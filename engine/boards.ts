// The boards of a ruleset and their spaces, for whoever draws them.
import type { Ref } from './decision.ts';
import type { Ruleset } from './ruleset/ruleset.ts';

export interface BoardPlan {
  readonly board: string;
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly {
    readonly ref: Ref;
    readonly name: string;
    readonly column: number;
    readonly row: number;
  }[];
}

export function boardsOf({ world }: Ruleset): readonly BoardPlan[] {
  return [...world.boards.values()].map(({ name, columns, rows, base }) => ({
    board: name,
    columns,
    rows,
    spaces: world.spaces
      .slice(base, base + columns * rows)
      .map((space) => ({ ref: space.ref, name: space.name, column: space.column, row: space.row })),
  }));
}
