// given: cards are taken up and laid where the case says; what it does not name goes home, or is left out.
import type { ScenarioItem } from '../ruleset/types.generated.ts';
import { faceAt } from '../sight.ts';
import { NOBODY, type OpenDraft } from '../state.ts';
import { cardsIn, partFor, partsOf } from '../zones.ts';
import type { Homes } from './clear.ts';
import { meant, ScenarioFailure } from './failure.ts';
import { cardName, copiesOf, definitionOf, itemParts, type Naming } from './values.ts';

/** A zone and what must lie in it: these cards, or so many of any; or, on top of it, these. */
export interface Wish {
  readonly zone: number;
  /** As a sentence names it. */
  readonly label: string;
  readonly on: 'top' | null;
  readonly cards: readonly ScenarioItem[];
  readonly any: { readonly count: number; readonly kind: string | null } | null;
  /** Where any card is taken from first. */
  readonly piles: readonly number[];
}

export interface Laying extends Naming {
  readonly state: OpenDraft;
  readonly homes: Homes;
  /** Pieces that have been laid where the case says, with the item that names them. */
  readonly laid: Map<number, ScenarioItem>;
  /** Pieces that have no place: wherever they could lie, the case says exactly what does. */
  readonly stray: Set<number>;
}

/** All zones named are taken up first, so that their order in the case means nothing. */
export function layOut(laying: Laying, wishes: readonly Wish[]): void {
  const { state, laid, stray } = laying;
  const exact = wishes.filter(({ on }) => on === null);
  for (const { zone } of exact) {
    for (const part of partsOf(laying.world, zone)) {
      for (const piece of state.zones[part]!.splice(0)) stray.add(piece);
    }
  }
  const reserved = numberedIn(laying, wishes);
  for (const wish of exact) {
    for (const item of wish.cards) laid.set(put(laying, wish, item, reserved), item);
  }
  for (const wish of wishes) {
    if (wish.on === null) continue;
    for (const item of [...wish.cards].reverse()) {
      laid.set(put(laying, wish, item, reserved), item);
    }
  }
  for (const wish of exact) if (wish.any) fill(laying, wish, wish.any);
  const closed = new Set(exact.map(({ zone }) => zone));
  for (const piece of stray) if (!closed.has(homeOf(laying, piece))) goHome(laying, piece);
}

/** Pieces that the case names by number are kept for that. */
function numberedIn(laying: Laying, wishes: readonly Wish[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { label, cards } of wishes) {
    for (const { name } of cards.map(itemParts)) {
      const { def, copy } = definitionOf(laying.world, name);
      if (copy === null) continue;
      if (found.has(name)) throw new ScenarioFailure(`given: “${name}” is laid twice`);
      const copies = copiesOf(laying, def);
      const piece = copies[copy - 1];
      if (piece === undefined) throw tooMany(laying, name, label, copies.length);
      found.set(name, piece);
    }
  }
  return found;
}

function put(
  laying: Laying,
  wish: Wish,
  item: ScenarioItem,
  reserved: ReadonlyMap<string, number>,
): number {
  const { state, laid, stray } = laying;
  const { name } = itemParts(item);
  const { def } = definitionOf(laying.world, name);
  const copies = copiesOf(laying, def);
  const kept = new Set(reserved.values());
  const free = copies.filter((piece) => !laid.has(piece) && !kept.has(piece));
  const piece =
    reserved.get(name) ??
    free.find((one) => stray.has(one) && wholeOf(laying, one) === wish.zone) ??
    free.find((one) => stray.has(one)) ??
    free.find((one) => state.pieces.zone[one] === laying.homes[one]) ??
    free[0];
  if (piece === undefined) throw tooMany(laying, name, wish.label, copies.length);
  place(laying, piece, wish.zone);
  return piece;
}

function tooMany({ world }: Laying, name: string, label: string, count: number): ScenarioFailure {
  const id = name.replace(/#.*/, '');
  const near =
    count === 0
      ? meant(
          id,
          [...world.cardNumbers.keys()].filter((one) => one !== id),
        )
      : '';
  const there =
    count === 0 ? `this game has no “${id}”` : `there ${count === 1 ? 'is' : 'are'} ${count}`;
  return new ScenarioFailure(
    `given: there is no “${name}” left to put on ${label}: ${there}${near}`,
  );
}

function fill(laying: Laying, wish: Wish, { count, kind }: NonNullable<Wish['any']>): void {
  const { state, world, laid, stray } = laying;
  if (kind !== null && !world.kinds.includes(kind)) {
    throw new ScenarioFailure(`given: there is no kind “${kind}”${meant(kind, world.kinds)}`);
  }
  const fits = (piece: number) =>
    !laid.has(piece) && (kind === null || world.cards[state.pieces.def[piece]!]!.kind === kind);
  const own = [...stray].filter((piece) => wholeOf(laying, piece) === wish.zone);
  const piles = [...wish.piles, ...pilesIn(laying)].flatMap((zone) => cardsIn(world, state, zone));
  const others = [...stray, ...piles];
  const pieces = [...new Set([...own, ...others])].filter(fits).slice(0, count);
  if (pieces.length < count) {
    const what = kind === null ? 'cards' : `cards of kind ${kind}`;
    throw new ScenarioFailure(`given: there are not ${count} ${what} left for ${wish.label}`);
  }
  for (const piece of pieces) {
    place(laying, piece, wish.zone);
    laid.set(piece, cardName(laying, piece));
  }
}

/** Zones of the table that nobody can see into; where there is none, all that set-up made pieces in. */
function pilesIn({ world, state, homes }: Laying): number[] {
  const hidden = state.zones.flatMap((_, zone) => {
    const { see, per } = world.holdings[zone]!.zone;
    return see === 'none' && per === 'table' ? [zone] : [];
  });
  const open = [...new Set(homes)].filter((zone) => world.holdings[zone]!.zone.per === 'table');
  return [...new Set([...hidden, ...open])];
}

function goHome(laying: Laying, piece: number): void {
  const { state, homes, stray } = laying;
  stray.delete(piece);
  const home = homes[piece]!;
  state.zones[home]!.unshift(piece);
  settle(laying, piece, home);
}

/** The zone that a piece lies in, whole. */
function wholeOf({ world, state }: Laying, piece: number): number {
  return world.holdings[state.pieces.zone[piece]!]!.whole;
}

function homeOf({ world, homes }: Laying, piece: number): number {
  return world.holdings[homes[piece]!]!.whole;
}

function place(laying: Laying, piece: number, goal: number): void {
  const { state, stray, world } = laying;
  const zone = partFor(world, state.pieces.def[piece]!, goal);
  const from = state.zones[state.pieces.zone[piece]!]!;
  if (!stray.delete(piece)) from.splice(from.indexOf(piece), 1);
  state.zones[zone]!.push(piece);
  settle(laying, piece, zone);
}

function settle({ state, world }: Laying, piece: number, zone: number): void {
  state.pieces.zone[piece] = zone;
  const { seat, zone: declared } = world.holdings[zone]!;
  if (seat !== NOBODY || declared.frees) state.pieces.owner[piece] = seat;
  state.pieces.known[piece] = 0;
  const up = faceAt(world, zone);
  if (world.up && up !== null) state.pieces.vars[world.up.base]![piece] = up;
}
