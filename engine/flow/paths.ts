// Paths through the chart: `round.draft`, and what a target means where it is written.

export function pathOf(keys: readonly string[]): string {
  return keys.join('.');
}

/** A target that begins with # is a path from the top; any other is one of the states beside it. */
export function resolveTarget(from: readonly string[], target: string): readonly string[] {
  if (target.startsWith('#')) return target.slice(1).split('.');
  return [...from.slice(0, -1), ...target.split('.')];
}
