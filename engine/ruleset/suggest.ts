// Which known name an author may have meant by an unknown one.

/** The nearest of the known names, if it is near enough to be a slip. */
export function suggest(found: string, known: Iterable<string>): string | undefined {
  if (found.length > LONGEST) return undefined;
  const small = found.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(found.length / 3)) + 1;
  for (const name of known) {
    const far = begins(found, name) ? 1 : distance(small, name.toLowerCase(), least);
    if (far >= least || sameButForNumbers(found, name)) continue;
    best = name;
    least = far;
  }
  return best;
}

/** Nobody misspells a name of a thousand letters. */
const LONGEST = 64;

/** PRO-12 is no slip of PRO-13: numbers are chosen, not misspelt. */
function sameButForNumbers(found: string, name: string): boolean {
  return found !== name && found.replace(/\d+/g, '') === name.replace(/\d+/g, '');
}

/** A name cut short, or with something after it. */
function begins(found: string, name: string): boolean {
  const shorter = Math.min(found.length, name.length);
  return shorter >= 4 && found.slice(0, shorter) === name.slice(0, shorter);
}

/** Letters to add, drop, change, or swap with their neighbour; what is too far anyway is not counted out. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let nearest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
      nearest = Math.min(nearest, cost);
    }
    if (nearest > limit) return limit;
    before = row;
    row = next;
  }
  return row[b.length]!;
}
