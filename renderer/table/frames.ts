// Frames on demand: one is drawn when something has changed, and none while nothing moves.

export interface Frames {
  /** Something has changed: draw soon. */
  wake(): void;
  stop(): void;
}

/** `draw` is called once per frame and says whether another is needed. */
export function openFrames(draw: (now: number) => boolean): Frames {
  let request: number | null = null;
  const frame = (now: number) => {
    request = null;
    if (draw(now)) wake();
  };
  const wake = () => {
    request ??= requestAnimationFrame(frame);
  };
  return {
    wake,
    stop: () => {
      if (request !== null) cancelAnimationFrame(request);
      request = null;
    },
  };
}
