// A table that is played on in place, for bots, simulations and search: nothing is told, and what was done can be taken back.
// Games that people play go through answer(), which never changes a state.
import { nobodyCanMove } from './advance.ts';
import { perform } from './answer.ts';
import type { Answer, Refusal, Seat } from './decision.ts';
import { hashWith } from './hash.ts';
import { answerFrom, judge, possibleOf } from './legal.ts';
import { FUEL } from './machine/context.ts';
import { goBack, markOf, type Mark } from './machine/mark.ts';
import { runningIn, type Manner, type Running } from './machine/running.ts';
import { begun, refusalOf, type GameSetup } from './new-game.ts';
import { openTo, type Open } from './open.ts';
import { seeded } from './random.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import { samplePossible, type Chance, type Possible } from './sample.ts';
import { draftOf, type State } from './state.ts';
import { sumsOf } from './sums.ts';

export interface Table {
  /** The very state that play changes: copy it to keep it. */
  readonly state: State;
  /** An answer of this seat by chance; null if it is not asked. */
  sample(seat: Seat, chance: Chance): Possible | null;
  /** The first answer that would be listed; null if there is none. */
  first(seat: Seat): Possible | null;
  /** How many answers this seat can give; counted no further than the limit. */
  size(seat: Seat, limit: number): number;
  /** Null if the answer would be accepted. */
  refusal(given: Answer): Refusal | null;
  /** As it would be given to answer(). */
  name(seat: Seat, possible: Possible): Answer;
  /**
   * Carries out an answer that was found possible at this very point. Throws `RulesetFault` when the
   * data goes wrong: then the table is to be left, or taken back to a mark.
   */
  play(seat: Seat, possible: Possible): void;
  /** Judges and carries out an answer as it was given. */
  give(given: Answer): Refusal | null;
  mark(): Mark;
  undo(mark: Mark): void;
  /** No mark is needed any more: play need not be remembered. */
  forget(): void;
  /** The same as hashState of the state, kept up to date by what is written. */
  hash(): string;
}

/** A copy of the state, to be played on. */
export function openTable(ruleset: Ruleset, state: State): Table {
  return tableOf(ruleset, runningIn(ruleset, draftOf(state), mannerOf(ruleset)));
}

/** Gives a table at the first decision of a game for each seed; where set-up needs no chance, it is done once. */
export function tableMaker(
  ruleset: Ruleset,
  { seats, options }: Omit<GameSetup, 'seed'>,
): ((seed: number) => Table) | Refusal {
  const refusal = refusalOf(ruleset, { seats, options, seed: 0 });
  if (refusal) return refusal;
  const begin = (seed: number) => begun(ruleset, { seats, options, seed }, mannerOf(ruleset));
  const { state } = begin(0);
  const byChance = seeded(0).some((word, i) => word !== state.random[i]);
  return (seed) =>
    byChance
      ? tableOf(ruleset, begin(seed))
      : openTable(ruleset, { ...state, random: seeded(seed) });
}

function mannerOf({ chart }: Ruleset): Manner {
  return { stepper: chart.compiled, telling: false, trusting: true };
}

function tableOf(ruleset: Ruleset, running: Running): Table {
  const now = running.state;
  const open = (seat: Seat) => (now.result ? null : openTo(ruleset, now, seat));
  const play = (seat: Seat, opened: Open, { form, values }: Possible) => {
    refresh(running);
    perform(ruleset, running, seat, { open: opened, form, values });
  };
  return {
    state: now,
    ...answersAt(ruleset, now, open),
    play: (seat, possible) => play(seat, open(seat)!, possible),
    give: (given) => {
      const judged = judge(ruleset, now, given);
      if (judged.ok) play(given.seat, judged.open, judged);
      return judged.ok ? null : judged.refusal;
    },
    mark: () => markOf(running),
    undo: (mark) => goBack(running, mark),
    forget: () => {
      running.journal = null;
    },
    hash: () => hashWith(now, (running.sums ??= sumsOf(now))),
  };
}

function answersAt(
  ruleset: Ruleset,
  state: State,
  open: (seat: Seat) => Open | null,
): Pick<Table, 'sample' | 'first' | 'size' | 'refusal' | 'name'> {
  return {
    sample: (seat, chance) => {
      const opened = open(seat);
      return opened && needed(state, opened, samplePossible(opened, chance));
    },
    first: (seat) => {
      const opened = open(seat);
      return opened && needed(state, opened, possibleOf(opened).next().value ?? null);
    },
    size: (seat, limit) => {
      let found = 0;
      for (const _one of possibleOf(open(seat))) if (++found >= limit) break;
      return found;
    },
    refusal: (given) => {
      const judged = judge(ruleset, state, given);
      return judged.ok ? null : judged.refusal;
    },
    name: (seat, possible) => answerFrom(open(seat)!, possible),
  };
}

/** Nobody looked before whether a menu can be answered: here it shows. */
function needed(state: State, { question }: Open, found: Possible | null): Possible | null {
  if (!found && !question) throw nobodyCanMove(state);
  return found;
}

/** What counts for one answer begins anew. */
function refresh(running: Running): void {
  running.fuel = FUEL;
  running.events.length = 0;
  running.instants.last = '';
  running.runs.clear();
}
