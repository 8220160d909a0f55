// then: who must decide, and what is offered.
import type { Decision } from '../decision.ts';
import { decisions } from '../legal.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioOpen } from '../ruleset/types.generated.ts';
import type { State } from '../state.ts';
import { seatNamed } from './values.ts';

interface Found {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly players: readonly string[];
}

/** Those who must still answer, by name. */
function openIn({ ruleset, state, players }: Found): Map<string, Decision> {
  const waiting = decisions(ruleset, state).filter(({ given }) => !given);
  return new Map(waiting.map((decision) => [players[decision.seat]!, decision]));
}

/** A list names what is offered, in any order; a word names the question. */
export function compareOpen(found: Found, expected: ScenarioOpen): string[] {
  const open = openIn(found);
  const names = new Set([...Object.keys(expected), ...open.keys()]);
  return [...names].flatMap((name) => {
    seatNamed(found.players, name);
    const wanted = Object.hasOwn(expected, name) ? expected[name]! : null;
    const decision = open.get(name);
    if (wanted !== null && decision && isAsked(decision, wanted)) return [];
    return [`open: expected ${told(wanted, name)}, found ${told(askedBy(decision, wanted), name)}`];
  });
}

export function compareClosed(found: Found, expected: readonly string[]): string[] {
  const open = openIn(found);
  return expected.flatMap((name) => {
    seatNamed(found.players, name);
    const offers = askedBy(open.get(name), null);
    return offers === null
      ? []
      : [`closed: expected ${name} not asked, found ${told(offers, name)}`];
  });
}

function isAsked({ asks, offers }: Decision, wanted: string | readonly string[]): boolean {
  if (typeof wanted === 'string') return asks === questionIn(wanted);
  const moves = offers.map(({ move }) => move).sort();
  return moves.length === wanted.length && [...wanted].sort().every((one, i) => one === moves[i]);
}

/** A question may be called by what it does: “choose paid”, “replace gain”. */
function questionIn(wanted: string): string {
  return wanted.replace(/^(choose|either|replace|window) /, '');
}

/** In the way in which it was expected. */
function askedBy(
  decision: Decision | undefined,
  wanted: string | readonly string[] | null,
): string | readonly string[] | null {
  if (!decision) return null;
  const { asks, offers } = decision;
  return typeof wanted === 'string' && asks !== undefined
    ? asks
    : offers.map(({ move }) => move).sort();
}

function told(asked: string | readonly string[] | null, name: string): string {
  if (asked === null) return `${name} not asked`;
  if (typeof asked === 'string') return `${name} asked “${asked}”`;
  const offers = [...asked].sort();
  return `${name} asked for ${offers.length === 0 ? 'nothing' : offers.join(', ')}`;
}
