// Names and values as a case writes them ↔ the numbers that a position is made of.
import { nameOf, type Type } from '../expression/types.ts';
import type { ScenarioItem, ScenarioValue } from '../ruleset/types.generated.ts';
import type { World } from '../ruleset/world.ts';
import type { State, Value } from '../state.ts';
import { meant, ScenarioFailure } from './failure.ts';
import { needSpace } from './spaces.ts';

/** What names are looked up in. */
export interface Naming {
  readonly world: World;
  readonly state: Pick<State, 'pieces'>;
  readonly players: readonly string[];
}

/** The definition that `fox#2` names, and which of its copies. */
export function definitionOf(world: World, name: string): { def: number; copy: number | null } {
  const [id = '', copy] = name.split('#');
  const def = world.cardNumbers.get(id);
  if (def === undefined) {
    throw new ScenarioFailure(`there is no card “${id}”${meant(id, world.cardNumbers.keys())}`);
  }
  if (copy === undefined) return { def, copy: null };
  if (/^[1-9][0-9]*$/.test(copy)) return { def, copy: Number(copy) };
  throw new ScenarioFailure(`“${name}”: after # comes the number of a copy, such as ${id}#2`);
}

export function copiesOf({ state }: Pick<Naming, 'state'>, def: number): number[] {
  return state.pieces.def.flatMap((of, piece) => (of === def ? [piece] : []));
}

export function cardName({ world, state }: Naming, piece: number): string {
  return world.cards[state.pieces.def[piece]!]!.id;
}

export function cardNames(naming: Naming, pieces: readonly number[]): string[] {
  return pieces.map((piece) => cardName(naming, piece));
}

/** The name of the card that an item is about, and what lies on it. */
export function itemParts(item: ScenarioItem): {
  name: string;
  fields: Readonly<Record<string, ScenarioValue>>;
} {
  if (typeof item !== 'object') return { name: String(item), fields: {} };
  const [[name, fields] = ['', {}], more] = Object.entries(item);
  if (name === '' || more) {
    const message = `a card with something on it is written { "NAME": { … } }: ${JSON.stringify(item)}`;
    throw new ScenarioFailure(message);
  }
  return { name, fields };
}

export function seatNamed(players: readonly string[], name: string): number {
  const seat = players.indexOf(name);
  if (seat >= 0) return seat;
  const known = players.join(', ');
  throw new ScenarioFailure(`“${name}” is not one of the players: ${known}${meant(name, players)}`);
}

/** The piece that a case has laid, if it names one of several; with `#2` the second copy. */
export function pieceNamed(naming: Naming, name: string, laid?: ReadonlySet<number>): number {
  const { def, copy } = definitionOf(naming.world, name);
  const copies = copiesOf(naming, def);
  const piece =
    copy === null ? (copies.find((one) => laid?.has(one)) ?? copies[0]) : copies[copy - 1];
  if (piece !== undefined) return piece;
  const count = copies.length === 0 ? 'none was made' : `there are ${copies.length}`;
  throw new ScenarioFailure(`there is no piece “${name}”: ${count}`);
}

/** Something that a field can be called in a sentence: ann.gem. */
export interface Labelled {
  readonly label: string;
  /** Pieces that the case has laid itself: a name means one of them first. */
  readonly laid?: ReadonlySet<number>;
}

export function valueOf(
  naming: Naming,
  type: Type,
  written: ScenarioValue | ScenarioItem,
  about: Labelled,
): Value {
  if (type.is === 'maybe')
    return written === null ? null : valueOf(naming, type.of, written, about);
  if (type.is === 'list') {
    if (!Array.isArray(written)) throw misfit(type, written, about);
    return written.map((item) => valueOf(naming, type.of, item, about));
  }
  if (type.is === 'int' && typeof written === 'number') return written;
  if (type.is === 'bool' && typeof written === 'boolean') return written;
  if (typeof written !== 'string') throw misfit(type, written, about);
  if (type.is === 'player') return seatNamed(naming.players, written);
  if (type.is === 'space') return needSpace(naming.world, written);
  if (type.is === 'card') return pieceNamed(naming, written, about.laid);
  if (type.is === 'word') return wordOf(type.of, written, about);
  throw misfit(type, written, about);
}

function wordOf(words: readonly string[], written: string, { label }: Labelled): string {
  if (words.length === 0 || words.includes(written)) return written;
  const known = words.join(', ');
  throw new ScenarioFailure(
    `${label} cannot be “${written}”, only ${known}${meant(written, words)}`,
  );
}

function misfit(type: Type, written: unknown, { label }: Labelled): ScenarioFailure {
  return new ScenarioFailure(`${label} is ${nameOf(type)}, not ${JSON.stringify(written)}`);
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
  if (type.is === 'card') return cardName(naming, value as number);
  return String(value);
}

export function listed(items: readonly string[]): string {
  return items.length === 0 ? 'nothing' : items.join(', ');
}
