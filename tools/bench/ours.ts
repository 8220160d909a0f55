// Our engine, by its front door: the rulesets of examples/ as they lie on disk.
import { join } from 'node:path';
import {
  answer,
  newGame,
  sampleAnswer,
  tableMaker,
  type Ruleset,
  type Table,
} from '../../engine/index.ts';
import { projectRoot } from '../../host/project-root.ts';
import { loadFolder } from '../../host/rulesets/load.ts';
import type { Chance } from '../bots/chance.ts';
import type { Contestant, Game, PlayedOut } from './contest.ts';

/** As bots and simulations play. */
export const ours: Contestant = {
  label: 'Tablekeep, rules as JSON, played in place',
  includes:
    'answer found by chance among the legal ones, played on one table, chart as a table, end',
  prepare: (game) => {
    const make = tableMaker(load(game), { seats: 2, options: {} });
    if (typeof make !== 'function') throw new Error(make.code);
    return (chance) => playTable(make(chance.pick(0x7fffffff)), chance);
  },
};

/** As people play. */
export const oursLive: Contestant = {
  label: 'Tablekeep, rules as JSON, live',
  includes: 'answer named and judged, played into a new state, events, chart on XState, end',
  prepare: (game) => {
    const ruleset = load(game);
    return (chance) => playOut(ruleset, chance);
  },
};

export function load(game: Game): Ruleset {
  const loaded = loadFolder(join(projectRoot(), 'examples', game));
  if (!loaded.ok) throw new Error(`${game} has problems.`);
  return loaded.ruleset;
}

function playTable(table: Table, chance: Chance): PlayedOut {
  const { state } = table;
  const pick = (below: number) => chance.pick(below);
  let moves = 0;
  while (state.result === null) {
    const seat = state.active;
    table.play(seat, table.sample(seat, pick)!);
    moves += 1;
  }
  return { moves, winner: state.result.winners[0] ?? -1 };
}

function playOut(ruleset: Ruleset, chance: Chance): PlayedOut {
  const started = newGame(ruleset, { seats: 2, options: {}, seed: chance.pick(0x7fffffff) });
  if (!started.ok) throw new Error(started.refusal.code);
  let { state } = started;
  let moves = 0;
  while (state.result === null) {
    const given = sampleAnswer(ruleset, state, state.active, (below) => chance.pick(below));
    const played = answer(ruleset, state, given!);
    if (!played.ok) throw new Error(played.refusal.code);
    ({ state } = played);
    moves += 1;
  }
  return { moves, winner: state.result.winners[0] ?? -1 };
}
