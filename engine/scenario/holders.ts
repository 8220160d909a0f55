// Who and what a case speaks of by name: players, the table, the bank and spaces, with what is said of each.
import { RESERVED_KEYS } from './keys.ts';
import type {
  Bearer,
  ScenarioFields,
  ScenarioSpaces,
  ScenarioValue,
} from '../ruleset/types.generated.ts';
import type { World } from '../ruleset/world.ts';
import { meant, ScenarioFailure } from './failure.ts';
import { needSpace, zonesOn } from './spaces.ts';

export interface Holder {
  readonly of: Bearer | 'bank';
  readonly number: number;
  /** As a sentence names it. */
  readonly label: string;
  readonly fields: ScenarioFields;
}

interface Written {
  readonly table?: ScenarioFields;
  readonly bank?: ScenarioFields;
  readonly spaces?: ScenarioSpaces;
}

/** Every key that is none of the format's own is the name of a player. */
export function needKnown(
  part: string,
  written: object,
  keys: readonly string[],
  players: readonly string[],
): void {
  for (const key of Object.keys(written)) {
    if (keys.includes(key) || players.includes(key)) continue;
    const known = [...players, ...keys];
    throw new ScenarioFailure(
      `${part}: “${key}” is neither one of the players (${players.join(', ')}) nor anything else that can be said here${meant(key, known)}`,
    );
  }
}

/** A player who is called like a word of the format could not be told from it. */
export function needNames(players: readonly string[]): void {
  const taken = players.find((name) => RESERVED_KEYS.has(name));
  if (taken !== undefined) {
    throw new ScenarioFailure(
      `given: a player cannot be called “${taken}”: a case says something else with it`,
    );
  }
}

export function holdersOf(world: World, written: Written, players: readonly string[]): Holder[] {
  const own = written as Readonly<Record<string, ScenarioFields>>;
  const seated = players.flatMap((label, number): Holder[] =>
    Object.hasOwn(own, label) ? [{ of: 'player', number, label, fields: own[label]! }] : [],
  );
  const { table, bank, spaces = {} } = written;
  return [
    ...seated,
    ...(table ? [{ of: 'table' as const, number: 0, label: 'table', fields: table }] : []),
    ...Object.entries(spaces).map(([name, said]) => spaceOf(world, name, said)),
    ...(bank ? [{ of: 'bank' as const, number: 0, label: 'bank', fields: bank }] : []),
  ];
}

/** A list of cards means all that lies on the space: in its first zone, and nothing in the others. */
function spaceOf(world: World, name: string, said: ScenarioSpaces[string]): Holder {
  const number = needSpace(world, name);
  const label = `space ${name}`;
  if (!Array.isArray(said)) return { of: 'space', number, label, fields: said };
  const [first, ...others] = zonesOn(world);
  if (first === undefined) {
    if (said.length === 0) return { of: 'space', number, label, fields: {} };
    throw new ScenarioFailure(`${label} has no zone to lay ${JSON.stringify(said[0])} in`);
  }
  const empty = others.map((zone): [string, ScenarioValue] => [zone.name, []]);
  return {
    of: 'space',
    number,
    label,
    fields: { [first.name]: said, ...Object.fromEntries(empty) },
  };
}
