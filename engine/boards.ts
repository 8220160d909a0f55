// The boards of a ruleset and their spaces, for whoever draws them.
import type { Ref } from './decision.ts';
import { prints, type Prints } from './equipment.ts';
import type { Board } from './ruleset/lay-boards.ts';
import type { Ruleset } from './ruleset/ruleset.ts';

export interface SpacePlan {
  readonly ref: Ref;
  readonly name: string;
  readonly column: number;
  readonly row: number;
  /** What is printed on it; left out if nothing is. */
  readonly attributes?: Prints;
}

export interface BoardPlan {
  readonly board: string;
  readonly shape: Board['shape'];
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly SpacePlan[];
  /** The pairs of spaces that each sort of edge joins. */
  readonly edges: Readonly<Record<string, readonly (readonly [Ref, Ref])[]>>;
}

export function boardsOf(ruleset: Ruleset): readonly BoardPlan[] {
  return [...ruleset.world.boards.values()].map((board) => ({
    board: board.name,
    shape: board.shape,
    columns: board.columns,
    rows: board.rows,
    spaces: spacesOf(ruleset, board),
    edges: edgesOf(ruleset, board),
  }));
}

function spacesOf({ world, source }: Ruleset, board: Board): readonly SpacePlan[] {
  const { base, columns, rows } = board;
  const names = Object.keys(source.table.boards?.[board.name]?.attributes ?? {});
  return world.spaces.slice(base, base + columns * rows).map(({ ref, name, column, row }, at) => ({
    ...{ ref, name, column, row },
    ...(names.length > 0 && { attributes: prints(world.spaceAttributes, names, base + at) }),
  }));
}

/** Each pair once, in the order of the spaces. */
function edgesOf({ world }: Ruleset, { base, columns, rows }: Board): BoardPlan['edges'] {
  const here = Array.from({ length: columns * rows }, (_, at) => base + at);
  const pairs = [...world.edges].map(([edge, neighbours]) => {
    const joined = here.flatMap((from) =>
      (neighbours[from] ?? []).flatMap((to): (readonly [Ref, Ref])[] =>
        to > from ? [[world.spaces[from]!.ref, world.spaces[to]!.ref]] : [],
      ),
    );
    return [edge, joined] as const;
  });
  return Object.fromEntries(pairs.filter(([, joined]) => joined.length > 0));
}
