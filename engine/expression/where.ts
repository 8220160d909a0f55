// Where a card lies, and what can be asked of a zone besides its cards.
import type { Context } from '../machine/context.ts';
import type { World } from '../ruleset/world.ts';
import { NOBODY, type Value } from '../state.ts';
import { closedSet, maybe, PLAYER, SPACE, type Type } from './types.ts';

interface Where {
  readonly type: Type;
  readonly read: (context: Context, holder: number) => Value;
}

/** Where a card lies: the name of its zone, and the space if it lies on one. */
export function whereFields({ zones, holdings }: World): [string, Where][] {
  const name = closedSet('the name of a zone', [...zones.keys()]);
  const holdingOf = ({ state }: Context, card: number) => holdings[state.pieces.zone[card]!]!;
  return [
    ['zone', { type: name, read: (context, card) => holdingOf(context, card).zone.name }],
    ['space', { type: maybe(SPACE), read: (context, card) => holdingOf(context, card).space }],
  ];
}

/** What can be asked of a zone besides its cards. */
export function zoneFields({ zones, holdings }: World): [string, Where][] {
  const name = closedSet('the name of a zone', [...zones.keys()]);
  const seatOf = (zone: number) => holdings[zone]!.seat;
  return [
    ['name', { type: name, read: (_context, zone) => holdings[zone]!.zone.name }],
    [
      'owner',
      {
        type: maybe(PLAYER),
        read: (_context, zone) => (seatOf(zone) === NOBODY ? null : seatOf(zone)),
      },
    ],
  ];
}
