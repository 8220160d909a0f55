// What a player points at + the open decision → an answer, or a half-made choice. Pure.
import type { Answer, Decision, Field, MoveOffer, Pick, Picks, Ref } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';

/** What has been chosen so far of a move that needs more than one pick. */
export interface Hand {
  readonly move: string | null;
  readonly picks: Picks;
  /** Pointed at while several moves could mean it; the player still has to say which. */
  readonly pointed?: Pick;
}

export const emptyHand: Hand = { move: null, picks: {} };

export type Intent =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'hold'; readonly hand: Hand }
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

/** The offers that the hand leaves open, each with the answers that it leaves open. */
export function openOffers(decision: Decision, hand: Hand): readonly MoveOffer[] {
  return decision.moves
    .filter((offer) => hand.move === null || offer.move === hand.move)
    .map((offer) => ({ ...offer, answers: offer.answers.filter((it) => agrees(it, hand.picks)) }))
    .filter((offer) => offer.answers.length > 0);
}

/** The next thing to pick for a move, or undefined if it is complete. */
export function nextField(offer: MoveOffer, hand: Hand): Field | undefined {
  return offer.fields.find((field) => !Object.hasOwn(hand.picks, field.name));
}

/** Everything that has been picked so far. */
export function heldIn(hand: Hand): ReadonlySet<Pick> {
  const picks = Object.values(hand.picks);
  return new Set(hand.pointed === undefined ? picks : [...picks, hand.pointed]);
}

/** Everything that may be picked now, for a move to go on. */
export function choices(decision: Decision | null, hand: Hand): ReadonlySet<Pick> {
  if (!decision) return new Set();
  return new Set(openOffers(decision, hand).flatMap((offer) => picksOf(offer, hand)));
}

export function picksOf(offer: MoveOffer, hand: Hand): readonly Pick[] {
  const field = nextField(offer, hand);
  if (!field) return [];
  return [...new Set(offer.answers.flatMap((answer) => answer[field.name] ?? []))];
}

/** The choice that a thing stands for: itself, or the one possible space in its column. */
export function meantBy(thing: Pick, open: ReadonlySet<Pick>, columns: Columns): Pick | null {
  if (open.has(thing)) return thing;
  const column = columns.get(String(thing))?.filter((ref) => open.has(ref)) ?? [];
  return column.length === 1 ? column[0]! : null;
}

/** A player points at some things, topmost first. */
export function pointAt(
  decision: Decision,
  hand: Hand,
  things: readonly Pick[],
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
export function take(decision: Decision, hand: Hand, pick: Pick): Intent {
  const offers = openOffers(decision, hand).filter((it) => picksOf(it, hand).includes(pick));
  const [offer, other] = offers;
  if (!offer) return { kind: 'nothing' };
  if (other) return { kind: 'hold', hand: { ...hand, pointed: pick } };
  const field = nextField(offer, hand)!;
  return complete(decision, offer, { ...hand.picks, [field.name]: pick });
}

/** A player says which move is meant. */
export function takeMove(decision: Decision, hand: Hand, move: string): Intent {
  const offer = decision.moves.find((it) => it.move === move);
  if (!offer) return { kind: 'nothing' };
  if (hand.pointed !== undefined) return take(decision, { move, picks: hand.picks }, hand.pointed);
  return complete(decision, offer, hand.picks);
}

function complete({ seat }: Decision, { move, fields }: MoveOffer, picks: Picks): Intent {
  const whole = fields.every((field) => Object.hasOwn(picks, field.name));
  if (whole) return { kind: 'answer', answer: { seat, move, picks } };
  return { kind: 'hold', hand: { move, picks } };
}

/** Only a move with one pick left is clear enough to ask about. */
function askWhyNot(decision: Decision, hand: Hand, things: readonly Pick[]): Intent {
  const [offer, other] = openOffers(decision, hand);
  const missing = offer?.fields.filter((field) => !Object.hasOwn(hand.picks, field.name)) ?? [];
  const [field] = missing;
  if (!offer || other || !field || missing.length > 1) return { kind: 'nothing' };
  const thing = things.find((it) => kindOf(it) === field.kind);
  if (thing === undefined) return { kind: 'nothing' };
  const picks = { ...hand.picks, [field.name]: thing };
  return { kind: 'ask', answer: { seat: decision.seat, move: offer.move, picks } };
}

function kindOf(pick: Pick): Field['kind'] {
  if (typeof pick === 'number') return 'int';
  if (pick.startsWith('piece/')) return 'card';
  if (pick.startsWith('seat/')) return 'player';
  return pick.includes('/') ? 'space' : 'word';
}

function agrees(answer: Picks, picks: Picks): boolean {
  return Object.entries(picks).every(([name, pick]) => answer[name] === pick);
}
