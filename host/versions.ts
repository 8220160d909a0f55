// Which of two version numbers is the newer one.

/** Numbers part by part; whatever follows a hyphen or a plus counts for nothing. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [partsOf(version), partsOf(than)];
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function partsOf(version: string): number[] {
  return version
    .split(/[-+]/, 1)[0]!
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0);
}
