// Events that a listener may prevent.
import type { EventEmitter } from 'node:events';

/** True if some listener prevented it. */
export function preventable(
  emitter: EventEmitter,
  name: string,
  details: object = {},
  ...more: readonly unknown[]
): boolean {
  let prevented = false;
  const event = { ...details, preventDefault: () => void (prevented = true) };
  emitter.emit(name, event, ...more);
  return prevented;
}
