// given → a position: set-up, or a cleared table, with everything put where the case says it is.
import { askedAnew, stoodAt } from '../advance.ts';
import { answer } from '../answer.ts';
import type { GameEvent } from '../event.ts';
import { answersOf } from '../legal.ts';
import { newGame } from '../new-game.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioGiven } from '../ruleset/types.generated.ts';
import { draftOf, type State } from '../state.ts';
import { clear, homesIn } from './clear.ts';
import { meant, ScenarioFailure } from './failure.ts';
import { holdersOf, needKnown, needNames } from './holders.ts';
import { GIVEN } from './keys.ts';
import { know } from './knowing.ts';
import { layOut, type Laying } from './lay.ts';
import { leaveOut } from './leave-out.ts';
import { setMoment } from './moment.ts';
import { setAll } from './set-fields.ts';
import { stateValues } from './stated.ts';
import { wishesOf } from './wishes.ts';

export type Position = { readonly state: State } | { readonly refusal: string };

/** What was done to reach it that no game could do is added to the notes. */
export function positionOf(ruleset: Ruleset, given: ScenarioGiven, notes: string[]): Position {
  const { players } = given;
  needNames(players);
  needKnown('given', given, GIVEN, players);
  const started = begin(ruleset, given);
  if ('refusal' in started) return started;
  const { world } = ruleset;
  const cleared = !(given.setup ?? given.state === undefined);
  const draft = draftOf(started.state);
  const homes = homesIn(world, started.events);
  if (cleared) clear(world, draft, homes);
  const laying: Laying = { world, state: draft, players, homes, laid: new Map(), stray: new Set() };
  const holders = holdersOf(world, given, players);
  layOut(laying, wishesOf(ruleset, laying, holders, given.decks ?? {}));
  setAll(laying, holders, notes);
  know(laying);
  setMoment(laying, given);
  leaveOut(laying, notes);
  const stated = stateValues(laying, holders, notes);
  const state: State = stated.length > 0 ? { ...laying.state, stated } : laying.state;
  return { state: stand(ruleset, state, given) };
}

/** A case is told in full why the game cannot begin; a set-up that asks is answered, for the position says what comes of it. */
function begin(
  ruleset: Ruleset,
  { players, options = {}, seed = 1 }: ScenarioGiven,
): { readonly state: State; readonly events: readonly GameEvent[] } | { readonly refusal: string } {
  const known = ruleset.world.options;
  for (const name of Object.keys(options)) {
    if (known.has(name)) continue;
    throw new ScenarioFailure(`given: there is no option “${name}”${meant(name, known.keys())}`);
  }
  const started = newGame(ruleset, { seats: players.length, options, seed });
  if (!started.ok) return { refusal: started.refusal.code };
  let { state } = started;
  const events = [...started.events];
  while (state.chart === '' && state.asking.length > 0) {
    const open = state.asking.find(({ offer }) => offer === null)!;
    const [first] = answersOf(ruleset, state, open.seat, 1);
    const played = first && answer(ruleset, state, first);
    if (!played?.ok) throw new ScenarioFailure('given: the set-up asks what nobody can answer');
    state = played.state;
    events.push(...played.events);
  }
  return { state, events };
}

function stand(ruleset: Ruleset, state: State, { state: path, enter }: ScenarioGiven): State {
  if (path === undefined) return askedAnew(ruleset, state);
  const { moments } = ruleset.chart;
  if (!moments.has(path)) {
    throw new ScenarioFailure(`given: there is no state “${path}”${meant(path, moments.keys())}`);
  }
  return stoodAt(ruleset, state, path, enter ?? false);
}
