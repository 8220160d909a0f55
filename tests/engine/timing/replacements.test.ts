// Replacements: what happens instead of what would have happened.
import { describe, expect, test } from 'vitest';
import type { Effects, ProgramsFile, TableFile } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';
import { told } from '../ruleset/told.ts';

const TABLE: TableFile = {
  kinds: { beast: {}, tool: {} },
  zones: { den: { per: 'player', see: 'all', inPlay: true } },
  vars: { order: { type: 'list<int>' } },
};

const mark = (n: number | string): Effects => [
  { do: 'set', what: 'table.order', to: `table.order.join([${n}])` },
];

type Replaces = NonNullable<ProgramsFile['replaces']>;

function sourceOf(replaces: Replaces, more: Effects = []) {
  return smallSource({
    table: TABLE,
    replaces,
    cards: { fox: { kind: 'beast' } },
    moves: { wait: { do: [{ do: 'would', event: 'fall', then: mark(0) }, ...more] } },
  });
}

function orderAfter(replaces: Replaces): unknown {
  const ruleset = linked(sourceOf(replaces));
  const { state } = play(ruleset, begin(ruleset).state, { move: 'wait' });
  return state.vars[ruleset.world.columns.table.get('order')!.base];
}

describe('replacements', () => {
  test('[TIME-9] lower orders come first, then the order of the files; each replaces once', () => {
    const order = orderAfter([
      { id: 'late', event: 'fall', order: 5, first: mark(4) },
      { id: 'one', event: 'fall', first: mark(2) },
      { id: 'two', event: 'fall', first: mark(3) },
      { id: 'early', event: 'fall', order: -5, first: mark(1) },
    ]);
    expect(order).toEqual([1, 2, 3, 4, 0]);
  });

  test('[TIME-9] its condition is looked at anew after each replacement', () => {
    const order = orderAfter([
      { id: 'one', event: 'fall', if: 'table.order.size() > 0', first: mark(2) },
      { id: 'two', event: 'fall', first: mark(1) },
    ]);
    expect(order).toEqual([1, 2, 0]);
  });

  test('[TIME-10] instead takes its place, and nothing else replaces it then', () => {
    const order = orderAfter([
      { id: 'one', event: 'fall', instead: mark(1) },
      { id: 'two', event: 'fall', instead: mark(2) },
    ]);
    expect(order).toEqual([1]);
  });

  test('[TIME-10] what comes first goes on after it has cancelled', () => {
    const first: Effects = [{ do: 'cancel' }, ...mark(1)];
    expect(orderAfter([{ id: 'one', event: 'fall', first }])).toEqual([1]);
  });

  test('[LINK-4] what a replacement names is checked', () => {
    const replaces: Replaces = [
      { id: 'one', event: 'fal', instead: [] },
      { id: 'two', event: 'fall' },
      { id: 'two', event: 'fall', if: 'event.woh == you', instead: [{ do: 'cancel' }] },
    ];
    expect(told(sourceOf(replaces))).toMatchInlineSnapshot(`
      [
        "programs/all.json/replaces/0/event No would says that “fal” would happen. (did you mean “fall”?)",
        "programs/all.json/replaces/2/id The replacement “two” already stands in programs/all.json: an answer could mean either.",
        "programs/all.json/replaces/1 A replacement says one of “instead”, “first” and “change”.",
        "programs/all.json/replaces/2/if “event” has no field “woh” here. (did you mean “who”?)",
        "programs/all.json/replaces/2/instead/0 There is nothing to cancel here: cancel stands in the “first” of a replacement.",
      ]
    `);
  });
});
