// The events that can be listened for, and what each tells.
import { CARD, closedSet, INT, maybe, PLAYER, ZONE, type Type } from '../expression/types.ts';
import type { World } from '../ruleset/world.ts';

/** In the order in which they are told. */
export type Fields = readonly (readonly [name: string, type: Type])[];

const WHO = ['who', maybe(PLAYER)] as const;
const MOVED: Fields = [WHO, ['card', CARD], ['from', maybe(ZONE)], ['to', ZONE]];
const TURN: Fields = [['who', PLAYER]];

/** An event of the ruleset's own tells whose doing it is. */
export const OWN: Fields = TURN;

export function happeningsOf(world: World, moves: Iterable<string>): ReadonlyMap<string, Fields> {
  const counters = [...world.columns.bank.keys(), ...countersOf(world)];
  const what = closedSet('the name of a counter', [...new Set(counters)]);
  const counted: Fields = [WHO, ['what', what], ['n', INT], ['card', maybe(CARD)]];
  const move = closedSet('the id of a move', [...moves]);
  return new Map([
    ['enter', MOVED],
    ['leave', MOVED],
    ['gain', counted],
    ['lose', counted],
    ['turn-starts', TURN],
    ['turn-ends', TURN],
    ['turn-skipped', TURN],
    ['eliminated', [...TURN, ['by', maybe(PLAYER)]]],
    [
      'used',
      [
        ['who', PLAYER],
        ['ability', closedSet('the name of an ability', [...world.abilities.named.keys()])],
        ['card', maybe(CARD)],
      ],
    ],
    [
      'did',
      [
        ['who', PLAYER],
        ['move', move],
        ['card', maybe(CARD)],
      ],
    ],
  ]);
}

function countersOf({ columns }: World): string[] {
  return Object.values(columns).flatMap((of: World['columns']['table']) =>
    [...of.values()].flatMap(({ name, counter }) => (counter ? [name] : [])),
  );
}
