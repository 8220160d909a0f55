// From pointing to answering.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, NextField, Offer, Option, Picks } from '../../../engine/index.ts';
import {
  choices,
  columnsOf,
  confirm,
  emptyHand,
  enough,
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

const fields = [
  { name: 'piece', kind: 'card' },
  { name: 'to', kind: 'space' },
  { name: 'word', kind: 'word' },
] as const;

/** What a host would say may be picked next, if these were all the answers. */
function nextOf(answers: readonly Picks[], picks: Picks, from = fields.slice()): NextField | null {
  const field = from.find(({ name }) => !Object.hasOwn(picks, name));
  const fitting = answers.filter((one) =>
    Object.entries(picks).every(([name, pick]) => one[name] === pick),
  );
  const options = field ? fitting.map((one) => one[field.name] as Option) : [];
  return field ? { ...field, options: [...new Set(options)] } : null;
}

function heldAfter({ move, picks }: Answer, next: NextField | null): Hand {
  return { move, picks, ...(next && { next }) };
}

describe('several picks', () => {
  const two = fields.slice(0, 2);
  const answers = [
    { piece: 'piece/1', to: 'grid/a1' },
    { piece: 'piece/1', to: 'grid/a2' },
    { piece: 'piece/2', to: 'grid/a3' },
  ];
  const decision = decisionOf({ move: 'shift', fields: two, next: nextOf(answers, {}, two) });

  test('[INPUT-4] after the first pick the host is asked what goes with it', () => {
    expect(choices(decision, emptyHand)).toEqual(new Set(['piece/1', 'piece/2']));
    const begun = { seat: 0, move: 'shift', picks: { piece: 'piece/1' } };
    expect(pointAt(decision, emptyHand, ['piece/1'], none)).toEqual({
      kind: 'next',
      answer: begun,
    });
    const hand = heldAfter(begun, nextOf(answers, begun.picks, two));
    expect([...heldIn(hand)]).toEqual(['piece/1']);
    expect(choices(decision, hand)).toEqual(new Set(['grid/a1', 'grid/a2']));
    const answer = { seat: 0, move: 'shift', picks: { piece: 'piece/1', to: 'grid/a2' } };
    expect(pointAt(decision, hand, ['grid/a2'], none)).toEqual({ kind: 'answer', answer });
    expect(pointAt(decision, hand, ['grid/a3'], none).kind).toBe('ask');
  });

  test('[INPUT-3] a move with two picks to go is not asked about', () => {
    expect(pointAt(decision, emptyHand, ['piece/9'], none)).toEqual({ kind: 'nothing' });
  });

  test('[INPUT-4] whatever is chosen, in any decision, ends in an offered answer', () => {
    const picks = fc.record({
      piece: fc.constantFrom('piece/1', 'piece/2', 'piece/3'),
      to: fc.constantFrom('grid/a1', 'grid/a2'),
      word: fc.constantFrom('high', 'low'),
    });
    fc.assert(
      fc.property(fc.array(picks, { minLength: 1 }), fc.nat(), (all, luck) => {
        const open = decisionOf({ move: 'm', fields, next: nextOf(all, {}) });
        let hand = emptyHand;
        let intent: Intent = { kind: 'nothing' };
        for (let rolls = luck; intent.kind !== 'answer'; rolls = Math.floor(rolls / 2)) {
          const options = [...choices(open, hand)];
          intent = take(open, hand, options[rolls % options.length]!);
          if (intent.kind !== 'answer' && intent.kind !== 'next') throw new Error(intent.kind);
          hand = heldAfter(intent.answer, nextOf(all, intent.answer.picks));
        }
        expect(all).toContainEqual(intent.answer.picks);
      }),
    );
  });
});

describe('several of one sort', () => {
  const hand = ['piece/1', 'piece/2', 'piece/3'];
  const next = { name: 'gift', kind: 'card', options: hand, count: [1, 2] } as const;
  const decision = decisionOf({ move: 'give', fields: [{ name: 'gift', kind: 'card' }], next });
  const picked = (held: Hand, ref: string): Hand => {
    const intent = pointAt(decision, held, [ref], none);
    if (intent.kind !== 'hold') throw new Error(intent.kind);
    return intent.hand;
  };

  test('[INPUT-7] things are picked and taken back until the player says that it is enough', () => {
    expect(confirm(decision, emptyHand)).toEqual({ kind: 'nothing' });
    const two = picked(picked(emptyHand, 'piece/3'), 'piece/1');
    expect(heldIn(two)).toEqual(new Set(['piece/3', 'piece/1']));
    const one = picked(two, 'piece/3');
    const answer = (gift: readonly string[]) => ({ seat: 0, move: 'give', picks: { gift } });
    expect(confirm(decision, one)).toEqual({ kind: 'answer', answer: answer(['piece/1']) });
    expect(confirm(decision, two)).toEqual({
      kind: 'answer',
      answer: answer(['piece/3', 'piece/1']),
    });
  });

  test('[INPUT-7] too few and too many are not confirmed', () => {
    const all = hand.reduce(picked, emptyHand);
    const none = picked(picked(emptyHand, 'piece/1'), 'piece/1');
    expect([enough(decision, all), enough(decision, none)]).toEqual([null, null]);
  });
});

describe('several moves', () => {
  const pass: Offer = { move: 'pass', fields: [], next: null };
  const paint: Offer = { ...placeOn('grid/a1'), move: 'paint' };
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
