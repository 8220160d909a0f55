// card(id): the first piece of that card, or none if none was made.
import { PIECES } from '../../machine/marks.ts';
import type { PlainFunction } from '../definition.ts';
import { CARD, closedSet, maybe } from '../types.ts';

export const card: PlainFunction = {
  form: 'function',
  name: 'card',
  count: 1,
  marks: PIECES,
  takes: (_given, world) => [
    closedSet(
      'the id of a card',
      world.cards.map(({ id }) => id),
    ),
  ],
  type: () => maybe(CARD),
  make:
    ([id], world) =>
    (context) => {
      const def = world.cardNumbers.get(id!(context) as string)!;
      const piece = context.state.pieces.def.indexOf(def);
      return piece < 0 ? null : piece;
    },
};
