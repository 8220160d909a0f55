// Ruleset + seats, options and seed → the first state at which somebody must decide.
import { advance } from './advance.ts';
import type { Refusal } from './decision.ts';
import { pushFrame } from './machine/run.ts';
import { runningIn, type Manner, type Running } from './machine/running.ts';
import type { Played } from './played.ts';
import { seeded } from './random.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { OptionDeclaration } from './ruleset/types.generated.ts';
import type { World } from './ruleset/world.ts';
import { draftOf, type State } from './state.ts';

type OptionValue = string | number | boolean;

export interface GameSetup {
  readonly seats: number;
  /** Those left out take their default. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
}

export function newGame(ruleset: Ruleset, setup: GameSetup): Played {
  const refusal = refusalOf(ruleset, setup);
  if (refusal) return { ok: false, refusal };
  const manner = { stepper: ruleset.chart.live, telling: true, trusting: false };
  const { state, events } = begun(ruleset, setup, manner);
  return { ok: true, state, events };
}

/** A game that has been set up, and stands at its first decision. */
export function begun(ruleset: Ruleset, setup: GameSetup, manner: Manner): Running {
  const running = runningIn(ruleset, draftOf(emptyTable(ruleset.world, setup)), manner);
  pushFrame(running, ruleset.setup, { you: null, slots: [], back: null });
  advance(ruleset, running);
  return running;
}

export function refusalOf(ruleset: Ruleset, setup: GameSetup): Refusal | null {
  const { min, max } = ruleset.source.ruleset.players;
  const seated = Number.isInteger(setup.seats) && setup.seats >= min && setup.seats <= max;
  if (!seated) return { code: 'bad-seats' };
  for (const [name, value] of Object.entries(setup.options)) {
    const option = ruleset.world.options.get(name);
    if (!option) return { code: 'bad-option' };
    const { rule } = option.declared;
    if (!allows(option.declared, value))
      return { code: 'bad-option', ...(rule !== undefined && { rule }) };
  }
  return null;
}

/** Whether an option can have a value. */
export function allows(option: OptionDeclaration, value: unknown): boolean {
  if (option.type === 'bool') return typeof value === 'boolean';
  if (option.type === 'word') return option.words.some((word) => word === value);
  const whole = typeof value === 'number' && Number.isInteger(value);
  return whole && value >= option.min && value <= option.max;
}

function emptyTable(world: World, { seats, options, seed }: GameSetup): State {
  return {
    seats,
    options: [...world.options].map(([name, { declared }]) =>
      Object.hasOwn(options, name) ? options[name]! : declared.default,
    ),
    random: seeded(seed),
    step: 0,
    first: 0,
    active: 0,
    round: 1,
    turn: 1,
    chart: '',
    made: null,
    signal: null,
    asking: [],
    pieces: { def: [], zone: [], owner: [], known: [], vars: world.onCards.map(() => []) },
    zones: world.holdings.map(() => []),
    vars: world.cells,
    frames: [],
    result: null,
  };
}
