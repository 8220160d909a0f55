// One contestant and one game in a process of its own, so that none spoils another's compiled code.
import { house, peers } from './contestants.ts';
import { costsOf } from './costs.ts';
import type { Game } from './contest.ts';
import { measure } from './measure.ts';
import { measureSize } from './series.ts';

const [task = '', game = '', seconds = '1', samples = '5'] = process.argv.slice(2);
const effort = { seconds: Number(seconds), samples: Number(samples) };

const load = { ...house, ...peers }[task];
const outcome = load
  ? measure(task, await load(), game as Game, effort)
  : task === 'size'
    ? measureSize(Number(game), effort)
    : costsOf(game as Game, effort);
// Some peers leave timers behind.
process.stdout.write(`${JSON.stringify(outcome)}\n`, () => process.exit(0));
