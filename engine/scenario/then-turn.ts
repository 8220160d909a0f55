// then: whose turn it is, which turns are still to come, who is out.
import type { ScenarioThen } from '../ruleset/types.generated.ts';
import { EXTRA, type ExtraTurn } from '../state.ts';
import { extraTurns } from './moment.ts';
import type { Found } from './found.ts';
import { listed, seatNamed } from './values.ts';

export function compareTurn(found: Found, then: ScenarioThen): string[] {
  const { state, players } = found;
  const regular = state.regular ?? state.active;
  const seats = { active: state.active, first: state.first, regular };
  const failures: string[] = [];
  type Told = string | number | null | undefined;
  const compare = (what: string, expected: Told, real: Told) => {
    if (expected !== undefined && expected !== real) {
      failures.push(`${what}: expected ${expected ?? 'none'}, found ${real ?? 'none'}`);
    }
  };
  for (const who of ['active', 'first', 'regular'] as const) {
    if (then[who] !== undefined) seatNamed(players, then[who]);
    compare(who, then[who], players[seats[who]]);
  }
  compare('state', then.state, state.chart);
  compare('round', then.round, state.round);
  compare('turn', then.turn, state.turn);
  compare('tag', then.tag, state.tag ?? null);
  return [...failures, ...compareQueue(found, then), ...compareOut(found, then)];
}

function compareQueue({ state, players }: Found, then: ScenarioThen): string[] {
  const failures: string[] = [];
  if (then.extraTurns) {
    const told = (turns: readonly ExtraTurn[]) =>
      listed(turns.map(({ seat, tag }) => `${players[seat]!} (${tag ?? EXTRA})`));
    const expected = told(extraTurns({ players }, then.extraTurns));
    const found = told(state.extra ?? []);
    if (expected !== found) failures.push(`extraTurns: expected ${expected}, found ${found}`);
  }
  for (const [name, expected] of Object.entries(then.skips ?? {})) {
    const found = state.skips?.[seatNamed(players, name)] ?? 0;
    if (found !== expected) failures.push(`skips of ${name}: expected ${expected}, found ${found}`);
  }
  return failures;
}

function compareOut({ state, players }: Found, { out }: ScenarioThen): string[] {
  if (!out) return [];
  for (const name of out) seatNamed(players, name);
  const found = listed((state.out ?? []).map((seat) => players[seat]!));
  return listed(out) === found ? [] : [`out: expected ${listed(out)}, found ${found}`];
}
