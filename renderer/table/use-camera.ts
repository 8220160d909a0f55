// The camera of a table: fitted at first, then moved by wheel, pointer and keys; gliding to what is focused.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import {
  between,
  fit,
  focusOn,
  held,
  panBy,
  zoomAt,
  type Camera,
  type Room,
  type Size,
} from './camera.ts';
import type { Box, Point } from './geometry.ts';
import { easeOut } from './motion.ts';

export interface Cameraman {
  readonly camera: Camera;
  /** Whether the whole table is in the window. */
  readonly whole: boolean;
  zoom(at: Point, factor: number): void;
  pan(by: Point): void;
  fit(): void;
  focus(box: Box): void;
}

const glideTime = 220;

export function useCamera(table: Size, window: Size | null, still: boolean): Cameraman | null {
  const [camera, setCamera] = useState<Camera | null>(null);
  const now = useRef<Camera | null>(null);
  const last = useRef<Room | null>(null);
  const glide = useRef(0);
  const room: Room | null = window && { table, window };
  const put = useCallback((next: Camera) => {
    now.current = next;
    setCamera(next);
  }, []);
  const { width, height } = table;
  useEffect(() => {
    if (!window) return;
    const before = now.current;
    const zoomed = before && last.current && !isWhole(before, last.current);
    last.current = { table, window };
    put(zoomed ? held(before, last.current) : fit(table, window));
  }, [window?.width, window?.height, width, height, put]);
  useEffect(() => () => cancelAnimationFrame(glide.current), []);
  if (!room || !camera) return null;
  const jump = (next: Camera) => {
    cancelAnimationFrame(glide.current);
    put(next);
  };
  const glideTo = (goal: Camera) => {
    if (still) return jump(goal);
    cancelAnimationFrame(glide.current);
    glideFrom(now.current ?? camera, goal, put, glide);
  };
  return {
    camera,
    whole: isWhole(camera, room),
    zoom: (at, factor) => jump(zoomAt(now.current ?? camera, at, factor, room)),
    pan: (by) => jump(panBy(now.current ?? camera, by, room)),
    fit: () => glideTo(fit(table, room.window)),
    focus: (box) => glideTo(focusOn(box, room)),
  };
}

function glideFrom(
  from: Camera,
  goal: Camera,
  put: (camera: Camera) => void,
  request: { current: number },
): void {
  let start: number | null = null;
  const frame = (time: number) => {
    start ??= time;
    const share = Math.min(1, (time - start) / glideTime);
    put(between(from, goal, easeOut(share)));
    if (share < 1) request.current = requestAnimationFrame(frame);
  };
  request.current = requestAnimationFrame(frame);
}

function isWhole(camera: Camera, room: Room): boolean {
  return camera.scale <= fit(room.table, room.window).scale * 1.001;
}
