// The words of the format: what can be said in given, in then and beside an answer.

export const GIVEN: readonly string[] = [
  ...['players', 'options', 'seed', 'setup', 'state', 'enter', 'active', 'first', 'round', 'turn'],
  ...['tag', 'regular', 'extraTurns', 'skips', 'out', 'table', 'bank', 'decks', 'dice', 'random'],
  'spaces',
];

export const THEN: readonly string[] = [
  ...['active', 'first', 'state', 'round', 'turn', 'tag', 'regular', 'extraTurns', 'skips', 'out'],
  ...['table', 'bank', 'spaces', 'sees', 'unseen', 'events', 'open', 'closed', 'over', 'winners'],
  ...['strict', 'refused'],
];

/** What can stand in a step of when besides the name of a player and picks. */
export const STEP: readonly string[] = [
  ...['refused', 'rule', 'save', 'undo', 'expect', 'open', 'closed', 'sees', 'unseen'],
];

export const RESERVED_KEYS: ReadonlySet<string> = new Set([...GIVEN, ...THEN, ...STEP]);
