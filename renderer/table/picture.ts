// What the scene is to show now, and how it is put together from a view. Pure.
import type { GameEvent, Option, Ref, Seat, View } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';
import type { Box } from './geometry.ts';
import type { Layout } from './layout.ts';
import { pieceLook, sizeOf } from './looks.ts';
import type { Pace } from './motion.ts';

export interface Ghost extends Box {
  readonly card: string;
}

/** The dice that lie on the table. */
export interface DiceShown {
  /** Another number is another throw. */
  readonly thrown: number;
  readonly sides: number;
  readonly faces: readonly number[];
}

export interface Picture {
  readonly layout: Layout;
  /** What may be chosen now. */
  readonly open: ReadonlySet<Option>;
  /** What has been picked for a move that is not complete yet. */
  readonly held: ReadonlySet<Option>;
  /** Whether the order of what is picked counts. */
  readonly ordered: boolean;
  /** What the last answer named. */
  readonly last: ReadonlySet<Option>;
  /** The choice under the pointer or the focus. */
  readonly pointed: Option | null;
  readonly ghost: Ghost | null;
  readonly dice: DiceShown | null;
  /** Who has to decide. */
  readonly acting: readonly Seat[];
  /** What happened since the picture before. */
  readonly events: readonly GameEvent[];
  readonly pace: Pace;
}

/** What the latest answer picked. */
export function lastPicks(log: readonly GameEvent[]): ReadonlySet<Option> {
  const answered = log.findLast((event) => event.event === 'answered');
  const picks = answered?.event === 'answered' ? Object.values(answered.picks) : [];
  return new Set(picks.flat().filter((pick) => pick !== null));
}

/** The last throw that everybody may see. */
export function lastDice(log: readonly GameEvent[]): DiceShown | null {
  const thrown = log.filter((event) => event.event === 'rolled');
  const last = thrown.at(-1);
  if (!last?.faces) return null;
  return { thrown: thrown.length, sides: last.sides, faces: last.faces };
}

/** The piece that the look shows, faint, on a space that the player points at. */
export function ghostAt(
  pointed: Option | null,
  view: View,
  sheet: Sheet,
  layout: Layout,
): Ghost | null {
  const space = layout.spaces.find((it) => it.ref === pointed);
  const zone = space && own(sheet.look.boards, space.board)?.ghost;
  if (!zone || !view.decision) return null;
  const card = firstCard(view, zone, `seat/${view.decision.seat}`);
  if (card === null) return null;
  return { card, x: space.x, y: space.y, ...sizeOf(pieceLook(sheet, card)) };
}

function firstCard(view: View, zone: string, of: Ref): string | null {
  const found = view.zones.find((it) => it.zone === zone && it.of === of);
  return found?.pieces[0]?.card ?? null;
}
