// given → a position: the set-up is done, then pieces are put where they are said to be.
import { askedAnew } from '../advance.ts';
import type { Seat } from '../decision.ts';
import { newGame } from '../new-game.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioGiven } from '../ruleset/types.generated.ts';
import type { World } from '../ruleset/world.ts';
import { draftOf, type Draft, type State } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import { needSpace, zonesOn } from './spaces.ts';

export function positionOf(ruleset: Ruleset, given: ScenarioGiven): State {
  const { players, options = {}, seed = 1 } = given;
  const started = newGame(ruleset, { seats: players.length, options, seed });
  if (!started.ok) {
    throw new ScenarioFailure(`given: the game cannot begin like this (${started.refusal.code})`);
  }
  const draft = draftOf(started.state);
  layOut(ruleset.world, draft, given.spaces ?? {});
  if (given.active !== undefined) draft.active = seatOf(players, given.active);
  return askedAnew(ruleset, draft);
}

export function seatOf(players: readonly string[], name: string): Seat {
  const seat = players.indexOf(name);
  if (seat < 0)
    throw new ScenarioFailure(`“${name}” is not one of the players: ${players.join(', ')}`);
  return seat;
}

/** All pieces of the spaces named are taken up first, so that the order of the spaces means nothing. */
function layOut(
  world: World,
  draft: Draft,
  spaces: Readonly<Record<string, readonly string[]>>,
): void {
  const wanted = Object.entries(spaces).map(([name, cards]) => {
    return { name, cards, zones: zonesOn(world, needSpace(world, name)) };
  });
  const lifted = wanted.flatMap(({ zones }) =>
    zones.flatMap((zone) => draft.zones[zone]!.splice(0)),
  );
  const kept = new Set<number>();
  for (const { name, cards, zones } of wanted) {
    for (const card of cards)
      kept.add(put({ world, draft, lifted, kept }, card, { name, zone: zones[0] }));
  }
  const left = lifted.find((piece) => !kept.has(piece));
  if (left === undefined) return;
  const card = world.cards[draft.pieces.def[left]!]!.id;
  throw new ScenarioFailure(
    `given: set-up lays “${card}” on one of these spaces, but none of them names it`,
  );
}

interface Laying {
  readonly world: World;
  readonly draft: Draft;
  readonly lifted: readonly number[];
  readonly kept: ReadonlySet<number>;
}

interface Goal {
  readonly name: string;
  readonly zone: number | undefined;
}

function put({ world, draft, lifted, kept }: Laying, card: string, { name, zone }: Goal): number {
  const def = world.cardNumbers.get(card);
  if (def === undefined) throw new ScenarioFailure(`given: there is no card “${card}”`);
  if (zone === undefined)
    throw new ScenarioFailure(`given: space ${name} has no zone to lay “${card}” in`);
  const free = draft.pieces.def.flatMap((of, piece) =>
    of === def && !kept.has(piece) ? [piece] : [],
  );
  const piece = free.find((one) => lifted.includes(one)) ?? free[0];
  if (piece === undefined) {
    throw new ScenarioFailure(`given: there is no “${card}” left to put on ${name}`);
  }
  const from = draft.zones[draft.pieces.zone[piece]!]!;
  if (from.includes(piece)) from.splice(from.indexOf(piece), 1);
  draft.zones[zone]!.push(piece);
  draft.pieces.zone[piece] = zone;
  return piece;
}
