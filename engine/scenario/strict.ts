// then, strictly: nothing that the case does not mention may have changed since the position.
import type { Column } from '../ruleset/columns.ts';
import type { Bearer, ScenarioThen } from '../ruleset/types.generated.ts';
import type { State, Value } from '../state.ts';
import { cardsIn } from '../zones.ts';
import { holdersOf } from './holders.ts';
import type { Found } from './found.ts';
import { cardName, cardNames, listed, shown, type Naming } from './values.ts';

/** One thing that can change, as a case would call it. */
interface Part {
  readonly label: string;
  read(state: State): string;
}

export function compareStrictly(start: State, found: Found, then: ScenarioThen): string[] {
  const { state, players, ruleset } = found;
  const naming = { world: ruleset.world, state, players };
  const mentioned = mentionedIn(found, then);
  const parts = [...zoneParts(naming), ...columnParts(naming), ...momentParts(players)];
  return parts.flatMap(({ label, read }) => {
    const [before, after] = [read(start), read(state)];
    if (before === after || mentioned.has(label)) return [];
    return [`strict: ${label} went from ${before} to ${after}, which then does not say`];
  });
}

function mentionedIn({ ruleset, players }: Found, then: ScenarioThen): ReadonlySet<string> {
  const fields = holdersOf(ruleset.world, then, players).flatMap(({ label, fields: said }) =>
    Object.keys(said).map((name) => `${label}.${name.replace(/(Has|Lacks)$/, '')}`),
  );
  const over = then.over !== undefined || then.winners !== undefined ? ['over'] : [];
  return new Set([...fields, ...Object.keys(then), ...over]);
}

function labelOf({ world, players }: Naming, of: Bearer, number: number): string {
  if (of === 'player') return players[number]!;
  return of === 'space' ? `space ${world.spaces[number]!.name}` : 'table';
}

function zoneParts(naming: Naming): Part[] {
  const { world, players } = naming;
  return world.holdings.flatMap(({ zone, seat, whole }, number): Part[] => {
    if (seat >= players.length || whole !== number) return [];
    const label = `${labelOf(naming, zone.per, number - zone.base)}.${zone.name}`;
    return [{ label, read: (state) => listed(cardNames(naming, cardsIn(world, state, number))) }];
  });
}

/** The bank follows from everything else. */
function columnParts(naming: Naming): Part[] {
  const { world, players, state } = naming;
  const bearers = { table: 1, player: players.length, space: world.spaces.length };
  const onTable = (['table', 'player', 'space'] as const).flatMap((of) =>
    [...world.columns[of].values()].flatMap((column) =>
      Array.from({ length: bearers[of] }, (_, i): Part => {
        const read = ({ vars }: State) => told(naming, column, vars[column.base + i]!);
        return { label: `${labelOf(naming, of, i)}.${column.name}`, read };
      }),
    ),
  );
  const onCards = [...world.columns.card.values()].flatMap((column) =>
    state.pieces.def.map((_, piece): Part => {
      const initial = column.initial;
      const read = ({ pieces }: State) =>
        told(naming, column, pieces.vars[column.base]![piece] ?? initial);
      return { label: `${cardName(naming, piece)}.${column.name}`, read };
    }),
  );
  return [...onTable, ...onCards];
}

function told(naming: Naming, { type }: Column, value: Value): string {
  return shown(naming, type, value);
}

function momentParts(players: readonly string[]): Part[] {
  return [
    { label: 'active', read: ({ active }) => players[active]! },
    { label: 'first', read: ({ first }) => players[first]! },
    { label: 'round', read: ({ round }) => String(round) },
    { label: 'state', read: ({ chart }) => chart },
    { label: 'out', read: ({ out = [] }) => listed(out.map((seat) => players[seat]!)) },
    { label: 'over', read: ({ result }) => (result ? 'an end' : 'no end') },
  ];
}
