// The events that the engine itself tells: what each tells, what of it can be changed, and where it can be listened for.
import {
  BEARER,
  CARD,
  closedSet,
  INT,
  maybe,
  PLAYER,
  ZONE,
  type Type,
} from '../expression/types.ts';
import type { World } from '../ruleset/world.ts';

/** In the order in which they are told. */
export type Fields = readonly (readonly [name: string, type: Type])[];

const WHO = ['who', maybe(PLAYER)] as const;
const BY = ['by', PLAYER] as const;
const MOVED: Fields = [WHO, ['card', CARD], ['from', maybe(ZONE)], ['to', ZONE], BY];
const DRAWN: Fields = [WHO, ['n', INT], ['from', ZONE], ['to', ZONE], BY];
const TURN: Fields = [['who', PLAYER]];

/** An event of the ruleset's own tells whose it is, and what it declares. */
export const OWN: Fields = TURN;

/** Events that happen unless they are replaced, and what of each a replacement can change. */
export const CHANGEABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['gain', ['n']],
  ['lose', ['n']],
  ['enter', ['to']],
  ['leave', ['to']],
  ['draw', ['n']],
]);

/** What enters or leaves does so in a zone. */
export const IN_ZONES: readonly string[] = ['enter', 'leave'];

/** What is gained or lost is a counter of somebody or something. */
export const COUNTED: readonly string[] = ['gain', 'lose'];

export function happeningsOf(world: World, moves: Iterable<string>): ReadonlyMap<string, Fields> {
  const move = closedSet('the id of a move', [...moves]);
  const ability = closedSet('the name of an ability', [...world.abilities.named.keys()]);
  const counted = countedFields(world);
  const card = ['card', maybe(CARD)] as const;
  return new Map<string, Fields>([
    ['enter', MOVED],
    ['leave', MOVED],
    ['gain', counted],
    ['lose', counted],
    ['draw', DRAWN],
    ['turn-starts', TURN],
    ['turn-ends', TURN],
    ['turn-skipped', TURN],
    ['eliminated', [...TURN, ['by', maybe(PLAYER)]]],
    ['used', [...TURN, ['ability', ability], card]],
    ['did', [...TURN, ['move', move], card]],
  ]);
}

function countedFields(world: World): Fields {
  const counters = [...world.columns.bank.keys(), ...countersOf(world)];
  const what = closedSet('the name of a counter', [...new Set(counters)]);
  return [
    WHO,
    ['what', what],
    ['n', INT],
    ['card', maybe(CARD)],
    ['from', BEARER],
    ['to', BEARER],
    BY,
  ];
}

function countersOf({ columns }: World): string[] {
  return Object.values(columns).flatMap((of: World['columns']['table']) =>
    [...of.values()].flatMap(({ name, counter }) => (counter ? [name] : [])),
  );
}
