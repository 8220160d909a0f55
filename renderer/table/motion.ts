// Values on their way: from one to another in a given time, easing out. Pure.

/** Milliseconds, as the table's character asks for them. */
const glideTime = 180;
export const fadeTime = 120;
export const reducedTime = 80;

/** How a piece gets to its place: over the table, or by fading in where it is to be. */
export function wayOf(kind: 'glide' | 'appear', reduced: boolean) {
  if (reduced) return { travels: false, duration: reducedTime };
  return kind === 'glide'
    ? { travels: true, duration: glideTime }
    : { travels: false, duration: fadeTime };
}

export interface Tween {
  readonly key: string;
  readonly duration: number;
  /** Called with 0 at the start, 1 at the end. */
  readonly update: (share: number) => void;
  readonly done?: () => void;
}

export interface Tweens {
  /** A tween of the same key takes over from the one before it. */
  add(tween: Tween): void;
  /** Moves everything to its place at that time; false when nothing is on its way any more. */
  advance(now: number): boolean;
  /** Everything arrives at once. */
  finish(): void;
}

export function openTweens(): Tweens {
  const running = new Map<string, { tween: Tween; start: number | null }>();
  const arrive = (key: string, tween: Tween) => {
    running.delete(key);
    tween.update(1);
    tween.done?.();
  };
  return {
    add: (tween) => void running.set(tween.key, { tween, start: null }),
    advance: (now) => {
      for (const [key, entry] of [...running]) {
        // Time counts from the first frame, not from the request: a slow frame eats no movement.
        entry.start ??= now;
        const share = (now - entry.start) / entry.tween.duration;
        if (share >= 1) arrive(key, entry.tween);
        else entry.tween.update(easeOut(Math.max(0, share)));
      }
      return running.size > 0;
    },
    finish: () => {
      for (const [key, { tween }] of [...running]) arrive(key, tween);
    },
  };
}

export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
