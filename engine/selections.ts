// Some of a list: every selection and every arrangement of so many, one after the other.

/** The order in which options are tried: as listed, or shuffled for a random answer. */
export type Order = <T>(items: readonly T[]) => readonly T[];

/** Every way to take so many, each in the order of the list. */
export function* selections<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  if (size === 0) return;
  for (let i = from; i <= items.length - size; i++) {
    for (const rest of selections(items, size - 1, i + 1)) yield [items[i]!, ...rest];
  }
}

/** Every way to take so many one after the other. */
export function* arrangements<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  if (size === 0) return;
  for (const [i, item] of items.entries()) {
    for (const rest of arrangements(items.toSpliced(i, 1), size - 1)) yield [item, ...rest];
  }
}
