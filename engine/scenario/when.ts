// when: answers given by name, each accepted or refused as the case says; between them, looks, saves and undos.
import { answer } from '../answer.ts';
import { hashState } from '../hash.ts';
import { brokenInvariants } from '../invariants.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioAnswer, ScenarioThen } from '../ruleset/types.generated.ts';
import type { State } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import { needKnown } from './holders.ts';
import { STEP } from './keys.ts';
import { answerNamed } from './named.ts';
import { takeBack, type Past } from './take-back.ts';
import { linesOf } from './telling.ts';
import { compareThen } from './then.ts';

export interface Outcome {
  readonly state: State;
  /** What happened, one line each. */
  readonly told: readonly string[];
}

interface Table {
  readonly ruleset: Ruleset;
  readonly players: readonly string[];
  /** What the author of the case should know. */
  readonly notes: string[];
}

/** A game in the middle of a case. */
interface Standing extends Outcome {
  readonly past: readonly Past[];
}

/** Stops at the first step that comes out otherwise: what follows would mean nothing. */
export function playWhen(table: Table, start: State, steps: readonly ScenarioAnswer[]): Outcome {
  const broken = new Set(brokenInvariants(table.ruleset, start));
  for (const name of broken)
    table.notes.push(`${name} does not hold in this position, and is not looked at`);
  let standing: Standing = { state: start, told: [], past: [] };
  for (const [i, step] of steps.entries()) {
    const label = `answer ${i + 1} (${JSON.stringify(step)})`;
    const after = takeStep(table, standing, step);
    if (typeof after === 'string') throw new ScenarioFailure(`${label}: ${after}`);
    standing = after;
    const lost = brokenInvariants(table.ruleset, standing.state).filter((one) => !broken.has(one));
    if (lost.length > 0) throw new ScenarioFailure(`${label}: ${lost.join(', ')} no longer holds`);
  }
  return standing;
}

/** The game after it, or what came out otherwise. */
function takeStep(table: Table, standing: Standing, step: ScenarioAnswer): Standing | string {
  const { ruleset, players } = table;
  let { state, told } = standing;
  const past = [...standing.past];
  const look = lookOf(step);
  const isAnswer = !step.save && !look && step.undo === undefined;
  if (isAnswer) return giveAnswer(table, standing, step);
  needKnown('a look or a save', step, STEP, []);
  if (step.save) state = JSON.parse(JSON.stringify(state)) as State;
  if (look) {
    const failures = compareThen({ ruleset, state, players, told }, look);
    if (failures.length > 0) return failures.join('; ');
  }
  if (step.undo !== undefined) {
    const { failure, to } = takeBack(past, players, step.undo);
    if (failure !== null) return failure;
    if (to) ({ before: state, told } = to);
  }
  return { state, told, past };
}

function giveAnswer(
  { ruleset, players }: Table,
  { state, told, past }: Standing,
  step: ScenarioAnswer,
): Standing | string {
  const given = answerNamed(ruleset, state, players, step);
  const before = hashState(state);
  const played = answer(ruleset, state, given);
  if (!played.ok) {
    const failure = wronglyRefused(step, played.refusal);
    if (failure !== null) return failure;
    return before === hashState(state) ? { state, told, past } : 'the refusal changed the position';
  }
  if (step.refused !== undefined) {
    return `expected to be refused with ${step.refused}, but it was accepted`;
  }
  const lines = played.events.flatMap((event) =>
    linesOf({ ruleset, players, state: played.state }, event),
  );
  return {
    state: played.state,
    told: [...told, ...lines],
    past: [...past, { before: state, given, after: played.state, told }],
  };
}

/** What is looked at instead of an answer; the most frequent looks need no expect around them. */
function lookOf({ expect, open, closed, sees, unseen }: ScenarioAnswer): ScenarioThen | null {
  const looks = {
    ...expect,
    ...(open && { open }),
    ...(closed && { closed }),
    ...(sees && { sees }),
    ...(unseen && { unseen }),
  };
  return expect || Object.keys(looks).length > 0 ? looks : null;
}

function wronglyRefused(
  { refused, rule }: ScenarioAnswer,
  refusal: { readonly code: string; readonly rule?: string },
): string | null {
  const by = refusal.rule === undefined ? '' : ` by rule ${refusal.rule}`;
  if (refused === undefined) return `it was refused with ${refusal.code}${by}`;
  if (refused.toLowerCase() !== refusal.code)
    return `expected the refusal ${refused}, found ${refusal.code}${by}`;
  if (rule === undefined || rule === refusal.rule) return null;
  return `expected to be refused by rule ${rule}, found ${refusal.rule ?? 'no rule'}`;
}
