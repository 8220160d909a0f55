// The table as one seat may see it. A view holds nothing that its seat may not know (VIEW-1).
import type { Decision, Ref, Seat } from './decision.ts';
import { fieldsOn, fieldsView, type FieldsView } from './fields-view.ts';
import { decisionFor } from './legal.ts';
import { proceduresView, type ProcedureView } from './procedures/procedures-view.ts';
import type { Place } from './place.ts';
import type { GameResult } from './result.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { Holding } from './ruleset/world.ts';
import { knows } from './sight.ts';
import { NOBODY, type State } from './state.ts';

/** A piece; `ref` and `card` are null when its face is not known to the viewer. */
export interface PieceView {
  readonly ref: Ref | null;
  readonly card: string | null;
  readonly owner: Seat | null;
  /** Its counters and variables, where they can be seen. */
  readonly fields?: FieldsView;
}

export interface ZoneView extends Place {
  readonly pieces: readonly PieceView[];
}

export interface View {
  /** Whose eyes these are; null sees what is public only. */
  readonly seat: Seat | null;
  /** How many answers have been given. */
  readonly step: number;
  readonly seats: number;
  readonly first: Seat;
  readonly active: Seat;
  /** Who is out of the game, in the order in which they fell; left out if nobody is. */
  readonly out?: readonly Seat[];
  /** Counted from 1. */
  readonly round: number;
  /** The chart path, for example `turn` or `round.draft`. */
  readonly state: string;
  readonly zones: readonly ZoneView[];
  /** Counters and variables of the table, the bank, the seats and the spaces, by ref. */
  readonly fields?: Readonly<Record<Ref, FieldsView>>;
  /** The procedures that are running, the innermost last; left out if there are none. */
  readonly procedures?: readonly ProcedureView[];
  /** The viewer's own open decision. */
  readonly decision: Decision | null;
  /** Every seat that still has to answer. */
  readonly waiting: readonly Seat[];
  readonly result: GameResult | null;
}

export function view(ruleset: Ruleset, state: State, seat: Seat | null): View {
  return {
    seat,
    step: state.step,
    seats: state.seats,
    first: state.first,
    active: state.active,
    ...(state.out && { out: state.out }),
    round: state.round,
    state: state.chart,
    zones: zonesOf(ruleset, state, seat),
    ...(ruleset.world.cells.length > 0 && {
      fields: fieldsView({ world: ruleset.world, state, seat }),
    }),
    ...seenProcedures(ruleset, state, seat),
    decision: seat === null ? null : decisionFor(ruleset, state, seat),
    waiting: state.asking.flatMap((asked) => (asked.offer === null ? [asked.seat] : [])),
    result: state.result,
  };
}

function seenProcedures({ world, codes }: Ruleset, state: State, seat: Seat | null) {
  const procedures = proceduresView({ world, codes, state, seat });
  return procedures.length > 0 && { procedures };
}

/** The zones of seats that nobody sits at are left out. */
function zonesOf(ruleset: Ruleset, state: State, seat: Seat | null): ZoneView[] {
  return ruleset.world.holdings.flatMap((holding, zone) => {
    // What is split lies in its parts.
    if (holding.seat >= state.seats || holding.parts) return [];
    const pieces = state.zones[zone]!.map((piece) => pieceView(ruleset, state, piece, seat));
    return [{ ...holding.place, pieces }];
  });
}

function pieceView(ruleset: Ruleset, state: State, piece: number, seat: Seat | null): PieceView {
  const { def, zone, owner } = state.pieces;
  const whose = owner[piece] === NOBODY ? null : owner[piece]!;
  const { world } = ruleset;
  const tells = backTells(world.holdings[zone[piece]!]!);
  const known = knows(state, piece, seat);
  const fields = tells || known ? fieldsOn({ world, state, seat }, 'card', piece) : {};
  const on = Object.keys(fields).length > 0 && { fields };
  if (known)
    return { ref: `piece/${piece}`, card: world.cards[def[piece]!]!.id, owner: whose, ...on };
  return { ref: null, card: null, owner: tells ? whose : null, ...on };
}

/** In a pile that nobody may look at, even whose a card was would tell something of it. */
function backTells({ zone }: Holding): boolean {
  return zone.per === 'player' || zone.see === 'owner' || zone.see === 'face';
}
