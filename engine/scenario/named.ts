// Answers as a case writes them, { "ann": "place", "space": "b2" } or { "ann": ["inn", "well"] } → answers as players give them.
import { PASS, type Answer, type Option, type Pick, type Picks, type Seat } from '../decision.ts';
import type { Choice, Form } from '../form.ts';
import { optionsFor } from '../legal.ts';
import { openTo, type Open } from '../open.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioAnswer } from '../ruleset/types.generated.ts';
import type { State } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import { findSpace } from './spaces.ts';

interface Asking {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly players: readonly string[];
  readonly seat: Seat;
  readonly move: string;
}

type Written = Option | readonly Option[];

export function answerNamed(
  ruleset: Ruleset,
  state: State,
  players: readonly string[],
  written: ScenarioAnswer,
): Answer {
  const { refused: _refused, rule: _rule, save: _save, expect: _expect, ...rest } = written;
  const names = players.filter((name) => Object.hasOwn(rest, name));
  const name = names[0];
  if (name === undefined || names.length > 1) {
    const message = `an answer names one player of ${players.join(', ')}: ${JSON.stringify(written)}`;
    throw new ScenarioFailure(message);
  }
  const seat = players.indexOf(name);
  const { [name]: said, ...others } = rest as Readonly<Record<string, Written>>;
  const open = openTo(ruleset, state, seat);
  const only = onlyChoice(open, said!, Object.keys(others).length);
  const move = only?.form.id ?? String(said);
  const picks = only ? { [only.choice.name]: said! } : others;
  const choices = formNamed(ruleset, open, move)?.choices ?? [];
  return { seat, move, picks: picksNamed({ ruleset, state, players, seat, move }, choices, picks) };
}

/** A question with one thing to pick is answered by naming that thing. */
function onlyChoice(
  open: Open | null,
  said: Written,
  others: number,
): { form: Form; choice: Choice } | null {
  const form = open?.question && others === 0 ? open.forms[0] : undefined;
  const [choice, more] = form?.choices ?? [];
  return form && choice && !more && said !== PASS ? { form, choice } : null;
}

/** A move that is not open is judged all the same: the engine says why not. */
function formNamed(ruleset: Ruleset, open: Open | null, move: string): Form | undefined {
  return open?.forms.find(({ id }) => id === move) ?? ruleset.moves.get(move);
}

function picksNamed(asking: Asking, choices: readonly Choice[], written: Picks): Picks {
  const picks: Record<string, Pick> = { ...written };
  const made: Record<string, Pick> = {};
  for (const choice of choices) {
    if (!Object.hasOwn(written, choice.name)) break;
    picks[choice.name] = pickNamed(asking, choice, written[choice.name]!, made);
    made[choice.name] = picks[choice.name]!;
  }
  return picks;
}

function pickNamed(asking: Asking, choice: Choice, pick: Pick, made: Picks): Pick {
  if (choice.kind === 'card') return cardsNamed(asking, choice, pick, made);
  if (typeof pick === 'object') return pick.map((one) => thingNamed(asking, choice, one));
  return thingNamed(asking, choice, pick);
}

/** A name that means nothing is passed on as it is: the engine will refuse it. */
function thingNamed(asking: Asking, choice: Choice, option: Option): Option {
  if (typeof option !== 'string') return option;
  const { world } = asking.ruleset;
  if (choice.kind === 'player') return `seat/${asking.players.indexOf(option)}`;
  const space = choice.kind === 'space' ? findSpace(world, option) : null;
  return space === null ? option : world.spaces[space]!.ref;
}

/** Cards are named by definition, `inn#2` for the second copy; those that can be picked go first. */
function cardsNamed(asking: Asking, choice: Choice, pick: Pick, made: Picks): Pick {
  const { ruleset, state, seat, move } = asking;
  const found = optionsFor(ruleset, state, seat, { move, picks: made });
  const offered = new Set(found.ok && found.next?.name === choice.name ? found.next.options : []);
  const taken = new Set<Option>();
  const named = (option: Option): Option => {
    const [card = '', copy] = String(option).split('#');
    const def = ruleset.world.cardNumbers.get(card);
    const refs = state.pieces.def.flatMap((of, piece) => (of === def ? [`piece/${piece}`] : []));
    const free = refs.filter((ref) => !taken.has(ref));
    const numbered = copy === undefined ? undefined : refs[Number(copy) - 1];
    const ref = numbered ?? free.find((one) => offered.has(one)) ?? refs[0] ?? option;
    taken.add(ref);
    return ref;
  };
  return typeof pick === 'object' ? pick.map(named) : named(pick);
}
