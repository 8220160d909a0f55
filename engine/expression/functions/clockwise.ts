// clockwise(player): everybody, clockwise from that player on.
import type { PlainFunction } from '../definition.ts';
import { listOf, PLAYER } from '../types.ts';

export const clockwise: PlainFunction = {
  form: 'function',
  name: 'clockwise',
  count: 1,
  takes: () => [PLAYER],
  type: () => listOf(PLAYER),
  make:
    ([player]) =>
    (context) => {
      const { seats } = context.state;
      const first = player!(context) as number;
      return Array.from({ length: seats }, (_, i) => (first + i) % seats);
    },
};
