// What happened, in the order in which it happened: for the log and for animation.
import type { Pick, Ref, Seat } from './decision.ts';
import type { Place } from './place.ts';
import type { GameResult } from './result.ts';

/** Who may know which pieces an event is about; left out when everybody may. */
interface Secret {
  readonly seenBy?: readonly Seat[];
}

/** `piece` and `card` are null, and so are picked pieces, for a seat that may not know them. */
export type GameEvent =
  | (Secret & {
      readonly event: 'answered';
      readonly seat: Seat;
      readonly move: string;
      readonly picks: Readonly<Record<string, Pick | null>>;
      readonly rule?: string;
    })
  | (Secret & {
      readonly event: 'created';
      readonly piece: Ref | null;
      readonly card: string | null;
      readonly to: Place;
    })
  | (Secret & {
      readonly event: 'moved';
      readonly piece: Ref | null;
      readonly card: string | null;
      readonly from: Place;
      readonly to: Place;
    })
  | (Secret & {
      readonly event: 'counted';
      readonly counter: string;
      /** Null for a card that is not known to the seat. */
      readonly of: Ref | 'table' | 'bank' | null;
      readonly from: number;
      readonly to: number;
    })
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'turn'; readonly seat: Seat }
  | { readonly event: 'over'; readonly result: GameResult };

/** What a seat may know of what happened; null knows what is public only. */
export function eventsFor(events: readonly GameEvent[], seat: Seat | null): readonly GameEvent[] {
  return events.map((event) => {
    if (!('seenBy' in event)) return event;
    const { seenBy, ...told } = event;
    return seat !== null && seenBy.includes(seat) ? told : hidden(told);
  });
}

type Told = Extract<GameEvent, Secret & { event: 'answered' | 'created' | 'moved' | 'counted' }>;

function hidden(event: Told): GameEvent {
  if (event.event === 'counted') return { ...event, of: null };
  if (event.event !== 'answered') return { ...event, piece: null, card: null };
  const picks = Object.entries(event.picks).map(([name, pick]) => {
    const piece = typeof pick === 'string' && pick.startsWith('piece/');
    return [name, piece ? null : pick] as const;
  });
  return { ...event, picks: Object.fromEntries(picks) };
}
