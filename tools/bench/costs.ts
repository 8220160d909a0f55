// What single steps cost: loading a ruleset, hashing, copying and saving a state.
import { join } from 'node:path';
import { answer, hashState, newGame, sampleAnswer, type State } from '../../engine/index.ts';
import { projectRoot } from '../../host/project-root.ts';
import { loadFolder } from '../../host/rulesets/load.ts';
import { makeChance } from '../bots/chance.ts';
import type { Game } from './contest.ts';
import { clock, rate, type Effort } from './measure.ts';
import { load } from './ours.ts';

export interface Cost {
  readonly game: Game;
  readonly step: string;
  /** The middle of the samples. */
  readonly microseconds: number;
}

/** Called once in a new process: the first loading is slower, since nothing is compiled yet. */
export function costsOf(game: Game, effort: Effort): Cost[] {
  const folder = join(projectRoot(), 'examples', game);
  const start = clock();
  loadFolder(folder);
  const first = (clock() - start) * 1e6;
  const state = middleOf(game);
  const steps: readonly (readonly [string, () => unknown])[] = [
    ['load and check the folder again', () => loadFolder(folder)],
    ['hash a state', () => hashState(state)],
    ['copy a state (structuredClone)', () => structuredClone(state)],
    ['save and load a state (JSON text)', () => JSON.parse(JSON.stringify(state)) as unknown],
  ];
  const again = steps.map(([step, work]) => {
    const { median } = rate(() => {
      work();
      return 1;
    }, effort);
    return { game, step, microseconds: 1e6 / median };
  });
  return [
    { game, step: 'load and check the folder, first in a process', microseconds: first },
    ...again,
  ];
}

/** A state after four answers: pieces lie on the board, and the game goes on. */
function middleOf(game: Game): State {
  const ruleset = load(game);
  const chance = makeChance(2);
  const started = newGame(ruleset, { seats: 2, options: {}, seed: 2 });
  if (!started.ok) throw new Error(started.refusal.code);
  let { state } = started;
  for (let i = 0; i < 4; i += 1) {
    const given = sampleAnswer(ruleset, state, state.active, (below) => chance.pick(below));
    const played = answer(ruleset, state, given!);
    if (!played.ok) throw new Error(played.refusal.code);
    ({ state } = played);
  }
  return state;
}
