// Which of a game's entries its answers are, after some of them were taken back. Nothing is ever deleted.

/** A mark in the answers: the game went back to `step`. */
export interface TakenBack {
  readonly entry: number;
  readonly step: number;
}

/** Answers that stand in a row: step s is entry s + offset, for all s from `from` on up to the next stretch. */
interface Stretch {
  readonly from: number;
  readonly offset: number;
}

export interface Line {
  /** How many answers count now. */
  readonly step: number;
  entryOf(step: number): number;
  /** Ranges of entries that hold the answers after `from`, up to and with `to`, in their order. */
  ranges(from: number, to: number): readonly (readonly [number, number])[];
}

export function lineOf(entries: number, marks: readonly TakenBack[]): Line {
  let stretches: Stretch[] = [{ from: 1, offset: 0 }];
  for (const { entry, step } of marks) {
    stretches = stretches.filter(({ from }) => from <= step);
    stretches.push({ from: step + 1, offset: entry - step });
  }
  const step = entries - (stretches.at(-1)?.offset ?? 0);
  return {
    step,
    entryOf: (wanted) => wanted + offsetAt(stretches, wanted),
    ranges: (from, to) => rangesOf(stretches, from, to),
  };
}

function offsetAt(stretches: readonly Stretch[], step: number): number {
  return stretches.findLast(({ from }) => from <= step)?.offset ?? 0;
}

function rangesOf(stretches: readonly Stretch[], from: number, to: number): [number, number][] {
  return stretches.flatMap(({ from: first, offset }, i): [number, number][] => {
    const low = Math.max(first, from + 1);
    const high = Math.min(to, (stretches[i + 1]?.from ?? Infinity) - 1);
    return low <= high ? [[low + offset, high + offset]] : [];
  });
}
