// A mistake in a ruleset's data that only play can show.

/** Thrown out of an answer or a new game: the ruleset is at fault, and the state given is untouched. */
export class RulesetFault extends Error {
  override readonly name = 'RulesetFault';
}

/** Does the work; a fault in it is said to be that of the part named. */
export function blaming<T>(part: string, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    throw blamed(part, fault);
  }
}

/** The same for a fault that was caught: where play passes often, no function is made for it. */
export function blamed(part: string, fault: unknown): unknown {
  if (fault instanceof RulesetFault) return new RulesetFault(`${part}: ${fault.message}`);
  // Only data can nest so deep that the language's own stack is too small.
  if (fault instanceof RangeError) return new RulesetFault(`${part}: went too deep`);
  return fault;
}
