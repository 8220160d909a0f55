// Forbids → requirements of the moves and abilities that they name.
import { usedCard } from '../abilities/chain.ts';
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { BOOL, CARD, maybe, PLAYER, type Type } from '../expression/types.ts';
import type { Requirement } from '../form.ts';
import { speaking, type Context } from '../machine/context.ts';
import { refusalFor } from '../refusals.ts';
import { NOBODY, type Value } from '../state.ts';
import { piecesInPlay } from '../timing/in-play.ts';
import { goalsOf, type PlacedForbid } from './forbids-in.ts';
import { into } from './report.ts';
import type { World } from './world.ts';

type Added = Requirement & { readonly reads: ReadonlySet<number> };

/** What cards and rules add to a move; the picks are named in `around`. */
export function forbidsOnMove(id: string, around: Surroundings): Added[] {
  const found = around.forbids.filter(({ declared }) => goalsOf(declared.move).includes(id));
  return found.map((forbid) => link(forbid, {}, () => [], around));
}

/** The same for an ability; `it` is the card whose it is, and of the library there may be none. */
export function forbidsOnAbility(name: string, library: boolean, around: Surroundings): Added[] {
  const found = around.forbids.filter(({ declared }) => goalsOf(declared.ability).includes(name));
  const about = { it: library ? maybe(CARD) : CARD };
  const within = { ...around, locals: new Map() };
  return found.map((forbid) => link(forbid, about, (context) => [usedCard(context)], within));
}

function link(
  { card, spot, declared }: PlacedForbid,
  about: Readonly<Record<string, Type>>,
  subject: (context: Context) => readonly Value[],
  around: Surroundings,
): Added {
  const { world } = around;
  const { else: code, rule, whose = card === null ? 'anyone' : 'yours' } = declared;
  const owner = whose === 'yours' ? PLAYER : maybe(PLAYER);
  const named = card === null ? about : { ...about, this: CARD, owner };
  const within = { ...around, about: named };
  const forbids = compileExpression(declared.if ?? true, into(spot, 'if'), within, BOOL);
  const holds = (context: Context, carrier: readonly Value[]) =>
    speaking(context, [...subject(context), ...carrier], forbids.run) === true;
  return {
    test: (context) =>
      card === null
        ? !holds(context, [])
        : !carriers(context, world, card, whose).some((one) => holds(context, one)),
    refusal: refusalFor(world.refusals, code, rule, undefined),
    reads: forbids.reads,
  };
}

/** The cards in play that carry it and concern you, each with its owner. */
function carriers(
  { state, you }: Context,
  world: World,
  def: number,
  whose: 'yours' | 'others' | 'anyone',
): (readonly Value[])[] {
  return piecesInPlay(world, state).flatMap((piece) => {
    if (state.pieces.def[piece] !== def) return [];
    const owner = state.pieces.owner[piece]!;
    if (whose !== 'anyone' && (owner === you) !== (whose === 'yours')) return [];
    return [[piece, owner === NOBODY ? null : owner]];
  });
}

/** Each forbids something that there is, and says which. */
export function checkForbids(around: Surroundings, moves: ReadonlySet<string>): void {
  const { report, world } = around;
  const known = { move: moves, ability: new Set(world.abilities.named.keys()) };
  for (const { spot, declared } of around.forbids) {
    if ((declared.move === undefined) === (declared.ability === undefined)) {
      report.add(spot, 'one-goal', 'a forbid says either “move” or “ability”');
    }
    for (const sort of ['move', 'ability'] as const) {
      for (const found of goalsOf(declared[sort])) {
        if (known[sort].has(found)) continue;
        const names = { found, among: known[sort] };
        const message = `there is no ${sort} “${found}”`;
        report.add(into(spot, sort), `unknown-${sort}`, message, { known: names });
      }
    }
  }
}
