// The bar beside the pointer's work: it stands next to what was picked last, inside the window.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { frameOf, type Camera, type Size } from './camera.ts';
import type { Box } from './geometry.ts';

interface WorkBarProps {
  readonly at: Box;
  readonly camera: Camera;
  readonly stage: Size;
  readonly children: ComponentChildren;
}

const gap = 12;

export function WorkBar({ at, camera, stage, children }: WorkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 240, height: 60 });
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = bar.current ?? {};
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  const { left, top } = beside(frameOf(camera, at), size, stage);
  return (
    <div class="work panel" ref={bar} style={{ left: `${left}px`, top: `${top}px` }}>
      {children}
    </div>
  );
}

interface Frame extends Size {
  readonly left: number;
  readonly top: number;
}

/** Above it if there is room, else below, else at its side; never outside the stage. */
export function beside(frame: Frame, size: Size, stage: Size): { left: number; top: number } {
  const middle = frame.left + frame.width / 2 - size.width / 2;
  const left = clamp(middle, gap, stage.width - size.width - gap);
  const above = frame.top - size.height - gap;
  if (above >= gap) return { left, top: above };
  const below = frame.top + frame.height + gap;
  if (below + size.height <= stage.height - gap) return { left, top: below };
  const right = frame.left + frame.width + gap;
  const aside = right + size.width <= stage.width - gap ? right : frame.left - size.width - gap;
  return {
    left: clamp(aside, gap, stage.width - size.width - gap),
    top: clamp(frame.top, gap, stage.height - size.height - gap),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
