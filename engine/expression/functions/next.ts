// next(player): who sits to the left.
import type { PlainFunction } from '../definition.ts';
import { PLAYER } from '../types.ts';

export const next: PlainFunction = {
  form: 'function',
  name: 'next',
  count: 1,
  takes: () => [PLAYER],
  type: () => PLAYER,
  make:
    ([player]) =>
    (context) =>
      ((player!(context) as number) + 1) % context.state.seats,
};
