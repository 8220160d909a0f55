// when: answers given by name, each accepted or refused as the case says; between them, looks and saves.
import { answer } from '../answer.ts';
import type { GameEvent } from '../event.ts';
import { hashState } from '../hash.ts';
import { brokenInvariants } from '../invariants.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioAnswer, ScenarioThen } from '../ruleset/types.generated.ts';
import type { State } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import { answerNamed } from './named.ts';
import { compareThen } from './then.ts';
import { takeBack, type Past } from './take-back.ts';

export interface Outcome {
  readonly state: State;
  /** Lines of the log and events of the ruleset's own, in order. */
  readonly told: readonly string[];
}

/** Stops at the first answer that comes out otherwise: what follows would mean nothing. */
export function playWhen(
  ruleset: Ruleset,
  start: State,
  players: readonly string[],
  answers: readonly ScenarioAnswer[],
): Outcome {
  let state = start;
  let told: readonly string[] = [];
  const past: Past[] = [];
  for (const [i, written] of answers.entries()) {
    const label = `answer ${i + 1} (${JSON.stringify(written)})`;
    if (written.save) state = JSON.parse(JSON.stringify(state)) as State;
    const expected = expectedBy(written);
    if (expected) {
      const failures = compareThen({ ruleset, state, players, told }, expected);
      if (failures.length > 0) throw new ScenarioFailure(`${label}: ${failures.join('; ')}`);
    }
    if (written.undo !== undefined) {
      const { failure, to } = takeBack(past, players, written.undo);
      if (failure !== null) throw new ScenarioFailure(`${label}: ${failure}`);
      if (to) ({ before: state, told } = to);
    }
    if (written.save || expected || written.undo !== undefined) continue;
    const given = answerNamed(ruleset, state, players, written);
    const before = hashState(state);
    const played = answer(ruleset, state, given);
    const failure = played.ok
      ? wronglyAccepted(written)
      : (wronglyRefused(written, played.refusal) ?? untouched(before, state));
    if (failure !== null) throw new ScenarioFailure(`${label}: ${failure}`);
    if (!played.ok) continue;
    past.push({ before: state, given, after: played.state, told });
    state = played.state;
    told = [...told, ...played.events.flatMap(toldBy)];
    const broken = brokenInvariants(ruleset, state);
    if (broken.length > 0)
      throw new ScenarioFailure(`${label}: ${broken.join(', ')} no longer holds`);
  }
  return { state, told };
}

/** What is looked at instead of an answer; the most frequent looks need no expect around them. */
function expectedBy({ expect, open, closed, sees, unseen }: ScenarioAnswer): ScenarioThen | null {
  const looks = {
    ...expect,
    ...(open && { open }),
    ...(closed && { closed }),
    ...(sees && { sees }),
    ...(unseen && { unseen }),
  };
  return Object.keys(looks).length > 0 ? looks : null;
}

function toldBy(event: GameEvent): string[] {
  if (event.event === 'said') return [event.line];
  return event.event === 'happened' ? [event.name] : [];
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
