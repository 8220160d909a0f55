// when: answers given by name, each accepted or refused as the case says.
import { answer } from '../answer.ts';
import type { Answer, Pick, Picks, Seat } from '../decision.ts';
import { hashState } from '../hash.ts';
import { decisions } from '../legal.ts';
import type { Choice, Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioAnswer } from '../ruleset/types.generated.ts';
import type { State } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import { findSpace } from './spaces.ts';

export interface Outcome {
  readonly state: State;
  readonly failures: readonly string[];
}

/** Stops at the first answer that comes out otherwise: what follows would mean nothing. */
export function playWhen(
  ruleset: Ruleset,
  start: State,
  players: readonly string[],
  answers: readonly ScenarioAnswer[],
): Outcome {
  let state = start;
  for (const [i, written] of answers.entries()) {
    const label = `answer ${i + 1} (${JSON.stringify(written)})`;
    const given = answerOf(ruleset, state, players, written);
    const before = hashState(state);
    const played = answer(ruleset, state, given);
    const failure = played.ok
      ? wronglyAccepted(written)
      : (wronglyRefused(written, played.refusal) ?? untouched(before, state));
    if (failure !== null) throw new ScenarioFailure(`${label}: ${failure}`);
    if (played.ok) state = played.state;
  }
  return { state, failures: [] };
}

function wronglyAccepted({ refused }: ScenarioAnswer): string | null {
  return refused === undefined
    ? null
    : `expected to be refused with ${refused}, but it was accepted`;
}

function wronglyRefused(
  { refused, rule }: ScenarioAnswer,
  refusal: { readonly code: string; readonly rule?: string },
): string | null {
  const by = refusal.rule === undefined ? '' : ` by rule ${refusal.rule}`;
  if (refused === undefined) return `it was refused with ${refusal.code}${by}`;
  if (refused !== refusal.code)
    return `expected the refusal ${refused}, found ${refusal.code}${by}`;
  if (rule === undefined || rule === refusal.rule) return null;
  return `expected to be refused by rule ${rule}, found ${refusal.rule ?? 'no rule'}`;
}

function untouched(before: string, state: State): string | null {
  return before === hashState(state) ? null : 'the refusal changed the position';
}

function answerOf(
  ruleset: Ruleset,
  state: State,
  players: readonly string[],
  written: ScenarioAnswer,
): Answer {
  const { refused: _refused, rule: _rule, ...rest } = written;
  const names = players.filter((name) => Object.hasOwn(rest, name));
  const name = names[0];
  if (name === undefined || names.length > 1) {
    const message = `an answer names one player of ${players.join(', ')}: ${JSON.stringify(written)}`;
    throw new ScenarioFailure(message);
  }
  const seat = players.indexOf(name);
  const move = String(rest[name]);
  const picks = Object.entries(rest).filter(([key]) => key !== name) as [string, Pick][];
  const choices = ruleset.moves.get(move)?.choices ?? [];
  const asking = { ruleset, state, players, seat, move };
  const entries = picks.map(([key, pick]): [string, Pick] => {
    const choice = choices.find((one) => one.name === key);
    return [key, choice ? pickNamed(asking, choice, pick) : pick];
  });
  return { seat, move, picks: Object.fromEntries(entries) };
}

interface Asking {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly players: readonly string[];
  readonly seat: Seat;
  readonly move: string;
}

/** A name that means nothing is passed on as it is: the engine will refuse it. */
function pickNamed(asking: Asking, choice: Choice, pick: Pick): Pick {
  if (typeof pick !== 'string') return pick;
  const { world } = asking.ruleset;
  if (choice.kind === 'player') return `seat/${asking.players.indexOf(pick)}`;
  if (choice.kind === 'card') return cardNamed(asking, choice, pick);
  const space = choice.kind === 'space' ? findSpace(world, pick) : null;
  return space === null ? pick : world.spaces[space]!.ref;
}

/** A card is named by its definition; one that can be picked goes before one that cannot. */
function cardNamed({ ruleset, state, seat, move }: Asking, choice: Choice, card: string): Pick {
  const def = ruleset.world.cardNumbers.get(card);
  const refs = state.pieces.def.flatMap((of, piece) => (of === def ? [`piece/${piece}`] : []));
  const open = decisions(ruleset, state).find((decision) => decision.seat === seat);
  const answers: readonly Picks[] = open?.moves.find((one) => one.move === move)?.answers ?? [];
  const offered = refs.find((ref) => answers.some((picks) => picks[choice.name] === ref));
  return offered ?? refs[0] ?? card;
}
