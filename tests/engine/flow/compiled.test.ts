// The compiled chart against XState: the same steps for the same events, whatever the guards say.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compiledStepper } from '../../../engine/flow/compiled.ts';
import { liveStepper } from '../../../engine/flow/live.ts';
import type { Guards } from '../../../engine/flow/step.ts';
import type { FlowFile, FlowState } from '../../../engine/index.ts';
import { statesOf } from '../../../engine/ruleset/flow-states.ts';
import { demandFolders, readRuleset, rulesetFolders } from '../../support/ruleset.ts';

/** Guards that stand for themselves: what each says is drawn for every event. */
function guardsOf(flow: FlowFile): Guards {
  const texts = statesOf(flow).flatMap(({ state }) =>
    Object.values(state.on ?? {}).flatMap((list) =>
      typeof list === 'string' ? [] : list.flatMap(({ guard }) => guard ?? []),
    ),
  );
  return new Map([...new Set(texts)].map((text) => [text, () => text]));
}

function eventsOf(flow: FlowFile): string[] {
  const states = statesOf(flow).map(({ state }) => state);
  const written = states.flatMap(({ on }) => Object.keys(on ?? {}));
  const moves = states.flatMap(({ meta }) => (meta?.moves ?? []).map((move) => `move.${move}`));
  const sent = [...written, ...moves].filter((event) => event !== 'move.*');
  return [...new Set([...sent, 'done', 'signal.unheard'])];
}

type Walk = readonly { readonly event: number; readonly truths: number }[];

const walks: fc.Arbitrary<Walk> = fc.array(fc.record({ event: fc.nat(), truths: fc.nat() }), {
  minLength: 1,
  maxLength: 40,
});

function expectEqualWalks(flow: FlowFile, walk: Walk): void {
  const guards = guardsOf(flow);
  const [live, compiled] = [liveStepper(flow, guards), compiledStepper(flow, guards)];
  const events = eventsOf(flow);
  const numbers = new Map([...guards.values()].map((guard, i) => [guard, i]));
  const says = (truths: number) => ({
    holds: (guard: () => string) => ((truths >> (numbers.get(guard)! % 31)) & 1) === 1,
  });
  const start = live.begin(says(0) as never);
  expect(compiled.begin(says(0) as never)).toEqual(start);
  let { path } = start;
  for (const { event, truths } of walk) {
    const sent = events[event % events.length]!;
    const step = live.send(path, sent, says(truths) as never);
    expect(compiled.send(path, sent, says(truths) as never)).toEqual(step);
    path = step?.path ?? path;
  }
}

describe.each([...rulesetFolders(), ...demandFolders()])('%s', (folder) => {
  test('[FLOW-7] walks by chance through its chart are the same on XState and by the table', () => {
    const { flow } = readRuleset(folder);
    fc.assert(
      fc.property(walks, (walk) => expectEqualWalks(flow, walk)),
      { numRuns: 40 },
    );
  });
});

const NAMES = ['a', 'b', 'c'];
const EVENTS = ['done', 'move.x', 'move.y', 'move.*', 'signal.s'];

const programs = (word: string) =>
  fc.option(fc.subarray([`${word}-1`, `${word}-2`], { minLength: 1 }), { nil: undefined });

/** A tree of states whose transitions are set afterwards, when all paths are known. */
const trees: fc.Arbitrary<FlowState> = fc.letrec<{ state: FlowState }>((tie) => ({
  state: fc
    .record({
      entry: programs('in'),
      exit: programs('out'),
      inner: fc.oneof(
        { maxDepth: 2, withCrossShrink: true },
        fc.constant([]),
        fc.array(tie('state'), { maxLength: 3 }),
      ),
      last: fc.boolean(),
    })
    .map(({ entry, exit, inner, last }) => ({
      ...(entry && { entry }),
      ...(exit && { exit }),
      ...(inner.length > 0
        ? { initial: NAMES[inner.length - 1]!, states: named(inner) }
        : last && { type: 'final' as const }),
    })),
})).state;

function named(states: readonly FlowState[]): Record<string, FlowState> {
  return Object.fromEntries(states.map((state, i) => [NAMES[i]!, state]));
}

const transitions = fc.array(
  fc.record({
    at: fc.nat(),
    event: fc.constantFrom(...EVENTS),
    target: fc.nat(),
    guard: fc.option(fc.constantFrom('g', 'h'), { nil: undefined }),
    reenter: fc.option(fc.constant(true as const), { nil: undefined }),
  }),
  { maxLength: 14 },
);

const charts: fc.Arbitrary<FlowFile> = fc
  .tuple(fc.array(trees, { minLength: 1, maxLength: 3 }), transitions)
  .map(([states, drawn]) => {
    const flow = structuredClone({ initial: 'a', states: named(states) }) as FlowFile;
    const all = statesOf(flow);
    const paths = all.slice(1).map(({ keys }) => keys.join('.'));
    for (const { at, event, target, guard, reenter } of drawn) {
      const state = all[at % all.length]!.state as {
        on?: Record<string, unknown[]>;
        type?: string;
      };
      if (state.type === 'final') continue;
      const one = { target: `#${paths[target % paths.length]!}`, ...(guard && { guard }) };
      ((state.on ??= {})[event] ??= []).push({ ...one, ...(reenter && { reenter }) });
    }
    return flow;
  });

test('[FLOW-7] the same holds for charts by chance, nested and guarded', () => {
  fc.assert(
    fc.property(charts, walks, (flow, walk) => expectEqualWalks(flow, walk)),
    { numRuns: 1500 },
  );
});
