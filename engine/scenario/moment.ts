// given: whose turn it is, which turns are still to come, who is out, and what chance will bring.
import { isOut, neighbourOf } from '../players.ts';
import type { ScenarioExtraTurns, ScenarioGiven } from '../ruleset/types.generated.ts';
import type { ExtraTurn } from '../state.ts';
import { meant, ScenarioFailure } from './failure.ts';
import type { Laying } from './lay.ts';
import { seatNamed } from './values.ts';

export function setMoment(laying: Laying, given: ScenarioGiven): void {
  const { state, players, world } = laying;
  const seat = (name: string) => seatNamed(players, name);
  const out = outOf(given);
  if (out.length > 0) state.out = out.map(seat);
  if (given.first !== undefined) state.first = seat(given.first);
  setActive(laying, given);
  if (given.round !== undefined) state.round = given.round;
  if (given.turn !== undefined) state.turn = given.turn;
  if (given.regular !== undefined) state.regular = seat(given.regular);
  if (given.tag !== undefined) state.tag = needTag(world.turnTags, given.tag);
  if (given.extraTurns) state.extra = extraTurns(laying, given.extraTurns);
  if (given.skips) state.skips = skipsOf(players, given.skips);
  if (given.dice !== undefined) state.dice = given.dice;
  if (given.random !== undefined) state.picks = given.random.map((name) => pickName(players, name));
}

/** If it is not said: who is first, or who is next among those in the game. */
function setActive(
  { state, players }: Laying,
  { active, first, state: path }: ScenarioGiven,
): void {
  if (active !== undefined) {
    state.active = seatNamed(players, active);
    if (!isOut(state, state.active)) return;
    throw new ScenarioFailure(`given: ${active} is out of the game and cannot be active`);
  }
  if (first !== undefined && path !== undefined) state.active = state.first;
  if (isOut(state, state.active)) state.active = neighbourOf(state, state.active, 1);
}

function needTag(tags: readonly string[], tag: string): string {
  if (tags.includes(tag)) return tag;
  const known = tags.join(', ') || 'none';
  throw new ScenarioFailure(
    `given: no extra turn has the tag “${tag}”; there are ${known}${meant(tag, tags)}`,
  );
}

export function extraTurns(
  { players }: Pick<Laying, 'players'>,
  written: ScenarioExtraTurns,
): ExtraTurn[] {
  return written.map((one) => {
    if (typeof one === 'string') return { seat: seatNamed(players, one), tag: null };
    const [[name, tag] = ['', '']] = Object.entries(one);
    return { seat: seatNamed(players, name), tag };
  });
}

function skipsOf(
  players: readonly string[],
  skips: Readonly<Record<string, number>>,
): readonly number[] | undefined {
  for (const name of Object.keys(skips)) seatNamed(players, name);
  const found = players.map((name) => (Object.hasOwn(skips, name) ? skips[name]! : 0));
  return found.some((n) => n > 0) ? found : undefined;
}

/** Those in the list, then those of whom it is said that they are not alive. */
function outOf(given: ScenarioGiven): string[] {
  const listed = given.out ?? [];
  const said = given.players.filter((name) => {
    const fields = given[name] as { readonly alive?: unknown } | undefined;
    const alive = fields?.alive;
    if (alive !== undefined && typeof alive !== 'boolean') {
      throw new ScenarioFailure(`given: ${name}.alive is true or false`);
    }
    if (alive === true && listed.includes(name)) {
      throw new ScenarioFailure(`given: ${name} is said to be out and to be alive`);
    }
    return alive === false && !listed.includes(name);
  });
  return [...listed, ...said];
}

/** Players are known to the rules by their seats only. */
function pickName(players: readonly string[], name: string | number): string | number {
  const seat = typeof name === 'string' ? players.indexOf(name) : -1;
  return seat < 0 ? name : `seat/${seat}`;
}
