// clockwise(player): all who are in the game, clockwise from that player on.
import { NOTHING } from '../../machine/marks.ts';
import { livingFrom } from '../../players.ts';
import type { PlainFunction } from '../definition.ts';
import { listOf, PLAYER } from '../types.ts';

export const clockwise: PlainFunction = {
  form: 'function',
  name: 'clockwise',
  count: 1,
  marks: NOTHING,
  takes: () => [PLAYER],
  type: () => listOf(PLAYER),
  make:
    ([player]) =>
    (context) =>
      livingFrom(context.state, player!(context) as number),
};
