// Values as a case writes them ↔ values of the state: players, spaces and cards by their names.
import type { Type } from '../expression/types.ts';
import type { ScenarioItem, ScenarioValue } from '../ruleset/types.generated.ts';
import type { World } from '../ruleset/world.ts';
import type { State, Value } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import { needSpace } from './spaces.ts';

/** What names are looked up in. */
export interface Naming {
  readonly world: World;
  readonly state: State;
  readonly players: readonly string[];
}

/** The definition that `fox#2` names. */
export function definitionOf(world: World, name: string): number {
  const def = world.cardNumbers.get(name.replace(/#\d+$/, ''));
  if (def === undefined) throw new ScenarioFailure(`there is no card “${name}”`);
  return def;
}

export function cardNames({ world, state }: Naming, pieces: readonly number[]): string[] {
  return pieces.map((piece) => world.cards[state.pieces.def[piece]!]!.id);
}

/** The name of the card that an item is about, and what lies on it. */
export function itemParts(item: ScenarioItem): {
  name: string;
  fields: Record<string, ScenarioValue>;
} {
  if (typeof item !== 'object') return { name: String(item), fields: {} };
  const [name = '', fields = {}] = Object.entries(item)[0] ?? [];
  return { name, fields };
}

export function valueOf(naming: Naming, type: Type, written: ScenarioValue | ScenarioItem): Value {
  if (written === null) return null;
  if (type.is === 'maybe') return valueOf(naming, type.of, written);
  if (type.is === 'list' && Array.isArray(written)) {
    return written.map((item) => valueOf(naming, type.of, item));
  }
  if (typeof written === 'object')
    throw new ScenarioFailure('a list stands where one value is wanted');
  if (type.is === 'player') return seatNamed(naming.players, String(written));
  if (type.is === 'space') return needSpace(naming.world, String(written));
  return type.is === 'card' ? pieceNamed(naming, String(written)) : written;
}

function seatNamed(players: readonly string[], name: string): number {
  const seat = players.indexOf(name);
  if (seat >= 0) return seat;
  throw new ScenarioFailure(`“${name}” is not one of the players: ${players.join(', ')}`);
}

/** The first copy, or with `#2` the second. */
function pieceNamed({ world, state }: Naming, name: string): number {
  const def = definitionOf(world, name);
  const copies = state.pieces.def.flatMap((of, piece) => (of === def ? [piece] : []));
  const piece = copies[Number(/#(\d+)$/.exec(name)?.[1] ?? 1) - 1];
  if (piece === undefined) throw new ScenarioFailure(`there is no piece “${name}”`);
  return piece;
}

/** As a sentence about a case names it. */
export function shown(naming: Naming, type: Type, value: Value): string {
  if (value === null) return 'none';
  if (type.is === 'maybe') return shown(naming, type.of, value);
  if (type.is === 'list') {
    const items = (value as readonly Value[]).map((item) => shown(naming, type.of, item));
    return items.length === 0 ? 'nothing' : items.join(', ');
  }
  if (type.is === 'player') return naming.players[value as number]!;
  if (type.is === 'space') return naming.world.spaces[value as number]!.name;
  if (type.is === 'card') return cardNames(naming, [value as number])[0]!;
  return String(value);
}
