// Where things lie in this checkout.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts */
export function inRoot(...parts) {
  return join(root, ...parts);
}
