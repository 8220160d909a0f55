// Values on their way: from one to another in a given time, easing out; and how long each movement takes. Pure.

/** Milliseconds, as the table's character asks for them. */
export const times = { glide: 180, fade: 120, dice: 450, reduced: 80, hop: 240, stagger: 40 };

/** The last movement of an answer begins so much later than the first, at most. */
const latest = 300;

/** How things move now: so many times as fast (0 is at once), or without travelling. */
export interface Pace {
  readonly speed: number;
  readonly reduced: boolean;
}

/** How long something takes at that pace. */
export function lasting(milliseconds: number, { speed, reduced }: Pace): number {
  if (speed === 0) return 0;
  return (reduced ? Math.min(milliseconds, times.reduced) : milliseconds) / speed;
}

/** When the movement of that number begins: one after the other, but all of them soon. */
export function startOf(index: number, count: number, pace: Pace): number {
  if (pace.speed === 0 || pace.reduced) return 0;
  return Math.min(times.stagger * index, (latest * index) / Math.max(1, count)) / pace.speed;
}

export interface Tween {
  readonly key: string;
  readonly duration: number;
  /** It waits so long before it begins. */
  readonly delay?: number;
  /** Called with 0 at the start, 1 at the end. */
  readonly update: (share: number) => void;
  readonly done?: () => void;
}

export interface Tweens {
  /** A tween of the same key takes over from the one before it; one without duration is done at once. */
  add(tween: Tween): void;
  /** Moves everything to its place at that time; false when nothing is on its way any more. */
  advance(now: number): boolean;
  /** Everything arrives at once. */
  finish(): void;
  drop(key: string): void;
}

export function openTweens(): Tweens {
  const running = new Map<string, { tween: Tween; start: number | null }>();
  const arrive = (key: string, tween: Tween) => {
    running.delete(key);
    tween.update(1);
    tween.done?.();
  };
  return {
    add: (tween) => {
      if (tween.duration <= 0 && !tween.delay) arrive(tween.key, tween);
      else running.set(tween.key, { tween, start: null });
    },
    advance: (now) => {
      for (const [key, entry] of [...running]) {
        // Time counts from the first frame, not from the request: a slow frame eats no movement.
        entry.start ??= now;
        const { delay = 0, duration } = entry.tween;
        const passed = now - entry.start - delay;
        if (passed >= duration) arrive(key, entry.tween);
        else if (passed >= 0) entry.tween.update(easeOut(passed / duration));
      }
      return running.size > 0;
    },
    finish: () => {
      for (const [key, { tween }] of [...running]) arrive(key, tween);
    },
    drop: (key) => void running.delete(key),
  };
}

export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
