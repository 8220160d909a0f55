// Pointers going down, moving and coming up → what the hand means: a click, a drag, a pan, a pinch, a long press. Pure.
import type { Point } from '../table/geometry.ts';

export interface Touch extends Point {
  readonly id: number;
  /** Milliseconds. */
  readonly time: number;
}

export type Gesture =
  | { readonly kind: 'click'; readonly at: Point }
  | { readonly kind: 'press'; readonly at: Point }
  | { readonly kind: 'lift'; readonly from: Point; readonly at: Point }
  | { readonly kind: 'carry'; readonly at: Point }
  | { readonly kind: 'drop'; readonly at: Point }
  | { readonly kind: 'pan'; readonly by: Point }
  | { readonly kind: 'pinch'; readonly at: Point; readonly factor: number; readonly by: Point };

interface Down {
  readonly start: Touch;
  readonly last: Touch;
}

/** What the pointers are doing; `idle` with none down. */
export interface Hands {
  readonly doing: 'idle' | 'wait' | 'carry' | 'pan' | 'pinch' | 'done';
  readonly downs: readonly Down[];
}

export const noHands: Hands = { doing: 'idle', downs: [] };

/** A pointer that has moved less than this is still clicking. */
const slack = 6;
/** A pointer that rests for so long asks to see more. */
export const longPress = 500;

export interface Felt {
  readonly hands: Hands;
  readonly gestures: readonly Gesture[];
}

export function pressDown(hands: Hands, touch: Touch): Felt {
  const downs = [...hands.downs.filter(({ start }) => start.id !== touch.id), down(touch)];
  // A second finger means the table, whatever the first one was about.
  const gestures: Gesture[] = hands.doing === 'carry' ? [{ kind: 'drop', at: touch }] : [];
  return { hands: { doing: downs.length > 1 ? 'pinch' : 'wait', downs }, gestures };
}

function down(touch: Touch): Down {
  return { start: touch, last: touch };
}

/** `liftable`: what the first pointer went down on can be carried. */
export function moveHand(hands: Hands, touch: Touch, liftable: boolean): Felt {
  const before = hands.downs.find(({ start }) => start.id === touch.id);
  if (!before) return { hands, gestures: [] };
  const downs = hands.downs.map((it) => (it === before ? { ...it, last: touch } : it));
  if (hands.doing === 'pinch') return pinch(hands.downs, downs);
  const by = { x: touch.x - before.last.x, y: touch.y - before.last.y };
  if (hands.doing === 'pan') return felt('pan', downs, { kind: 'pan', by });
  if (hands.doing === 'carry') return felt('carry', downs, { kind: 'carry', at: touch });
  if (hands.doing !== 'wait' || away(before.start, touch) < slack) {
    return { hands: { ...hands, downs }, gestures: [] };
  }
  if (liftable) return felt('carry', downs, { kind: 'lift', from: before.start, at: touch });
  const whole = { x: touch.x - before.start.x, y: touch.y - before.start.y };
  return felt('pan', downs, { kind: 'pan', by: whole });
}

export function releaseHand(hands: Hands, touch: Touch): Felt {
  const downs = hands.downs.filter(({ start }) => start.id !== touch.id);
  if (downs.length === hands.downs.length) return { hands, gestures: [] };
  const next: Hands = downs.length > 0 ? { doing: 'done', downs } : noHands;
  const gestures: Gesture[] = [];
  if (hands.doing === 'wait') gestures.push({ kind: 'click', at: touch });
  if (hands.doing === 'carry') gestures.push({ kind: 'drop', at: touch });
  return { hands: next, gestures };
}

/** The pointer has rested where it went down: what follows is no click any more. */
export function restHand(hands: Hands, time: number): Felt {
  const [only] = hands.downs;
  if (hands.doing !== 'wait' || !only || time - only.start.time < longPress) {
    return { hands, gestures: [] };
  }
  return felt('done', hands.downs, { kind: 'press', at: only.last });
}

function felt(doing: Hands['doing'], downs: readonly Down[], gesture: Gesture): Felt {
  return { hands: { doing, downs }, gestures: [gesture] };
}

function pinch(before: readonly Down[], after: readonly Down[]): Felt {
  const hands: Hands = { doing: 'pinch', downs: after };
  const [a, b] = [before[0]!.last, before[1]!.last];
  const [c, d] = [after[0]!.last, after[1]!.last];
  const [old, now] = [middle(a, b), middle(c, d)];
  const factor = away(c, d) / Math.max(1, away(a, b));
  const by = { x: now.x - old.x, y: now.y - old.y };
  return { hands, gestures: [{ kind: 'pinch', at: now, factor, by }] };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function away(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
