// A guard for what may never end: how much of the processor a piece of work took.
import { expect } from 'vitest';

/** A second is the promise; slow machines get three more before it is called a hang. */
const MOST_SECONDS = 4;

export function withinReason<T>(work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(MOST_SECONDS);
  return result;
}
