// From pointing to answering.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MoveOffer, Picks } from '../../../engine/index.ts';
import {
  choices,
  columnsOf,
  emptyHand,
  heldIn,
  pointAt,
  take,
  takeMove,
  type Hand,
  type Intent,
} from '../../../renderer/input/intent.ts';
import { decisionOf, fourInARow, placeOn, ticTacToe } from '../sample.ts';

const none = columnsOf(ticTacToe);
const spaces = ticTacToe.boards[0]!.spaces.map((space) => space.ref);

describe('one move with one pick', () => {
  test('[INPUT-1] pointing at a space leads to the offered answer with that space', () => {
    fc.assert(
      fc.property(
        fc.subarray(spaces, { minLength: 1 }),
        fc.constantFrom(...spaces),
        (free, ref) => {
          const intent = pointAt(decisionOf(placeOn(...free)), emptyHand, [ref], none);
          const answer = { seat: 0, move: 'place', picks: { space: ref } };
          expect(intent).toEqual({ kind: free.includes(ref) ? 'answer' : 'ask', answer });
        },
      ),
    );
  });

  test('[INPUT-1] the topmost thing that may be chosen counts', () => {
    const decision = decisionOf(placeOn('grid/b2'));
    const intent = pointAt(decision, emptyHand, ['piece/3', 'grid/b2'], none);
    expect(intent).toMatchObject({ kind: 'answer', answer: { picks: { space: 'grid/b2' } } });
  });

  test('[INPUT-3] pointing beside everything does nothing', () => {
    const decision = decisionOf(placeOn('grid/b2'));
    expect(pointAt(decision, emptyHand, [], none)).toEqual({ kind: 'nothing' });
  });

  test('[INPUT-3] the question why not is about a thing of the kind that is asked for', () => {
    const decision = decisionOf(placeOn('grid/b2'));
    const intent = pointAt(decision, emptyHand, ['piece/3', 'grid/a1'], none);
    expect(intent).toMatchObject({ kind: 'ask', answer: { picks: { space: 'grid/a1' } } });
    expect(pointAt(decision, emptyHand, ['piece/3'], none)).toEqual({ kind: 'nothing' });
  });
});

describe('columns', () => {
  const columns = columnsOf(fourInARow);
  const decision = decisionOf({ ...placeOn('rack/a3', 'rack/b1'), move: 'drop' });

  test('[INPUT-2] every space of a column stands for its one possible space', () => {
    for (const row of [1, 2, 3, 4, 5, 6]) {
      const intent = pointAt(decision, emptyHand, [`rack/a${row}`], columns);
      expect(intent).toMatchObject({ kind: 'answer', answer: { picks: { space: 'rack/a3' } } });
    }
  });

  test('[INPUT-2] a column without a possible space is asked about', () => {
    const intent = pointAt(decision, emptyHand, ['rack/c6'], columns);
    expect(intent).toMatchObject({ kind: 'ask', answer: { picks: { space: 'rack/c6' } } });
  });

  test('[INPUT-2] a column with two possible spaces is not guessed', () => {
    const two = decisionOf(placeOn('rack/a1', 'rack/a2'));
    expect(pointAt(two, emptyHand, ['rack/a5'], columns).kind).toBe('ask');
    expect(pointAt(two, emptyHand, ['rack/a2'], columns).kind).toBe('answer');
  });

  test('[INPUT-2] without columns in the look a space is only itself', () => {
    expect(none.size).toBe(0);
  });
});

const shift: MoveOffer = {
  move: 'shift',
  fields: [
    { name: 'piece', kind: 'card' },
    { name: 'to', kind: 'space' },
  ],
  answers: [
    { piece: 'piece/1', to: 'grid/a1' },
    { piece: 'piece/1', to: 'grid/a2' },
    { piece: 'piece/2', to: 'grid/a3' },
  ],
};

describe('several picks', () => {
  test('[INPUT-4] the first pick leaves only what goes with it', () => {
    const decision = decisionOf(shift);
    expect(choices(decision, emptyHand)).toEqual(new Set(['piece/1', 'piece/2']));
    const held = pointAt(decision, emptyHand, ['piece/1'], none);
    const hand = { move: 'shift', picks: { piece: 'piece/1' } };
    expect(held).toEqual({ kind: 'hold', hand });
    expect(choices(decision, hand)).toEqual(new Set(['grid/a1', 'grid/a2']));
    expect(heldIn(hand)).toEqual(new Set(['piece/1']));
    const answer = { seat: 0, move: 'shift', picks: { piece: 'piece/1', to: 'grid/a2' } };
    expect(pointAt(decision, hand, ['grid/a2'], none)).toEqual({ kind: 'answer', answer });
    expect(pointAt(decision, hand, ['grid/a3'], none).kind).toBe('ask');
  });

  test('[INPUT-3] a move with two picks to go is not asked about', () => {
    expect(pointAt(decisionOf(shift), emptyHand, ['piece/9'], none)).toEqual({ kind: 'nothing' });
  });

  test('[INPUT-4] whatever is chosen, in any decision, ends in an offered answer', () => {
    const picks = fc.record({
      piece: fc.constantFrom('piece/1', 'piece/2', 'piece/3'),
      to: fc.constantFrom('grid/a1', 'grid/a2'),
      word: fc.constantFrom('high', 'low'),
    });
    const fields = [
      { name: 'piece', kind: 'card' },
      { name: 'to', kind: 'space' },
      { name: 'word', kind: 'word' },
    ] as const;
    fc.assert(
      fc.property(fc.array(picks, { minLength: 1 }), fc.nat(), (answers, luck) => {
        const offer = { move: 'm', fields, answers: answers as readonly Picks[] };
        let intent: Intent = { kind: 'hold', hand: emptyHand };
        let rolls = luck;
        while (intent.kind === 'hold') {
          const open: readonly (string | number)[] = [...choices(decisionOf(offer), intent.hand)];
          expect(open.length).toBeGreaterThan(0);
          intent = take(decisionOf(offer), intent.hand, open[rolls % open.length]!);
          rolls = Math.floor(rolls / 2);
        }
        expect(intent.kind).toBe('answer');
        if (intent.kind === 'answer') expect(answers).toContainEqual(intent.answer.picks);
      }),
    );
  });
});

describe('several moves', () => {
  const pass: MoveOffer = { move: 'pass', fields: [], answers: [{}] };
  const paint: MoveOffer = { ...placeOn('grid/a1'), move: 'paint' };
  const decision = decisionOf(placeOn('grid/a1', 'grid/b2'), paint, pass);

  test('[INPUT-5] a thing that two moves can mean waits for the player to say which', () => {
    const held = pointAt(decision, emptyHand, ['grid/a1'], none);
    const hand: Hand = { move: null, picks: {}, pointed: 'grid/a1' };
    expect(held).toEqual({ kind: 'hold', hand });
    expect(heldIn(hand)).toEqual(new Set(['grid/a1']));
    const answer = { seat: 0, move: 'paint', picks: { space: 'grid/a1' } };
    expect(takeMove(decision, hand, 'paint')).toEqual({ kind: 'answer', answer });
  });

  test('[INPUT-5] a thing that only one move can mean needs no more words', () => {
    expect(pointAt(decision, emptyHand, ['grid/b2'], none)).toMatchObject({
      kind: 'answer',
      answer: { move: 'place' },
    });
  });

  test('[INPUT-5] a move without picks is complete when it is named', () => {
    const answer = { seat: 0, move: 'pass', picks: {} };
    expect(takeMove(decision, emptyHand, 'pass')).toEqual({ kind: 'answer', answer });
    expect(takeMove(decision, emptyHand, 'fly')).toEqual({ kind: 'nothing' });
  });

  test('[INPUT-3] with several moves open nothing is asked', () => {
    expect(pointAt(decision, emptyHand, ['grid/c3'], none)).toEqual({ kind: 'nothing' });
  });
});
