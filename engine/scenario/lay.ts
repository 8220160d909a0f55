// given: cards are taken up and laid where the case says; what it does not name goes back to its pile.
import type { ScenarioItem } from '../ruleset/types.generated.ts';
import { faceAt } from '../sight.ts';
import { NOBODY, type OpenDraft } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import { definitionOf, itemParts, type Naming } from './values.ts';

/** A zone and what must lie in it: these cards, or so many of any. */
export interface Wish {
  readonly zone: number;
  /** As a sentence names it. */
  readonly label: string;
  readonly cards: readonly ScenarioItem[] | number;
  /** What the set-up laid here must be named: a space has no pile to go back to. */
  readonly strict?: boolean;
}

export interface Laying extends Naming {
  readonly state: OpenDraft;
  /** Pieces that have been laid where the case says, with the item that names them. */
  readonly laid: Map<number, ScenarioItem>;
}

/** All zones named are taken up first, so that their order in the case means nothing. */
export function layOut(laying: Laying, wishes: readonly Wish[]): void {
  const { state, laid } = laying;
  const lifted = new Map<number, Wish>();
  for (const wish of wishes) {
    for (const piece of state.zones[wish.zone]!.splice(0)) lifted.set(piece, wish);
  }
  for (const wish of wishes) {
    if (typeof wish.cards === 'number') continue;
    for (const item of wish.cards) laid.set(put(laying, lifted, wish, item), item);
  }
  for (const wish of wishes) {
    if (typeof wish.cards === 'number') fill(laying, lifted, wish, wish.cards);
  }
  for (const [piece, wish] of lifted) if (!laid.has(piece)) putBack(laying, piece, wish);
}

/** Lays cards on top of a zone, the last one named lowest. */
export function layOnTop(laying: Laying, zone: number, cards: readonly string[]): void {
  const wish = { zone, label: laying.world.holdings[zone]!.zone.name, cards };
  for (const name of [...cards].reverse())
    laying.laid.set(put(laying, new Map(), wish, name), name);
}

function put(
  laying: Laying,
  lifted: ReadonlyMap<number, Wish>,
  wish: Wish,
  item: ScenarioItem,
): number {
  const { state, laid } = laying;
  const { name } = itemParts(item);
  const def = definitionOf(laying.world, name);
  const free = state.pieces.def.flatMap((of, piece) =>
    of === def && !laid.has(piece) ? [piece] : [],
  );
  const piece =
    free.find((one) => lifted.get(one) === wish) ??
    free.find((one) => lifted.has(one)) ??
    free.find((one) => isPile(laying, state.pieces.zone[one]!)) ??
    free[0];
  if (piece === undefined) {
    throw new ScenarioFailure(`given: there is no “${name}” left to put on ${wish.label}`);
  }
  place(laying, piece, wish.zone);
  return piece;
}

function fill(laying: Laying, lifted: ReadonlyMap<number, Wish>, wish: Wish, count: number): void {
  const { state, laid } = laying;
  const free = (piece: number) => !laid.has(piece);
  const own = [...lifted].flatMap(([piece, from]) => (from === wish && free(piece) ? [piece] : []));
  const piles = state.zones.flatMap((pieces, zone) => (isPile(laying, zone) ? pieces : []));
  const pieces = [...own, ...piles.filter(free)].slice(0, count);
  if (pieces.length < count) {
    throw new ScenarioFailure(`given: there are not ${count} cards left for ${wish.label}`);
  }
  for (const piece of pieces) {
    place(laying, piece, wish.zone);
    laid.set(piece, '');
  }
}

function isPile({ world }: Laying, zone: number): boolean {
  const { zone: declared } = world.holdings[zone]!;
  return declared.see === 'none' && declared.per === 'table';
}

/** Under the pile that holds its kind, or else under the first pile. */
function putBack(laying: Laying, piece: number, wish: Wish): void {
  const { state, world } = laying;
  const card = world.cards[state.pieces.def[piece]!]!;
  const piles = state.zones.flatMap((_, zone) => (isPile(laying, zone) ? [zone] : []));
  const kindred = (zone: number) =>
    state.zones[zone]!.some((one) => world.cards[state.pieces.def[one]!]!.kind === card.kind);
  const pile = piles.find(kindred) ?? piles[0];
  if (pile === undefined || wish.strict) {
    const where = wish.strict ? 'on one of these spaces' : `in ${wish.label}`;
    throw new ScenarioFailure(
      `given: set-up lays “${card.id}” ${where}, but none of them names it`,
    );
  }
  state.zones[pile]!.unshift(piece);
  state.pieces.zone[piece] = pile;
  state.pieces.known[piece] = 0;
}

function place({ state, world }: Laying, piece: number, zone: number): void {
  const from = state.zones[state.pieces.zone[piece]!]!;
  if (from.includes(piece)) from.splice(from.indexOf(piece), 1);
  state.zones[zone]!.push(piece);
  state.pieces.zone[piece] = zone;
  const { seat } = world.holdings[zone]!;
  if (seat !== NOBODY) state.pieces.owner[piece] = seat;
  state.pieces.known[piece] = 0;
  const up = faceAt(world, zone);
  if (world.up && up !== null) state.pieces.vars[world.up.base]![piece] = up;
}
