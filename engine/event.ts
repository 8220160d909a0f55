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

/** What a line or an event of the ruleset's own names. */
export type Told = PickTold | boolean;

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
  /** A line of the log. */
  | (Secret & {
      readonly event: 'said';
      readonly line: string;
      readonly with: Readonly<Record<string, Told>>;
      readonly rule?: string;
    })
  /** An event of the ruleset's own. */
  | (Secret & {
      readonly event: 'happened';
      readonly name: string;
      readonly with: Readonly<Record<string, Told>>;
      readonly rule?: string;
    })
  /** What was hidden is open now: a covered die, or what each player has chosen, by seat. */
  | (Secret & {
      readonly event: 'revealed';
      readonly name: string;
      readonly with: Readonly<Record<string, Told>>;
      /** Others hear that it was shown to somebody, and nothing of it. */
      readonly secret?: true;
    })
  | { readonly event: 'turn'; readonly seat: Seat }
  /** A turn that somebody had to miss. */
  | { readonly event: 'skipped'; readonly seat: Seat }
  /** Somebody is out of the game, by whose doing if it was somebody else's. */
  | { readonly event: 'eliminated'; readonly seat: Seat; readonly by: Seat | null }
  | { readonly event: 'over'; readonly result: GameResult };

/** What a seat may know of what happened; null knows what is public only. */
export function eventsFor(events: readonly GameEvent[], seat: Seat | null): readonly GameEvent[] {
  return events.map((event) => {
    if (!('seenBy' in event)) return event;
    const { seenBy, ...told } = event;
    return seat !== null && seenBy.includes(seat) ? told : hidden(told);
  });
}

type Hidable = Extract<GameEvent, Secret>;

function hidden(event: Exclude<Hidable, { event: 'turn' | 'over' | 'round' }>): GameEvent {
  switch (event.event) {
    case 'counted':
      return { ...event, of: null };
    case 'answered':
      return { ...event, picks: event.secret ? {} : blurredAll(event.picks) };
    case 'revealed':
      return { ...event, with: event.secret ? {} : blurredAll(event.with) };
    case 'said':
    case 'happened':
      return { ...event, with: blurredAll(event.with) };
    default:
      return { ...event, piece: null, card: null };
  }
}

function blurredAll<T extends Told>(told: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(told).map(([name, one]) => [name, blurred(one)] as const);
  return Object.fromEntries(entries) as Record<string, T>;
}

/** Only pieces can be secret. */
function blurred(told: Told): Told {
  if (typeof told === 'object') return told && told.map((one) => blurred(one) as Option | null);
  return typeof told === 'string' && told.startsWith('piece/') ? null : told;
}
