// A case that cannot go on: what it asks for does not exist.
import { suggest } from '../ruleset/suggest.ts';

export class ScenarioFailure extends Error {}

/** What was meant, as the end of a sentence; empty if nothing is near. */
export function meant(name: string, among: Iterable<string>): string {
  const found = suggest(name, among);
  return found === undefined ? '' : ` (did you mean “${found}”?)`;
}
