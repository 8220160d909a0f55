// Plays a recorded game again and finds the first place where it goes otherwise.
import {
  answer,
  hashState,
  newGame,
  RulesetFault,
  type GameResult,
  type ReplayFile,
  type Ruleset,
  type State,
} from '../../engine/index.ts';

export type Verdict =
  | { readonly same: true; readonly hashes: readonly string[] }
  | { readonly same: false; readonly why: string };

/** With `hashes: 'found'` those recorded are not looked at, only how answers are taken and how it ends. */
export function verify(
  ruleset: Ruleset,
  replay: ReplayFile,
  { hashes }: { readonly hashes: 'recorded' | 'found' } = { hashes: 'recorded' },
): Verdict {
  try {
    return playAgain(ruleset, replay, hashes === 'recorded');
  } catch (error) {
    if (error instanceof RulesetFault) return otherwise(`The rules go wrong: ${error.message}.`);
    throw error;
  }
}

function playAgain(ruleset: Ruleset, replay: ReplayFile, compare: boolean): Verdict {
  const { seats, options, seed, answers } = replay;
  const started = newGame(ruleset, { seats, options, seed });
  if (!started.ok) return otherwise(`The game cannot begin: ${started.refusal.code}.`);
  let { state } = started;
  const found = [hashState(state)];
  if (compare && differs(replay.start, state))
    return otherwise(place('The set-up', replay.start!, state));
  for (const [i, { hash, ...given }] of answers.entries()) {
    const label = `Answer ${i + 1} of ${answers.length} (${JSON.stringify(given)})`;
    const played = answer(ruleset, state, given);
    if (!played.ok) return otherwise(`${label} is refused with ${refusalWords(played.refusal)}.`);
    ({ state } = played);
    found.push(hashState(state));
    if (compare && differs(hash, state)) return otherwise(place(label, hash!, state));
  }
  const ended = resultDifference(replay, state.result);
  if (ended !== null) return otherwise(ended);
  if (compare && differs(replay.hash, state))
    return otherwise(place('The game', replay.hash, state));
  return { same: true, hashes: found };
}

function otherwise(why: string): Verdict {
  return { same: false, why };
}

function differs(hash: string | undefined, state: State): boolean {
  return hash !== undefined && hash !== hashState(state);
}

function place(what: string, hash: string, state: State): string {
  return `${what} leads to another position: recorded ${hash}, found ${hashState(state)}.`;
}

function refusalWords({ code, rule }: { readonly code: string; readonly rule?: string }): string {
  return rule === undefined ? `“${code}”` : `“${code}” by rule ${rule}`;
}

function resultDifference(replay: ReplayFile, found: GameResult | null): string | null {
  const recorded = replay.result as GameResult | null;
  const [wanted, got] = [resultWords(recorded), resultWords(found)];
  return wanted === got ? null : `The game ends otherwise: recorded ${wanted}, found ${got}.`;
}

function resultWords(result: GameResult | null): string {
  if (!result) return 'a game that goes on';
  const rule = result.rule === undefined ? '' : ` by rule ${result.rule}`;
  const seats = result.winners.map((seat) => `seat ${seat}`).join(', ') || 'nobody';
  return `“${result.end ?? 'no name'}”${rule}, won by ${seats}`;
}
