// What is looked at more closely: after the pointer has rested on it, or until it is closed.
import { useEffect, useState } from 'preact/hooks';
import type { Ref, Refusal } from '../../engine/index.ts';

export interface Inspected {
  readonly ref: Ref | null;
  readonly pinned: boolean;
  readonly why: Refusal | 'may' | null;
  pin(ref: Ref, why: boolean): void;
  close(): void;
}

/** A pointer that rests on a thing for so long wants to see more of it. */
const patience = 380;

export function useInspected(
  hover: readonly Ref[],
  whyNot: ((thing: Ref) => Promise<Refusal | null>) | undefined,
): Inspected {
  const [shown, setShown] = useState<{ ref: Ref; pinned: boolean } | null>(null);
  const [why, setWhy] = useState<Refusal | 'may' | null>(null);
  const [top] = hover;
  useEffect(() => {
    // What is pinned stays, whatever the pointer does meanwhile.
    setShown((before) => (before?.pinned ? before : null));
    if (top === undefined || top.startsWith('seat/')) return;
    const rested = { ref: top, pinned: false };
    const timer = setTimeout(
      () => setShown((before) => (before?.pinned ? before : rested)),
      patience,
    );
    return () => clearTimeout(timer);
  }, [top]);
  return {
    ref: shown?.ref ?? null,
    pinned: shown?.pinned ?? false,
    why,
    pin: (ref, asked) => {
      setWhy(null);
      setShown({ ref, pinned: true });
      if (asked)
        void whyNot?.(ref).then(
          (refusal) => setWhy(refusal ?? 'may'),
          () => undefined,
        );
    },
    close: () => {
      setShown(null);
      setWhy(null);
    },
  };
}
