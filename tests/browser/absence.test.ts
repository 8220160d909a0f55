// When a page counts as gone, with a clock that the test turns.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchAbsence } from '../../browser/absence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[SHELL-17] a page that stays away is gone', () => {
  const gone = vi.fn();
  const absence = watchAbsence(gone, 3000);
  absence.count(1);
  absence.count(0);
  vi.advanceTimersByTime(2999);
  expect(gone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(gone).toHaveBeenCalledOnce();
});

test('[SHELL-17] a reload is no absence', () => {
  const gone = vi.fn();
  const absence = watchAbsence(gone, 3000);
  absence.count(1);
  absence.count(0);
  vi.advanceTimersByTime(2000);
  absence.count(1);
  vi.advanceTimersByTime(10_000);
  expect(gone).not.toHaveBeenCalled();
});

test('[SHELL-17] a page that never came is waited for, and a stopped watch says nothing', () => {
  const gone = vi.fn();
  const absence = watchAbsence(gone, 3000);
  absence.count(0);
  vi.advanceTimersByTime(10_000);
  expect(absence.seen()).toBe(false);
  absence.count(1);
  absence.count(0);
  absence.stop();
  vi.advanceTimersByTime(10_000);
  expect(gone).not.toHaveBeenCalled();
  expect(absence.seen()).toBe(true);
});
