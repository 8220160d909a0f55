// The pointers over the table: what they mean is told by gestures, and told on.
import { useEffect, useRef } from 'preact/hooks';
import {
  longPress,
  moveHand,
  noHands,
  pressDown,
  releaseHand,
  restHand,
  type Felt,
  type Gesture,
  type Touch,
} from '../input/gestures.ts';
import type { Point } from './geometry.ts';

export interface HandsProps {
  /** Whether what lies there can be carried. */
  readonly liftable: (at: Point) => boolean;
  readonly felt: (gesture: Gesture) => void;
  /** The pointer moved without being down; null when it has left. */
  readonly hover: (at: Point | null) => void;
}

export function useHands({ liftable, felt, hover }: HandsProps) {
  const hands = useRef(noHands);
  const timer = useRef(0);
  const carried = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const follow = ({ hands: next, gestures }: Felt) => {
    hands.current = next;
    gestures.forEach(felt);
  };
  const rest = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') return;
    timer.current = window.setTimeout(
      () => follow(restHand(hands.current, performance.now() + 1)),
      longPress,
    );
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || isControl(event)) return;
      const touch = touchOf(event);
      carried.current = liftable(touch);
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      follow(pressDown(hands.current, touch));
      rest(event);
    },
    onPointerMove: (event: PointerEvent) => {
      const touch = touchOf(event);
      if (hands.current.doing === 'idle') hover(isControl(event) ? null : touch);
      else follow(moveHand(hands.current, touch, carried.current));
    },
    onPointerUp: (event: PointerEvent) => follow(releaseHand(hands.current, touchOf(event))),
    onPointerCancel: () => void (hands.current = noHands),
    onPointerLeave: () => hover(null),
  };
}

/** Buttons and panels over the table answer for themselves. */
function isControl({ target }: Event): boolean {
  return target instanceof Element && target.closest('button, .inspector, .work') !== null;
}

/** In pixels from the upper left corner of the stage. */
function touchOf(event: PointerEvent): Touch {
  const frame = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return {
    id: event.pointerId,
    x: event.clientX - frame.left,
    y: event.clientY - frame.top,
    time: performance.now(),
  };
}
