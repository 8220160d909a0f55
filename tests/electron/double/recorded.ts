// What the main program did that no page can show: a list for the test to read.

export interface Deed {
  readonly what: string;
  readonly with: unknown;
}

const deeds: Deed[] = [];

export function record(what: string, ...given: readonly unknown[]): void {
  deeds.push({ what, with: JSON.parse(JSON.stringify(given)) as unknown });
}

export function allDeeds(): readonly Deed[] {
  return deeds;
}
