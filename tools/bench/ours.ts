// Our engine, by its front door: the rulesets of examples/ as they lie on disk.
import { join } from 'node:path';
import { answer, newGame, sampleAnswer, type Ruleset } from '../../engine/index.ts';
import { projectRoot } from '../../host/project-root.ts';
import { loadFolder } from '../../host/rulesets/load.ts';
import type { Chance } from '../bots/chance.ts';
import type { Contestant, Game, PlayedOut } from './contest.ts';

export const ours: Contestant = {
  label: 'Tablekeep, rules as JSON',
  includes: 'answer found among the legal ones, judged, played into a new state, events, end',
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
