// given → a position: the set-up is done, then pieces, counters and variables are put where they are said to be.
import { askedAnew, stoodAt } from '../advance.ts';
import type { Seat } from '../decision.ts';
import { newGame } from '../new-game.ts';
import type { Column } from '../ruleset/columns.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { suggest } from '../ruleset/suggest.ts';
import type { Bearer, ScenarioFields, ScenarioGiven } from '../ruleset/types.generated.ts';
import type { World } from '../ruleset/world.ts';
import { seersOf } from '../sight.ts';
import { draftOf, type State, type Value } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import { layOnTop, layOut, type Laying, type Wish } from './lay.ts';
import { needSpace, zonesOn } from './spaces.ts';
import { itemParts, valueOf } from './values.ts';

export function positionOf(ruleset: Ruleset, given: ScenarioGiven): State {
  const { players, options = {}, seed = 1 } = given;
  needKnown(given, GIVEN, players);
  const started = newGame(ruleset, { seats: players.length, options, seed });
  if (!started.ok) {
    throw new ScenarioFailure(`given: the game cannot begin like this (${started.refusal.code})`);
  }
  const { world } = ruleset;
  const laying: Laying = { world, state: draftOf(started.state), players, laid: new Map() };
  const holders = holdersOf(given);
  layOut(laying, [...wishesOf(world, holders), ...spaceWishes(world, given)]);
  layDecks(laying, given.decks ?? {});
  for (const holder of holders) setFields(laying, holder);
  setOnCards(laying);
  lookAtAll(laying);
  setMoment(laying, given);
  return given.state === undefined
    ? askedAnew(ruleset, laying.state)
    : standingAt(ruleset, laying.state, given.state, given.enter ?? false);
}

/** Whoever sees a piece where it was put knows it. */
function lookAtAll({ world, state }: Laying): void {
  const { known } = state.pieces;
  for (let piece = 0; piece < known.length; piece++) known[piece]! |= seersOf(world, state, piece);
}

function standingAt(ruleset: Ruleset, state: State, path: string, enter: boolean): State {
  if (!ruleset.chart.moments.has(path)) {
    const known = ruleset.chart.moments.keys();
    throw new ScenarioFailure(`given: there is no state “${path}”${meant(path, known)}`);
  }
  return stoodAt(ruleset, state, path, enter);
}

export function seatOf(players: readonly string[], name: string): Seat {
  const seat = players.indexOf(name);
  if (seat < 0)
    throw new ScenarioFailure(`“${name}” is not one of the players: ${players.join(', ')}`);
  return seat;
}

const GIVEN = [
  ...['players', 'options', 'seed', 'state', 'enter', 'active', 'first', 'round', 'turn'],
  ...['table', 'decks', 'dice', 'spaces'],
];

/** Every other key is the name of a player. */
export function needKnown(
  written: object,
  keys: readonly string[],
  players: readonly string[],
): void {
  for (const key of Object.keys(written)) if (!keys.includes(key)) seatOf(players, key);
}

/** A player or the table, with what the case says of it. */
export interface Holder {
  readonly of: Bearer | 'bank';
  readonly number: number;
  readonly label: string;
  readonly fields: ScenarioFields;
}

/** The players and the table among the fields of given or then; anybody else is a slip. */
export function holdersOf(
  written: Readonly<Record<string, unknown>>,
  players: readonly string[] = written.players as readonly string[],
): Holder[] {
  const table = { of: 'table' as const, number: 0, label: 'table' };
  const found: Holder[] = players.flatMap((label, number) =>
    Object.hasOwn(written, label)
      ? [{ of: 'player' as const, number, label, fields: written[label] as ScenarioFields }]
      : [],
  );
  if (written.table) found.push({ ...table, fields: written.table as ScenarioFields });
  return found;
}

function wishesOf(world: World, holders: readonly Holder[]): Wish[] {
  return holders.flatMap(({ of, number, label, fields }) =>
    Object.entries(fields).flatMap(([name, cards]): Wish[] => {
      const zone = world.zones.get(name);
      if (zone?.per !== of) return [];
      if (!Array.isArray(cards) && typeof cards !== 'number') {
        throw new ScenarioFailure(`given: ${label}.${name} is a zone; name its cards, or how many`);
      }
      return [{ zone: zone.base + number, label: `${label}.${name}`, cards }];
    }),
  );
}

function spaceWishes(world: World, { spaces = {} }: ScenarioGiven): Wish[] {
  return Object.entries(spaces).flatMap(([name, cards]): Wish[] => {
    const [zone, ...others] = zonesOn(world, needSpace(world, name));
    if (zone === undefined && cards.length > 0) {
      const { name: card } = itemParts(cards[0]!);
      throw new ScenarioFailure(`given: space ${name} has no zone to lay “${card}” in`);
    }
    const wish = (at: number, list: typeof cards) => ({
      zone: at,
      label: name,
      cards: list,
      strict: true,
    });
    return [
      ...(zone === undefined ? [] : [wish(zone, cards)]),
      ...others.map((other) => wish(other, [])),
    ];
  });
}

function layDecks(laying: Laying, decks: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, cards] of Object.entries(decks)) {
    const zone = laying.world.zones.get(name);
    if (zone?.per !== 'table') {
      throw new ScenarioFailure(
        `given: the table has no zone “${name}”${meant(name, laying.world.zones.keys())}`,
      );
    }
    layOnTop(laying, zone.base, cards);
  }
}

function meant(name: string, among: Iterable<string>): string {
  const found = suggest(name, among);
  return found === undefined ? '' : ` (did you mean “${found}”?)`;
}

function setFields(laying: Laying, { of, number, label, fields }: Holder): void {
  const { world } = laying;
  for (const [name, written] of Object.entries(fields)) {
    if (world.zones.get(name)?.per === of) continue;
    const column = world.columns[of].get(name);
    if (!column) {
      const known = [...world.columns[of].keys(), ...world.zones.keys()];
      throw new ScenarioFailure(`given: there is no ${label}.${name}${meant(name, known)}`);
    }
    setCell(laying, column, number, valueOf(laying, column.type, written));
  }
}

/** What a limited counter is given comes out of the bank. */
function setCell({ state }: Laying, column: Column, bearer: number, value: Value): void {
  const cells = column.of === 'card' ? state.pieces.vars[column.base]! : state.vars;
  const at = column.of === 'card' ? bearer : column.base + bearer;
  const bank = column.counter?.bank;
  if (bank && bank !== column) {
    const left = (state.vars[bank.base] as number) - (value as number) + (cells[at] as number);
    if (left < 0) throw new ScenarioFailure(`given: there are too few of ${column.name}`);
    state.vars[bank.base] = left;
  }
  cells[at] = value;
}

function setOnCards(laying: Laying): void {
  for (const [piece, item] of laying.laid) {
    const { name: label, fields } = itemParts(item);
    setFields(laying, { of: 'card', number: piece, label, fields });
  }
}

function setMoment({ state, players }: Laying, given: ScenarioGiven): void {
  if (given.active !== undefined) state.active = seatOf(players, given.active);
  if (given.first !== undefined) state.first = seatOf(players, given.first);
  if (given.round !== undefined) state.round = given.round;
  if (given.turn !== undefined) state.turn = given.turn;
  if (given.dice !== undefined) state.dice = given.dice;
}
