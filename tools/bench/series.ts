// The synthetic ruleset with more and more pieces: what a decision costs, and what is done with whole states.
import {
  answer,
  hashState,
  openTable,
  sampleAnswer,
  tableMaker,
  type Ruleset,
  type State,
  type Table,
} from '../../engine/index.ts';
import { loadFiles } from '../../host/rulesets/load.ts';
import { makeChance } from '../bots/chance.ts';
import { clock, rate, type Effort } from './measure.ts';
import { syntheticFiles } from './synthetic.ts';

/** The first is the one that the bars are for; the others show how the cost grows. */
export const sizes = [250, 100, 1000, 10_000] as const;

/** Decisions in a second; everything else in microseconds. */
export interface Measured {
  readonly pieces: number;
  readonly inPlace: number;
  readonly answered: number;
  readonly steps: readonly (readonly [step: string, microseconds: number])[];
}

/** A game that goes on for long is left, so that set-up counts too. */
const LONGEST = 500;

/** Called once in a new process, so that the first loading is a first one. */
export function measureSize(pieces: number, effort: Effort): Measured {
  const files = syntheticFiles(pieces);
  const start = clock();
  const { ruleset } = loaded(pieces);
  const first = (clock() - start) * 1e6;
  const state = middleOf(ruleset);
  const table = openTable(ruleset, state);
  table.hash();
  const steps: readonly (readonly [string, () => unknown])[] = [
    ['load and check again', () => loadFiles(files)],
    ['clone a state', () => openTable(ruleset, state)],
    ['hash a state from scratch', () => hashState(state)],
    ['hash a table, kept up to date', () => table.hash()],
    ['save and load a state (JSON text)', () => JSON.parse(JSON.stringify(state)) as unknown],
  ];
  return {
    pieces,
    inPlace: rate(inPlace(ruleset), effort).median,
    answered: rate(answered(ruleset, state), effort).median,
    steps: [
      ['load and check, first in a process', first],
      ...steps.map(([step, work]) => [step, microseconds(work, effort)] as const),
    ],
  };
}

function loaded(pieces: number): { readonly ruleset: Ruleset } {
  const found = loadFiles(syntheticFiles(pieces));
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found;
}

function microseconds(work: () => unknown, effort: Effort): number {
  const once = () => {
    work();
    return 1;
  };
  return 1e6 / rate(once, effort).median;
}

function tables(ruleset: Ruleset): (seed: number) => Table {
  const make = tableMaker(ruleset, { seats: ruleset.source.ruleset.players.max, options: {} });
  if (typeof make !== 'function') throw new Error(make.code);
  return make;
}

function nextSeat({ asking }: State): number {
  return asking.find(({ offer }) => offer === null)!.seat;
}

/** Whole games by chance on a table. */
function inPlace(ruleset: Ruleset): () => number {
  const make = tables(ruleset);
  const chance = makeChance(7);
  const pick = (below: number) => chance.pick(below);
  return () => {
    const table = make(chance.pick(0x7fffffff));
    let decisions = 0;
    while (table.state.result === null && decisions < LONGEST) {
      const seat = nextSeat(table.state);
      table.play(seat, table.sample(seat, pick)!);
      decisions += 1;
    }
    return decisions;
  };
}

/** The same from the middle of a game, with a new state and events for each answer. */
function answered(ruleset: Ruleset, start: State): () => number {
  const chance = makeChance(7);
  return () => {
    let state = start;
    let decisions = 0;
    while (state.result === null && decisions < 100) {
      const given = sampleAnswer(ruleset, state, nextSeat(state), (below) => chance.pick(below));
      const played = answer(ruleset, state, given!);
      if (!played.ok) throw new Error(played.refusal.code);
      ({ state } = played);
      decisions += 1;
    }
    return decisions;
  };
}

/** Forty decisions into a game. */
function middleOf(ruleset: Ruleset): State {
  const table = tables(ruleset)(2);
  const chance = makeChance(2);
  for (let i = 0; i < 40; i += 1) {
    const seat = nextSeat(table.state);
    table.play(
      seat,
      table.sample(seat, (below) => chance.pick(below))!,
    );
  }
  return structuredClone(table.state);
}
