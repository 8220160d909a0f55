// What the scene is to show now, and how it is put together from a view. Pure.
import type { Option, Ref, View } from '../../engine/index.ts';
import type { GameEvent } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';
import { cardLook, type Box, type Layout } from './layout.ts';

export interface Ghost extends Box {
  readonly card: string;
}

export interface Picture {
  readonly layout: Layout;
  /** What may be chosen now. */
  readonly open: ReadonlySet<Option>;
  /** What has been picked for a move that is not complete yet. */
  readonly held: ReadonlySet<Option>;
  /** What the last answer named. */
  readonly last: ReadonlySet<Option>;
  /** The choice under the pointer or the focus. */
  readonly pointed: Option | null;
  readonly ghost: Ghost | null;
  readonly motion: 'full' | 'reduced';
}

/** What the latest answer picked. */
export function lastPicks(log: readonly GameEvent[]): ReadonlySet<Option> {
  const answered = log.filter((event) => event.event === 'answered').at(-1);
  return new Set(
    Object.values(answered?.picks ?? {})
      .flat()
      .filter((pick) => pick !== null),
  );
}

/** The piece that the look shows, faint, on a space that the player points at. */
export function ghostAt(pointed: Option | null, view: View, sheet: Sheet, layout: Layout) {
  const space = layout.spaces.find((it) => it.ref === pointed);
  const zone = space && own(sheet.look.boards, space.board)?.ghost;
  if (!zone || !view.decision) return null;
  const card = firstCard(view, zone, `seat/${view.decision.seat}`);
  if (card === null) return null;
  const { size, shape } = cardLook(sheet.look, card);
  const height = shape === 'card' ? (size * 88) / 63 : size;
  return { card, x: space.x, y: space.y, width: size, height };
}

function firstCard(view: View, zone: string, of: Ref): string | null {
  const found = view.zones.find((it) => it.zone === zone && it.of === of);
  return found?.pieces[0]?.card ?? null;
}
