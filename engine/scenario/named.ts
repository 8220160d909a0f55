// Answers as a case writes them, { "ann": "place", "space": "b2" } or { "ann": ["inn", "well"] } → answers as players give them.
import { PASS, type Answer, type Option, type Pick, type Picks, type Seat } from '../decision.ts';
import type { Choice, Form } from '../form.ts';
import { decisionFor, optionsFor } from '../legal.ts';
import { openTo, type Open } from '../open.ts';
import { pickOf } from '../refs.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioAnswer } from '../ruleset/types.generated.ts';
import type { State } from '../state.ts';
import { ScenarioFailure } from './failure.ts';
import { STEP } from './keys.ts';
import { findSpace } from './spaces.ts';
import { copiesOf } from './values.ts';

interface Asking {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly players: readonly string[];
  readonly seat: Seat;
  readonly move: string;
}

type Written = Option | boolean | readonly Option[];

export function answerNamed(
  ruleset: Ruleset,
  state: State,
  players: readonly string[],
  written: ScenarioAnswer,
): Answer {
  const said = Object.entries(written).filter(([key]) => !STEP.includes(key));
  const [mine, more] = said.filter(([key]) => players.includes(key)) as [string, Written][];
  if (!mine || more) {
    const message = `an answer names one player of ${players.join(', ')}: ${JSON.stringify(written)}`;
    throw new ScenarioFailure(message);
  }
  const seat = players.indexOf(mine[0]);
  const others = Object.fromEntries(said.filter(([key]) => key !== mine[0])) as Picks;
  const { move, picks } = meaningOf(ruleset, state, seat, { said: mine[1], others });
  const choices = formNamed(ruleset, openTo(ruleset, state, seat), move)?.choices ?? [];
  return { seat, move, picks: picksNamed({ ruleset, state, players, seat, move }, choices, picks) };
}

/** Which offer is taken: by its name, or, where there is one thing to pick, by naming that thing. */
function meaningOf(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  { said, others }: { readonly said: Written; readonly others: Picks },
): { move: string; picks: Picks } {
  const open = openTo(ruleset, state, seat);
  if (typeof said === 'boolean')
    return { move: yesOrNo(ruleset, state, seat, said), picks: others };
  const form = open?.question ? onlyForm(open) : null;
  const [first] = form?.choices ?? [];
  if (!form || !first || said === PASS) {
    const card = open?.question ? offerOfCard(ruleset, state, seat, said) : null;
    if (card) return { move: card.move, picks: { [card.field]: said, ...others } };
    return { move: offerNamed(open, String(said)), picks: others };
  }
  const alone = form.choices.length === 1 && Object.keys(others).length === 0;
  const named = said === form.id && !alone;
  return { move: form.id, picks: named ? others : { [first.name]: said, ...others } };
}

/** Where abilities of several cards are offered, naming a card means its ability, if it has one only. */
function offerOfCard(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  said: Written,
): { move: string; field: string } | null {
  const offers = decisionFor(ruleset, state, seat)?.offers ?? [];
  const def = ruleset.world.cardNumbers.get(String(said).split('#')[0]!);
  if (def === undefined || offers.some(({ move }) => move === said)) return null;
  const chooser = { kind: 'card', seat } as const;
  const refs = copiesOf({ state }, def).map((one) => pickOf(ruleset.world, state, chooser, one));
  const [only, more] = offers.filter(({ next }) => refs.some((ref) => next?.options.includes(ref)));
  return only?.next && !more ? { move: only.move, field: only.next.name } : null;
}

/** An offer of a program may be called by its beginning, if no other one begins so: the card that it is on. */
function offerNamed(open: Open | null, said: string): string {
  const forms = open?.question ? open.forms : [];
  if (forms.some(({ id }) => id === said)) return said;
  const [only, more] = forms.filter(
    ({ id }) => /^[^a-zA-Z0-9]/.test(id.slice(said.length)) && id.startsWith(said),
  );
  return only && !more ? only.id : said;
}

function onlyForm({ forms }: Open): Form | null {
  return forms.length === 1 ? forms[0]! : null;
}

/** True takes the only thing that is offered, false does without. */
function yesOrNo(ruleset: Ruleset, state: State, seat: Seat, yes: boolean): string {
  if (!yes) return PASS;
  const offers =
    decisionFor(ruleset, state, seat)?.offers.filter(({ move }) => move !== PASS) ?? [];
  const [only, more] = offers;
  if (only && !more) return only.move;
  const names = offers.map(({ move }) => move).join(', ') || 'nothing';
  throw new ScenarioFailure(`true does not say which is meant of what is offered: ${names}`);
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

/** Where several are picked, one may be written without brackets. */
function pickNamed(asking: Asking, choice: Choice, pick: Pick, made: Picks): Pick {
  const whole = choice.count && typeof pick !== 'object' ? [pick] : pick;
  if (choice.kind === 'card') return cardsNamed(asking, choice, whole, made);
  if (typeof whole === 'object') return whole.map((one) => thingNamed(asking, choice, one));
  return thingNamed(asking, choice, whole);
}

/** A name that means nothing is passed on as it is: the engine will refuse it. */
function thingNamed(asking: Asking, choice: Choice, option: Option): Option {
  if (typeof option !== 'string') return option;
  const { world } = asking.ruleset;
  if (choice.kind === 'player') return `seat/${asking.players.indexOf(option)}`;
  const space = choice.kind === 'space' ? findSpace(world, option) : null;
  return space === null ? option : world.spaces[space]!.ref;
}

/** Cards are named by definition, `inn#2` for the second copy, whether the player knows them or not; those that can be picked go first. */
function cardsNamed(asking: Asking, choice: Choice, pick: Pick, made: Picks): Pick {
  const { ruleset, state, seat, move } = asking;
  const found = optionsFor(ruleset, state, seat, { move, picks: made });
  const offered = new Set(found.ok && found.next?.name === choice.name ? found.next.options : []);
  const taken = new Set<Option>();
  const named = (option: Option): Option => {
    const [card = '', copy] = String(option).split('#');
    const def = ruleset.world.cardNumbers.get(card);
    if (def === undefined) return option;
    const chooser = { kind: 'card', seat } as const;
    const refs = copiesOf(asking, def).map((piece) => pickOf(ruleset.world, state, chooser, piece));
    const free = refs.filter((ref) => !taken.has(ref));
    const numbered = copy === undefined ? undefined : refs[Number(copy) - 1];
    const ref = numbered ?? free.find((one) => offered.has(one)) ?? refs[0] ?? option;
    taken.add(ref);
    return ref;
  };
  return typeof pick === 'object' ? pick.map(named) : named(pick);
}
