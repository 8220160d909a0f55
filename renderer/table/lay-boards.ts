// Boards and their spaces: grids, rings and stars, or spaces anywhere. Pure.
import type { BoardLook, BoardPlan, Ref, RingLook, SpaceLook } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';
import { around, type Box, type Point } from './geometry.ts';

export interface BoardBox extends Box {
  readonly board: string;
  readonly look: BoardLook;
  readonly plan: BoardPlan;
}

export interface SpaceBox extends Box {
  readonly ref: Ref;
  readonly board: string;
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly round: boolean;
  /** Its own look, if it has one. */
  readonly look?: SpaceLook;
}

export interface BoardsLaid {
  readonly boards: readonly BoardBox[];
  readonly spaces: readonly SpaceBox[];
}

export function layBoards({ boards: plans, look }: Sheet): BoardsLaid {
  const boards: BoardBox[] = [];
  const spaces: SpaceBox[] = [];
  for (const plan of plans) {
    const boardLook = own(look.boards, plan.board);
    if (!boardLook) continue;
    const own_ = spaceBoxes(plan, boardLook);
    spaces.push(...own_);
    boards.push({ ...frameOf(own_, boardLook), board: plan.board, look: boardLook, plan });
  }
  return { boards, spaces };
}

/** Room around the spaces: wide enough for the letters and numbers along the edge. */
export function boardMargin(look: BoardLook): number {
  return Math.max(look.labels ? 44 : 24, look.space * 0.2);
}

function frameOf(spaces: readonly SpaceBox[], look: BoardLook): Box {
  const margin = 2 * boardMargin(look);
  const held = around(spaces) ?? { x: look.at[0], y: look.at[1], width: 0, height: 0 };
  return { ...held, width: held.width + margin, height: held.height + margin };
}

function spaceBoxes(plan: BoardPlan, look: BoardLook): SpaceBox[] {
  const places = placesOf(plan, look);
  return plan.spaces.map((space, index) => {
    const { ref, name, column, row } = space;
    const spaceLook = lookOf(space, look);
    return {
      ...{ ref, name, column, row },
      board: plan.board,
      x: look.at[0] + places[index]!.x,
      y: look.at[1] + places[index]!.y,
      width: look.space,
      height: look.space,
      round: look.shape === 'round',
      ...(spaceLook && { look: spaceLook }),
    };
  });
}

function lookOf(space: BoardPlan['spaces'][number], look: BoardLook): SpaceLook | undefined {
  const sort = look.sorts && space.attributes?.[look.sorts.by];
  const shared = typeof sort === 'string' ? own(look.sorts?.of, sort) : undefined;
  const single = own(look.spaces, space.name);
  return shared || single ? { ...shared, ...single } : undefined;
}

/** From the middle of the board. */
function placesOf(plan: BoardPlan, look: BoardLook): readonly Point[] {
  const { places } = look;
  if (places) {
    return plan.spaces.map(({ name }) => {
      const [x = 0, y = 0] = own(places, name) ?? [];
      return { x, y };
    });
  }
  if (look.ring) return ringOf(look.ring, plan.spaces.length);
  const pitch = look.space + (look.gap ?? 0);
  return plan.spaces.map(({ column, row }) => ({
    x: (column - (plan.columns + 1) / 2) * pitch,
    // Rows are counted from the bottom, the picture from the top.
    y: ((plan.rows + 1) / 2 - row) * pitch,
  }));
}

/** Evenly around a middle, clockwise from the top; a star is nearer to it between its tips. */
export function ringOf({ radius, tips, depth = 0.3, turn = 0 }: RingLook, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    // Distance from the nearest tip, from 0 on the tip to 1 half-way to the next.
    const away = tips === undefined ? 0 : Math.abs(((share * tips + 0.5) % 1) - 0.5) * 2;
    const reach = 1 - away * depth;
    const angle = share * Math.PI * 2 + (turn * Math.PI) / 180;
    return { x: Math.sin(angle) * radius[0] * reach, y: -Math.cos(angle) * radius[1] * reach };
  });
}
