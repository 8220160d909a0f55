// next(player): who of those in the game sits to the left.
import { NOTHING } from '../../machine/marks.ts';
import { neighbourOf } from '../../players.ts';
import type { PlainFunction } from '../definition.ts';
import { PLAYER } from '../types.ts';

export const next: PlainFunction = {
  form: 'function',
  name: 'next',
  count: 1,
  marks: NOTHING,
  takes: () => [PLAYER],
  type: () => PLAYER,
  make:
    ([player]) =>
    (context) =>
      neighbourOf(context.state, player!(context) as number, 1),
};
