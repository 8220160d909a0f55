// What hands over the table mean.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  moveHand,
  noHands,
  pressDown,
  releaseHand,
  restHand,
  type Gesture,
  type Hands,
} from '../../../renderer/input/gestures.ts';

interface Done {
  readonly hands: Hands;
  readonly gestures: readonly Gesture[];
}

function touch(x: number, y: number, id = 1, time = 0) {
  return { x, y, id, time };
}

function after(felt: Done, next: (hands: Hands) => Done): Done {
  const { hands, gestures } = next(felt.hands);
  return { hands, gestures: [...felt.gestures, ...gestures] };
}

const start: Done = { hands: noHands, gestures: [] };

test('[INPUT-8] down and up in one place is a click, even if the hand trembles', () => {
  let felt = after(start, (hands) => pressDown(hands, touch(10, 10)));
  felt = after(felt, (hands) => moveHand(hands, touch(13, 12), true));
  felt = after(felt, (hands) => releaseHand(hands, touch(13, 12)));
  expect(felt.gestures).toEqual([{ kind: 'click', at: touch(13, 12) }]);
  expect(felt.hands).toEqual(noHands);
});

test('[INPUT-8] what can be carried is lifted, carried and dropped', () => {
  let felt = after(start, (hands) => pressDown(hands, touch(0, 0)));
  for (const x of [20, 40]) felt = after(felt, (hands) => moveHand(hands, touch(x, 0), true));
  felt = after(felt, (hands) => releaseHand(hands, touch(40, 0)));
  expect(felt.gestures.map(({ kind }) => kind)).toEqual(['lift', 'carry', 'drop']);
});

test('[INPUT-8] anywhere else the table is moved, by exactly as much as the hand', () => {
  const ways = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(ways, (steps) => {
      let felt = after(start, (hands) => pressDown(hands, touch(0, 0)));
      let x = 0;
      for (const step of [20, ...steps]) {
        x += step;
        felt = after(felt, (hands) => moveHand(hands, touch(x, 0), false));
      }
      const moved = felt.gestures.map((gesture) => (gesture.kind === 'pan' ? gesture.by.x : 0));
      expect(moved.reduce((sum, by) => sum + by, 0)).toBe(x);
    }),
  );
});

test('[INPUT-8] two fingers pinch around the middle between them, and end in no click', () => {
  let felt = after(start, (hands) => pressDown(hands, touch(0, 0, 1)));
  felt = after(felt, (hands) => pressDown(hands, touch(100, 0, 2)));
  felt = after(felt, (hands) => moveHand(hands, touch(200, 0, 2), true));
  expect(felt.gestures).toEqual([
    { kind: 'pinch', at: { x: 100, y: 0 }, factor: 2, by: { x: 50, y: 0 } },
  ]);
  felt = after(felt, (hands) => releaseHand(hands, touch(200, 0, 2)));
  felt = after(felt, (hands) => releaseHand(hands, touch(0, 0, 1)));
  expect(felt.gestures).toHaveLength(1);
});

test('[INPUT-8] a finger that rests asks to see more, and its release is no click', () => {
  let felt = after(start, (hands) => pressDown(hands, touch(5, 5)));
  felt = after(felt, (hands) => restHand(hands, 200));
  expect(felt.gestures).toEqual([]);
  felt = after(felt, (hands) => restHand(hands, 600));
  felt = after(felt, (hands) => releaseHand(hands, touch(5, 5)));
  expect(felt.gestures).toEqual([{ kind: 'press', at: touch(5, 5) }]);
});
