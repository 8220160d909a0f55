// Names that nobody else gives: of games, campaigns and points, also those that come from another machine.
import { randomUUID } from 'node:crypto';

export function newId(): string {
  return randomUUID().replaceAll('-', '');
}
