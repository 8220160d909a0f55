// What happens is heard at once: triggers whose condition holds now will run when it is their turn.
import type { Seat } from '../decision.ts';
import type { Cell } from '../expression/cell.ts';
import { RulesetFault } from '../fault.ts';
import { bearerOf, THE_BANK } from '../machine/bearer.ts';
import { burnOne } from '../machine/context.ts';
import type { Code, Running } from '../machine/running.ts';
import { isOut, neighbourOf } from '../players.ts';
import type { Column } from '../ruleset/columns.ts';
import type { Zone } from '../ruleset/world.ts';
import type { Frame, Used, Value, Waiting } from '../state.ts';
import { concernedAt, concernedIn, drawerOf, ownerOf } from './concerned.ts';
import { piecesInPlay } from './in-play.ts';
import type { Listeners, Trigger } from './triggers.ts';

const MAX_WAITING = 256;

interface Heard {
  readonly who: Seat | null;
  /** What is told besides who. */
  readonly rest: readonly Value[];
}

export function hearMoved(
  running: Running,
  verb: 'enter' | 'leave',
  {
    piece,
    from,
    to,
  }: { readonly piece: number; readonly from: number | null; readonly to: number },
): void {
  const where = verb === 'leave' ? from! : to;
  const listeners = listenersOf(running, verb, running.world.holdings[where]!.zone);
  if (!listeners) return;
  const who = concernedIn(running, piece, where);
  const whole = (zone: number) => running.world.holdings[zone]!.whole;
  const ends = [from === null ? null : whole(from), whole(to)];
  hear(running, listeners, { who, rest: [piece, ...ends, running.you] });
}

/** The bank is nobody: what comes out of it has gone to somebody. `other` is where it came from or went to. */
export function hearCounted(running: Running, cell: Cell, by: number, other: Cell | null): void {
  const { column } = cell;
  if (column.of === 'bank') return;
  const listeners = listenersOf(running, by > 0 ? 'gain' : 'lose', column);
  if (!listeners) return;
  const [here, there] = [bearerOf(cell), other ? bearerOf(other) : THE_BANK];
  const ends = by > 0 ? [there, here] : [here, there];
  const card = column.of === 'card' ? cell.bearer : null;
  const rest = [column.name, Math.abs(by), card, ...ends, running.you];
  hear(running, listeners, { who: concernedAt(running, cell), rest });
}

/** Cards have been drawn. */
export function hearDrawn(running: Running, n: number, from: number, to: number): void {
  const listeners = listenersOf(running, 'draw');
  if (!listeners || n === 0) return;
  const who = drawerOf(running, to);
  hear(running, listeners, { who, rest: [n, from, to, running.you] });
}

export function hearTurn(
  running: Running,
  verb: 'turn-starts' | 'turn-ends' | 'turn-skipped',
  who: Seat,
): void {
  const listeners = listenersOf(running, verb);
  if (listeners) hear(running, listeners, { who, rest: [] });
}

export function hearEliminated(running: Running, who: Seat, by: Seat | null): void {
  const listeners = listenersOf(running, 'eliminated');
  if (listeners) hear(running, listeners, { who, rest: [by] });
}

/** A move is complete. */
export function hearDid(running: Running, frame: Frame, did: NonNullable<Code['did']>): void {
  const listeners = listenersOf(running, 'did');
  if (!listeners) return;
  const card = did.card === null ? null : frame.slots[did.card]!;
  hear(running, listeners, { who: frame.you, rest: [did.move, card] });
}

/** An ability is complete; one that was copied is no deed of its card. */
export function hearUsed(running: Running, { you }: Frame, { card, ability, copied }: Used): void {
  const listeners = copied ? undefined : listenersOf(running, 'used');
  if (!listeners) return;
  const { name } = running.world.abilities.all[ability]!;
  hear(running, listeners, { who: you, rest: [name, card] });
}

/** An event of the ruleset's own. */
export function hearOwn(running: Running, name: string, heard: Heard): void {
  const listeners = listenersOf(running, name);
  if (listeners) hear(running, listeners, heard);
}

/** Nobody listens while the table is being set up. */
function listenersOf(
  { state, triggers }: Running,
  verb: string,
  where?: Zone | Column,
): Listeners | undefined {
  if (state.chart === '') return undefined;
  const all = triggers.on.get(verb);
  const found = where && all?.at ? all.at.get(where) : all;
  return found && found.rules.length + found.cards.size > 0 ? found : undefined;
}

/** Rules first, then the cards of each player from the active one clockwise, then those that are nobody's. */
function hear(running: Running, { rules, cards }: Listeners, heard: Heard): void {
  const { state, world } = running;
  const { you, slots } = running;
  const found: Waiting[] = [];
  for (const trigger of rules) listen(running, trigger, null, { heard, found });
  if (cards.size > 0) {
    for (const piece of piecesInPlay(world, state)) {
      burnOne(running);
      const carried = cards.get(state.pieces.def[piece]!);
      if (!carried) continue;
      for (const trigger of carried) listen(running, trigger, piece, { heard, found });
    }
  }
  running.you = you;
  running.slots = slots;
  if (found.length > 0) enqueue(running, found);
}

/** The trigger is found with what it will need, if it concerns it and its condition holds. */
function listen(
  running: Running,
  { number, whose, test, since }: Trigger,
  card: number | null,
  { heard, found }: { readonly heard: Heard; readonly found: Waiting[] },
): void {
  if (since && !wasDeclared(running, card!)) return;
  const owner = card === null ? null : ownerOf(running, card);
  const own = owner !== null && heard.who === owner;
  if (whose === 'yours' ? !own : whose === 'others' && (own || heard.who === null)) return;
  const you = owner ?? performerOf(running, heard.who);
  const slots = [card, heard.who, ...heard.rest];
  running.you = you;
  running.slots = slots;
  if (test(running) === true) found.push({ trigger: number, you, slots });
}

/** A rule is performed by whom it is about; about one who is out, by the active player or the next one. */
function performerOf({ state }: Running, who: Seat | null): Seat {
  if (who !== null && !isOut(state, who)) return who;
  return isOut(state, state.active) ? neighbourOf(state, state.active, 1) : state.active;
}

/** Whether the card was in play when the move, ability or trigger began that is going on. */
function wasDeclared({ state }: Running, card: number): boolean {
  return state.frames.findLast(({ roll }) => roll)?.roll?.includes(card) ?? true;
}

function enqueue(running: Running, found: readonly Waiting[]): void {
  const { state, instants } = running;
  const waiting = state.waiting ?? [];
  if (waiting.reduce((sum, group) => sum + group.length, found.length) > MAX_WAITING) {
    throw new RulesetFault(`more than ${MAX_WAITING} triggers wait`);
  }
  const instant = instantOf(running);
  const same = waiting.length > 0 && instant === instants.last;
  instants.last = instant;
  state.waiting = same
    ? [...waiting.slice(0, -1), [...waiting.at(-1)!, ...found]]
    : [...waiting, found];
}

/** Each instruction is an instant of its own, but all that stands in one `together` is a single one. */
function instantOf({ state, codes, instants }: Running): string {
  const block = state.frames.findIndex(({ code, at }) =>
    codes[code]!.holds.some(
      ({ from, to, rules }) => rules === null && to !== Infinity && at >= from && at <= to,
    ),
  );
  return block < 0 ? `${instants.tick}` : `together ${block} ${state.frames[block]!.code}`;
}
