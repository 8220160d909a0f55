// chained(card): whether an ability of the card is being performed now, however deep.
import { isChained } from '../../abilities/chain.ts';
import type { PlainFunction } from '../definition.ts';
import { BOOL, CARD } from '../types.ts';

export const chained: PlainFunction = {
  form: 'function',
  name: 'chained',
  count: 1,
  takes: () => [CARD],
  type: () => BOOL,
  make:
    ([card]) =>
    (context) =>
      isChained(context, card!(context) as number),
};
