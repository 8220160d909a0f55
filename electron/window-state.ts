// Where the window was and how large, so that it comes back there; a place that is no more is forgotten.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowState {
  /** Left out the first time: the system chooses. */
  readonly frame?: Frame;
  readonly maximized: boolean;
  readonly fullScreen: boolean;
}

export const smallest = { width: 960, height: 600 };

/** So much of the window must lie on a screen for somebody to be able to take hold of it. */
const grip = 96;

export function readWindowState(file: string, screens: readonly Frame[]): WindowState {
  const found = parse(file);
  const { maximized, fullScreen } = found;
  const plain = { maximized: maximized === true, fullScreen: fullScreen === true };
  return isFrame(found.frame) && screens.some((screen) => reaches(found.frame as Frame, screen))
    ? { frame: found.frame, ...plain }
    : plain;
}

export function writeWindowState(file: string, state: WindowState): void {
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(state));
  renameSync(draft, file);
}

function parse(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isFrame(value: unknown): value is Frame {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height } = value as Record<string, unknown>;
  return (
    [x, y, width, height].every(Number.isInteger) &&
    (width as number) >= smallest.width &&
    (height as number) >= smallest.height
  );
}

function reaches(frame: Frame, screen: Frame): boolean {
  const across =
    Math.min(frame.x + frame.width, screen.x + screen.width) - Math.max(frame.x, screen.x);
  const bar = frame.y >= screen.y && frame.y < screen.y + screen.height - grip;
  return bar && across >= grip;
}
