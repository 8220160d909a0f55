// What happened, in the order in which it happened: for the log and for animation.
import type { Option, Ref, Seat } from './decision.ts';
import type { Place } from './place.ts';
import type { GameResult } from './result.ts';

/** Who may know which pieces an event is about; left out when everybody may. */
interface Secret {
  readonly seenBy?: readonly Seat[];
}

/** A pick as it is told: pieces that may not be known are null. */
export type PickTold = Option | null | readonly (Option | null)[];

/** `piece` and `card` are null, and so are picked pieces, for a seat that may not know them. */
export type GameEvent =
  | (Secret & {
      readonly event: 'answered';
      readonly seat: Seat;
      readonly move: string;
      readonly picks: Readonly<Record<string, PickTold>>;
      readonly rule?: string;
      /** The question of a program that was answered; a move of a menu has none. */
      readonly asks?: string;
      /** Others hear that there is an answer, and nothing of it. */
      readonly secret?: true;
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
  | (Secret & {
      /** Somebody has come to know a piece where it lies. */
      readonly event: 'shown';
      readonly piece: Ref | null;
      readonly card: string | null;
      readonly to: Place;
    })
  | {
      readonly event: 'rolled';
      readonly sides: number;
      /** Null if nobody may know. */
      readonly faces: readonly number[] | null;
    }
  | { readonly event: 'shuffled'; readonly zone: Place }
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

type Told = Extract<
  GameEvent,
  Secret & { event: 'answered' | 'created' | 'moved' | 'counted' | 'shown' }
>;

function hidden(event: Told): GameEvent {
  if (event.event === 'counted') return { ...event, of: null };
  if (event.event !== 'answered') return { ...event, piece: null, card: null };
  if (event.secret) return { ...event, picks: {} };
  const picks = Object.entries(event.picks).map(([name, pick]) => [name, blurred(pick)] as const);
  return { ...event, picks: Object.fromEntries(picks) };
}

function blurred(pick: PickTold): PickTold {
  if (typeof pick === 'object') return pick && pick.map((one) => blurred(one) as Option | null);
  return typeof pick === 'string' && pick.startsWith('piece/') ? null : pick;
}
