// Views and events hold nothing that their seat may not know.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decisions,
  eventsFor,
  view,
  type Seat,
  type State,
  type View,
} from '../../engine/index.ts';
import { begin, openAnswers, play } from '../support/play.ts';
import { linked } from '../support/ruleset.ts';
import { smallSource } from '../support/small.ts';

/** A hidden deck, hands, and spaces on which only the owner knows what lies. */
const ruleset = linked(
  smallSource({
    table: {
      kinds: { beast: {} },
      boards: { field: { grid: { columns: 2, rows: 1 } } },
      zones: {
        deck: { per: 'table', see: 'none' },
        row: { per: 'table', see: 'all' },
        hand: { per: 'player', see: 'owner' },
        trap: { per: 'space', see: 'owner' },
      },
    },
    cards: { fox: { kind: 'beast' }, owl: { kind: 'beast' } },
    setup: [
      { do: 'create', def: 'fox', in: 'table.deck', copies: 2 },
      { do: 'create', def: 'owl', in: 'table.deck', copies: 2 },
      { do: 'create', def: 'fox', in: 'first.hand' },
      { do: 'create', def: 'owl', in: 'first.hand' },
      { do: 'create', def: 'fox', in: 'next(first).hand' },
      { do: 'create', def: 'owl', in: 'next(first).hand' },
    ],
    moves: {
      draw: { do: [{ do: 'move', what: 'table.deck.last()', to: 'you.hand' }] },
      lay: {
        choose: [
          { a: 'card', from: 'you.hand' },
          { a: 'space', from: 'table.field' },
        ],
        do: [{ do: 'move', what: 'card', to: 'space.trap' }],
      },
      bury: {
        choose: [{ a: 'card', from: 'you.hand' }],
        do: [{ do: 'move', what: 'card', to: 'table.deck' }],
      },
      show: {
        choose: [{ a: 'card', from: 'you.hand' }],
        do: [{ do: 'move', what: 'card', to: 'table.row' }],
      },
      take: {
        choose: [{ a: 'card', from: 'table.row' }],
        do: [{ do: 'move', what: 'card', to: 'you.hand' }],
      },
      steal: {
        choose: [{ a: 'card', from: 'next(you).hand' }],
        do: [{ do: 'move', what: 'card', to: 'you.hand' }],
      },
    },
    flow: {
      initial: 'turn',
      states: { turn: { meta: { moves: ['draw', 'lay', 'bury', 'show', 'take', 'steal'] } } },
    },
  }),
);
const start = begin(ruleset);

function zone(seen: View, name: string, of: string) {
  return seen.zones.find((one) => one.zone === name && one.of === of)?.pieces;
}

describe('views', () => {
  test('[VIEW-1] faces are shown to those only who may see the zone', () => {
    const seen = view(ruleset, start.state, 0);
    const back = { ref: null, card: null, owner: null };
    expect(zone(seen, 'deck', 'table')).toEqual([back, back, back, back]);
    expect(zone(seen, 'hand', 'seat/0')).toEqual([
      { ref: 'piece/4', card: 'fox', owner: 0 },
      { ref: 'piece/5', card: 'owl', owner: 0 },
    ]);
    expect(zone(seen, 'hand', 'seat/1')).toEqual([
      { ...back, owner: 1 },
      { ...back, owner: 1 },
    ]);
    expect(zone(seen, 'hand', 'seat/2')).toBeUndefined();
    expect(JSON.stringify(view(ruleset, start.state, null).zones)).not.toMatch(/piece\/|fox|owl/);
  });

  test('[VIEW-1] only the seat that is asked sees what it is asked', () => {
    expect(view(ruleset, start.state, 0).decision).toEqual(decisions(ruleset, start.state)[0]);
    for (const seat of [1, null]) {
      const seen = view(ruleset, start.state, seat);
      expect([seen.decision, seen.waiting]).toEqual([null, [0]]);
    }
  });

  test('[VIEW-1] a piece on the board keeps its owner, who alone knows it', () => {
    const laid = play(ruleset, start.state, {
      move: 'lay',
      picks: { card: 'piece/5', space: 'field/b1' },
    }).state;
    const own = zone(view(ruleset, laid, 0), 'trap', 'field/b1');
    const other = zone(view(ruleset, laid, 1), 'trap', 'field/b1');
    expect(own).toEqual([{ ref: 'piece/5', card: 'owl', owner: 0 }]);
    expect(other).toEqual([{ ref: null, card: null, owner: 0 }]);
  });

  test('[VIEW-1] in a pile that nobody sees, nobody is told whose a card was', () => {
    const buried = play(ruleset, start.state, { move: 'bury', picks: { card: 'piece/4' } }).state;
    const pile = zone(view(ruleset, buried, 1), 'deck', 'table');
    expect(pile?.map((piece) => piece.owner)).toEqual([null, null, null, null, null]);
    expect(zone(view(ruleset, buried, 0), 'deck', 'table')?.at(-1)?.card).toBe('fox');
  });

  test('[VIEW-1] mixing what a seat does not know changes nothing in its view', () => {
    const mixed = fc.record({
      choices: fc.array(fc.nat(), { maxLength: 12 }),
      swaps: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 8 }),
    });
    fc.assert(
      fc.property(mixed, ({ choices, swaps }) => {
        let { state } = start;
        for (const choice of choices) state = randomStep(state, choice);
        for (const seat of [0, 1, null]) {
          const other = swaps.reduce((now, swap) => mix(now, seat, swap), state);
          expect(view(ruleset, other, seat)).toEqual(view(ruleset, state, seat));
        }
      }),
    );
  });
});

function randomStep(state: State, choice: number): State {
  const answers = openAnswers(ruleset, state);
  return play(ruleset, state, answers[choice % answers.length]!).state;
}

/** Exchanges two pieces that the seat may not know, with places and owners as they were. */
function mix(state: State, seat: Seat | null, [one, two]: readonly [number, number]): State {
  const seen = new Set(
    view(ruleset, state, seat).zones.flatMap((at) => at.pieces.map((p) => p.ref)),
  );
  const hidden = state.pieces.def.flatMap((_, piece) =>
    seen.has(`piece/${piece}`) ? [] : [piece],
  );
  const a = hidden[one % hidden.length]!;
  const b = hidden[two % hidden.length]!;
  const swap = (piece: number) => (piece === a ? b : piece === b ? a : piece);
  const swapped = <T>(column: readonly T[]) => column.map((_, piece) => column[swap(piece)]!);
  return {
    ...state,
    pieces: {
      def: state.pieces.def,
      zone: swapped(state.pieces.zone),
      owner: swapped(state.pieces.owner),
      known: state.pieces.known,
      vars: state.pieces.vars,
    },
    zones: state.zones.map((pieces) => pieces.map(swap)),
  };
}

describe('events', () => {
  test('[VIEW-2] a piece that moves out of sight is named to those only who saw it', () => {
    const picks = { card: 'piece/4' };
    const { events } = play(ruleset, start.state, { move: 'bury', picks });
    const from = { zone: 'hand', of: 'seat/0' };
    const to = { zone: 'deck', of: 'table' };
    expect(eventsFor(events, 0)).toEqual([
      { event: 'answered', seat: 0, move: 'bury', picks },
      { event: 'moved', piece: 'piece/4', card: 'fox', from, to },
    ]);
    for (const seat of [1, null]) {
      expect(eventsFor(events, seat)).toEqual([
        { event: 'answered', seat: 0, move: 'bury', picks: { card: null } },
        { event: 'moved', piece: null, card: null, from, to },
      ]);
    }
  });

  test('[VIEW-2] a piece that comes into sight is named to all, but not what was picked in secret', () => {
    const { events } = play(ruleset, start.state, { move: 'show', picks: { card: 'piece/4' } });
    const [answered, moved] = eventsFor(events, 1);
    expect(answered).toMatchObject({ picks: { card: null } });
    expect(moved).toMatchObject({ piece: 'piece/4', card: 'fox' });
  });

  test('[VIEW-2] a piece that lay open is named to all when it goes into a hand', () => {
    const shown = play(ruleset, start.state, { move: 'show', picks: { card: 'piece/4' } }).state;
    const picks = { card: 'piece/4' };
    const { events } = play(ruleset, shown, { move: 'take', picks });
    expect(eventsFor(events, null)).toEqual(events);
    expect(events).toMatchObject([{ picks }, { piece: 'piece/4', card: 'fox' }]);
  });

  test('[VIEW-2] what is created out of sight is named to nobody', () => {
    const created = eventsFor(start.events, 1).filter((one) => one.event === 'created');
    expect(created.map((one) => one.card)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      'fox',
      'owl',
    ]);
  });

  test('[VIEW-3] a piece that the chooser may not know is picked by its place', () => {
    const steal = decisions(ruleset, start.state)[0]!.offers.find((one) => one.move === 'steal');
    expect(steal?.next?.options).toEqual(['place/hand/seat/1/0', 'place/hand/seat/1/1']);
    const { state, events } = play(ruleset, start.state, {
      move: 'steal',
      picks: { card: 'place/hand/seat/1/1' },
    });
    expect(zone(view(ruleset, state, 0), 'hand', 'seat/0')?.at(-1)).toEqual({
      ref: 'piece/7',
      card: 'owl',
      owner: 0,
    });
    expect(eventsFor(events, null)[1]).toMatchObject({ piece: null, card: null });
  });
});
