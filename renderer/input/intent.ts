// What a player points at + the open decision → an answer, or a half-made choice. Pure.
import type {
  Answer,
  Decision,
  Field,
  NextField,
  Offer,
  Option,
  Picks,
  Ref,
} from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';

/** What has been chosen so far of a move that needs more than one pick. */
export interface Hand {
  readonly move: string | null;
  readonly picks: Picks;
  /** Pointed at while several moves could mean it; the player still has to say which. */
  readonly pointed?: Option;
  /** What is to be picked next, as the host said; at first the offer itself says it. */
  readonly next?: NextField;
  /** What has been picked so far where several are. */
  readonly several?: readonly Option[];
}

export const emptyHand: Hand = { move: null, picks: {} };

export type Intent =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'hold'; readonly hand: Hand }
  /** More is to be picked: the host knows from what. */
  | { readonly kind: 'next'; readonly answer: Answer }
  /** Not offered: sent all the same, to hear why not. */
  | { readonly kind: 'ask'; readonly answer: Answer }
  | { readonly kind: 'nothing' };

/** For each space of a board whose columns are picked, the spaces of its column. */
export type Columns = ReadonlyMap<Ref, readonly Ref[]>;

export function columnsOf(sheet: Sheet): Columns {
  const columns = new Map<Ref, readonly Ref[]>();
  for (const { board, spaces } of sheet.boards) {
    if (own(sheet.look.boards, board)?.pick !== 'column') continue;
    for (const space of spaces) {
      const column = spaces.filter((other) => other.column === space.column);
      columns.set(
        space.ref,
        column.map((other) => other.ref),
      );
    }
  }
  return columns;
}

/** The offers that the hand leaves open, each with what is to be picked next. */
export function openOffers(decision: Decision, hand: Hand): readonly Offer[] {
  if (hand.move === null) return decision.offers;
  const chosen = decision.offers.filter((offer) => offer.move === hand.move);
  return chosen.map((offer) => ({ ...offer, next: hand.next ?? offer.next }));
}

/** Everything that has been picked so far. */
export function heldIn(hand: Hand): ReadonlySet<Option> {
  const picks = Object.values(hand.picks).flat();
  return new Set([...picks, ...(hand.several ?? []), ...[hand.pointed ?? []].flat()]);
}

/** Everything that may be picked now, for a move to go on. */
export function choices(decision: Decision | null, hand: Hand): ReadonlySet<Option> {
  if (!decision) return new Set();
  return new Set(openOffers(decision, hand).flatMap((offer) => optionsOf(offer)));
}

export function optionsOf({ next }: Offer): readonly Option[] {
  return next?.options ?? [];
}

/** The choice that a thing stands for: itself, or the one possible space in its column. */
export function meantBy(thing: Option, open: ReadonlySet<Option>, columns: Columns): Option | null {
  if (open.has(thing)) return thing;
  const column = columns.get(String(thing))?.filter((ref) => open.has(ref)) ?? [];
  return column.length === 1 ? column[0]! : null;
}

/** A player points at some things, topmost first. */
export function pointAt(
  decision: Decision,
  hand: Hand,
  things: readonly Option[],
  columns: Columns,
): Intent {
  const open = choices(decision, hand);
  for (const thing of things) {
    const meant = meantBy(thing, open, columns);
    if (meant !== null) return take(decision, hand, meant);
  }
  return askWhyNot(decision, hand, things);
}

/** A player picks something that may be picked now. */
export function take(decision: Decision, hand: Hand, pick: Option): Intent {
  const offers = openOffers(decision, hand).filter((it) => optionsOf(it).includes(pick));
  const [offer, other] = offers;
  if (!offer?.next) return { kind: 'nothing' };
  if (other) return { kind: 'hold', hand: { ...hand, pointed: pick } };
  if (offer.next.count) return takeOneMore(offer, hand, pick);
  return complete(decision, offer, { ...hand.picks, [offer.next.name]: pick });
}

/** Where several are picked, picking again takes it back; the player says when it is enough. */
function takeOneMore({ move, next }: Offer, { picks, several = [] }: Hand, pick: Option): Intent {
  const without = several.filter((it) => it !== pick);
  const now = without.length < several.length ? without : [...several, pick];
  return { kind: 'hold', hand: { move, picks, next: next!, several: now } };
}

/** The offer whose several picks may be confirmed now. */
export function enough(decision: Decision, hand: Hand): Offer | null {
  const [offer, other] = openOffers(decision, hand);
  const count = other ? undefined : offer?.next?.count;
  const held = hand.several?.length ?? 0;
  return offer && count && held >= count[0] && held <= count[1] ? offer : null;
}

/** A player says that enough has been picked. */
export function confirm(decision: Decision, hand: Hand): Intent {
  const offer = enough(decision, hand);
  if (!offer?.next) return { kind: 'nothing' };
  return complete(decision, offer, { ...hand.picks, [offer.next.name]: hand.several ?? [] });
}

/** A player says which move is meant. */
export function takeMove(decision: Decision, hand: Hand, move: string): Intent {
  const offer = decision.offers.find((it) => it.move === move);
  if (!offer) return { kind: 'nothing' };
  if (hand.pointed !== undefined) return take(decision, { move, picks: hand.picks }, hand.pointed);
  if (offer.next) return { kind: 'hold', hand: { move, picks: {}, next: offer.next } };
  return complete(decision, offer, {});
}

function complete({ seat }: Decision, { move, fields }: Offer, picks: Picks): Intent {
  const whole = fields.every((field) => Object.hasOwn(picks, field.name));
  return { kind: whole ? 'answer' : 'next', answer: { seat, move, picks } };
}

/** Only a move with one pick left is clear enough to ask about. */
function askWhyNot(decision: Decision, hand: Hand, things: readonly Option[]): Intent {
  const [offer, other] = openOffers(decision, hand);
  const missing = offer?.fields.filter((field) => !Object.hasOwn(hand.picks, field.name)) ?? [];
  const [field] = missing;
  if (!offer || other || !field || missing.length > 1) return { kind: 'nothing' };
  const thing = things.find((it) => kindOf(it) === field.kind);
  if (thing === undefined || offer.next?.count) return { kind: 'nothing' };
  const picks = { ...hand.picks, [field.name]: thing };
  return { kind: 'ask', answer: { seat: decision.seat, move: offer.move, picks } };
}

export function kindOf(pick: Option): Field['kind'] {
  if (typeof pick === 'number') return 'int';
  if (pick.startsWith('piece/') || pick.startsWith('place/')) return 'card';
  if (pick.startsWith('seat/')) return 'player';
  return pick.includes('/') ? 'space' : 'word';
}
