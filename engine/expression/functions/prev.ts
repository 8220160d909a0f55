// prev(player): who sits to the right.
import type { PlainFunction } from '../definition.ts';
import { PLAYER } from '../types.ts';

export const prev: PlainFunction = {
  form: 'function',
  name: 'prev',
  count: 1,
  takes: () => [PLAYER],
  type: () => PLAYER,
  make:
    ([player]) =>
    (context) =>
      ((player!(context) as number) + context.state.seats - 1) % context.state.seats,
};
