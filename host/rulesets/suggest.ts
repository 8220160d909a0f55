// What the author may have meant: the nearest of the known names, if one is near enough.

export function nearest(found: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(found.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of known) {
    const distance = distanceOf(found.toLowerCase(), name.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [name, distance];
  }
  return best;
}

/** Letters added, dropped, changed or swapped; names far apart in length are not worth the count. */
function distanceOf(a: string, b: string, tooFar: number): number {
  if (Math.abs(a.length - b.length) >= tooFar) return tooFar;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const step = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = row > 1 && swapped ? Math.min(step, at(older, column - 2) + 1) : step;
    }
    [older, previous] = [previous, current];
  }
  return at(previous, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
