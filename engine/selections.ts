// Some of a list: every selection and every arrangement of so many, one after the other.

/** The order in which options are tried: as listed, or shuffled for a random answer. */
export type Order = <T>(items: readonly T[]) => readonly T[];

/** Every way to take so many, each in the order of the list. */
export function* selections<T>(items: readonly T[], size: number): Generator<T[]> {
  const at = Array.from({ length: size }, (_, i) => i);
  while (size <= items.length) {
    yield at.map((index) => items[index]!);
    const last = at.findLastIndex((index, i) => index < items.length - size + i);
    if (last < 0) return;
    const next = at[last]! + 1;
    for (let i = last; i < size; i++) at[i] = next + i - last;
  }
}

/** Every way to take so many one after the other. */
export function* arrangements<T>(items: readonly T[], size: number): Generator<T[]> {
  const taken = items.map(() => false);
  const at: number[] = [];
  let from = 0;
  for (;;) {
    if (at.length === size) yield at.map((index) => items[index]!);
    const next = at.length === size ? -1 : taken.indexOf(false, from);
    if (next >= 0) {
      taken[next] = true;
      at.push(next);
      from = 0;
      continue;
    }
    const last = at.pop();
    if (last === undefined) return;
    taken[last] = false;
    from = last + 1;
  }
}
