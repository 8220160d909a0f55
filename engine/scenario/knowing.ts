// given: whose cards are, and who knows them besides those who see them lie.
import { bitsOf, seersOf } from '../sight.ts';
import { ScenarioFailure } from './failure.ts';
import type { Laying } from './lay.ts';
import { itemParts, seatNamed } from './values.ts';

/** What can be said of a card besides its counters and variables. */
export const CARD_NOTES: readonly string[] = ['owner', 'knownBy'];

export function know(laying: Laying): void {
  const { world, state, players } = laying;
  const { known, owner } = state.pieces;
  for (const [piece, item] of laying.laid) {
    const { name, fields } = itemParts(item);
    const { owner: whose, knownBy } = fields;
    if (typeof whose === 'string') owner[piece] = seatNamed(players, whose);
    else if (whose !== undefined) throw wrong(`${name}.owner is the name of a player`);
    if (knownBy === undefined) continue;
    if (!Array.isArray(knownBy)) throw wrong(`${name}.knownBy is a list of players`);
    known[piece]! |= bitsOf(knownBy.map((one) => seatNamed(players, itemParts(one).name)));
  }
  for (let piece = 0; piece < known.length; piece++) known[piece]! |= seersOf(world, state, piece);
}

function wrong(message: string): ScenarioFailure {
  return new ScenarioFailure(`given: ${message}`);
}
