// What happened, as a case names it: one line for each thing, the most telling words first.
import type { GameEvent } from '../event.ts';
import type { Place } from '../place.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { State } from '../state.ts';

interface Teller {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly players: readonly string[];
}

export function linesOf(teller: Teller, event: GameEvent): string[] {
  const who = (seat: number | null) => (seat === null ? '' : teller.players[seat]!);
  switch (event.event) {
    case 'created':
      return [`enter ${event.card} ${placeOf(teller, event.to)}`];
    case 'moved':
      return sameAs(event.from, event.to)
        ? []
        : [
            `leave ${event.card} ${placeOf(teller, event.from)}`,
            `enter ${event.card} ${placeOf(teller, event.to)}`,
          ];
    case 'counted':
      return counted(teller, event);
    case 'shown':
      return [`shown ${event.card} ${placeOf(teller, event.to)}`];
    case 'rolled':
      return [`rolled ${(event.faces ?? ['hidden']).join(' ')}`];
    case 'shuffled':
      return [`shuffled ${placeOf(teller, event.zone)}`];
    case 'round':
      return [`round ${event.round}`];
    case 'turn':
      return [`turn ${who(event.seat)}`];
    case 'skipped':
      return [`skipped ${who(event.seat)}`];
    case 'eliminated':
      return [`eliminated ${who(event.seat)} ${who(event.by)}`.trim()];
    case 'said':
      return [event.line];
    case 'happened':
      return [event.name];
    case 'over':
      return ['over'];
    default:
      return [];
  }
}

/** What the bank has follows from what others have. */
function counted(teller: Teller, event: Extract<GameEvent, { event: 'counted' }>): string[] {
  if (event.of === 'bank') return [];
  const by = event.to - event.from;
  const verb = by > 0 ? 'gain' : 'lose';
  return [`${verb} ${event.counter} ${Math.abs(by)} ${nameOf(teller, event.of ?? '')}`];
}

function sameAs(a: Place, b: Place): boolean {
  return a.zone === b.zone && a.of === b.of;
}

/** `hand ann`, `deck`, `nest b2`. */
function placeOf(teller: Teller, { zone, of }: Place): string {
  return of === 'table' ? zone : `${zone} ${nameOf(teller, of)}`;
}

function nameOf({ ruleset, state, players }: Teller, ref: string): string {
  const [sort, number] = ref.split('/');
  if (sort === 'seat') return players[Number(number)]!;
  if (sort === 'piece') return ruleset.world.cards[state.pieces.def[Number(number)]!]!.id;
  const space = ruleset.world.spaceNumbers.get(ref);
  return space === undefined ? ref : ruleset.world.spaces[space]!.name;
}

/** Whether a line is what the case expects: the same first word, then its other words in this order. */
export function tells(line: string, expected: string): boolean {
  const [first, ...rest] = line.split(' ');
  const [verb, ...words] = expected.trim().split(/\s+/);
  if (first !== verb) return false;
  let at = 0;
  for (const word of rest) if (word === words[at]) at++;
  return at === words.length;
}
